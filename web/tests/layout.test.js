import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints } from "./axe.js";
import { api, EASY, goTo, grid, link, visit } from "./browser.js";

const PHONE = { width: 390, height: 780 };
const DESKTOP = { width: 1280, height: 860 };

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the rules of a variant are in sight from the start, ${name}`, async () => {
    const { board: puzzle } = await api("generate", { variants: ["killer"], size: 6, seed: 2, board: true });
    await visit(
      link(puzzle.puzzle),
      async (page) => {
        await grid(page);
        const rules = page.getByRole("region", { name: "Rules" });
        await rules.getByText(puzzle.rules[0]).waitFor();
        const box = await rules.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${JSON.stringify(box)}`);
      },
      { viewport },
    );
  });

  test(`the numbers of rows and columns stand at the board, ${name}`, () =>
    visit(
      link(EASY),
      async (page) => {
        await grid(page);
        assert.equal((await page.locator(".numbers-around text").allTextContents()).join(""), "123456789123456789");
        const cell = await page.locator('[data-cell="0"]').boundingBox();
        for (const text of await page.locator(".numbers-around text").all()) {
          const box = await text.boundingBox();
          assert.ok(cell && box && (box.x + box.width <= cell.x || box.y + box.height <= cell.y), "beside the cells");
        }
      },
      { viewport },
    ));

  test(`what is done all the time is larger than what is done now and then, ${name}`, () =>
    visit(
      link(EASY),
      async (page) => {
        await grid(page);
        const high = async (/** @type {string} */ name) => (await page.locator(`[data-do="${name}"]`).boundingBox())?.height ?? 0;
        const rare = Math.max(...(await Promise.all(["redo", "checkpoint", "share", "walk"].map(high))));
        for (const name of ["undo", "hint", "check", "new"]) assert.ok((await high(name)) > rare + 8, name);
      },
      { viewport },
    ));
}

test("at 200 % the rules of a variant are whole", async () => {
  const { board: puzzle } = await api("generate", { variants: ["killer"], size: 6, seed: 2, board: true });
  await visit(
    link(puzzle.puzzle),
    async (page) => {
      await grid(page);
      const hidden = await page.getByRole("region", { name: "Rules" }).evaluate((rules) => rules.scrollHeight - rules.clientHeight);
      assert.equal(hidden, 0);
    },
    { viewport: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 } },
  );
});

test("at 200 % nothing is cut, in any view and both languages, and axe finds nothing", async () => {
  // Twice as large is half as many pixels of the page.
  const viewport = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };
  for (const locale of ["en-GB", "fr-FR"]) {
    await visit(
      link(EASY),
      async (page) => {
        await grid(page);
        for (const view of ["play", "learn", "learn/naked-pair", "set", "solvers", "stats", "walk"]) {
          await goTo(page, view);
          const cut = await page.evaluate(() => {
            const wide = document.documentElement.scrollWidth - window.innerWidth;
            const clipped = [...document.querySelectorAll("main button, main a, header a, header button, main h1, main label > span, main .word")].filter((element) => element instanceof HTMLElement && element.offsetParent && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
            return { wide, clipped: clipped.map((element) => element.textContent) };
          });
          assert.deepEqual(cut, { wide: 0, clipped: [] }, view);
          assert.deepEqual(await complaints(page), [], view);
        }
      },
      { viewport, locale },
    );
  }
});

for (const [name, viewport] of Object.entries({ phone: PHONE, "small phone": { width: 320, height: 640 }, "200 %": { width: DESKTOP.width / 2, height: DESKTOP.height / 2 } })) {
  test(`no word on a button is broken in two, ${name}`, async () => {
    for (const locale of ["en-GB", "fr-FR"]) {
      await visit(
        link(EASY),
        async (page) => {
          await grid(page);
          const broken = await page.locator("main button, header a, header button").evaluateAll((buttons) =>
            buttons.flatMap((button) => {
              const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
              const words = [];
              for (let node = texts.nextNode(); node; node = texts.nextNode()) {
                for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
                  const range = document.createRange();
                  range.setStart(node, index);
                  range.setEnd(node, index + word.length);
                  if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
                }
              }
              return words;
            }),
          );
          assert.deepEqual(broken, []);
        },
        { viewport, locale },
      );
    }
  });
}
