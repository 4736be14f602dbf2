import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints } from "./axe.js";
import { cell, EASY, goTo, grid, label, link, SMALL, solution, until, visit } from "./browser.js";

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe finds nothing in any view, ${theme}`, () =>
    visit(
      link(EASY),
      async (page) => {
        await grid(page);
        await cell(page, 0).click();
        await page.keyboard.press("Shift+Digit2");
        await page.keyboard.press("Alt+Digit1");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("9");
        assert.deepEqual(await complaints(page), [], "play");
        for (const view of ["learn", "learn/naked-pair", "set", "stats", "walk"]) {
          await goTo(page, view);
          assert.deepEqual(await complaints(page), [], view);
        }
        await goTo(page, "play");
        for (const opener of ['[data-do="new"]', '[data-do="settings"]', '[data-do="share"]']) {
          await page.locator(opener).first().click();
          await page.getByRole("dialog").waitFor();
          if (opener.includes("new")) {
            await page.locator(".variants summary").click();
            await page.locator('.variant-list input[value="x"]').check();
          }
          assert.deepEqual(await complaints(page), [], opener);
          await page.keyboard.press("Escape");
        }
      },
      { settings: { theme } },
    ));
}

test("axe finds nothing on the first screen, after a win, in practice and without the server", async () => {
  await visit("", async (page) => {
    await page.locator(".welcome [data-variant]").first().waitFor();
    assert.deepEqual(await complaints(page), [], "first screen");
  });
  await visit(
    link(SMALL),
    async (page) => {
      await grid(page);
      for (const [at, digit] of (await solution(SMALL)).entries()) {
        if (SMALL[at] !== ".") continue;
        await cell(page, at).click();
        await page.keyboard.press(String(digit));
      }
      await page.locator(".won-dialog .chip").first().waitFor();
      assert.deepEqual(await complaints(page), [], "won");
      await page.keyboard.press("Escape");
      assert.deepEqual(await complaints(page), [], "finished");
      await page.context().setOffline(true);
      await page.locator('[data-do="next"]').click();
      await page.locator(".away p").waitFor();
      assert.deepEqual(await complaints(page), [], "away");
    },
    { away: true },
  );
  await visit("#/learn/naked-single", async (page) => {
    await page.locator('[data-do="practise"]').click();
    await page.getByRole("region", { name: "Practice" }).waitFor();
    assert.deepEqual(await complaints(page), [], "practice");
    for (let tier = 0; tier < 3; tier++) {
      await page.locator(tier ? '[data-do="more"]' : '[data-do="hint"]').click();
      await page.locator(".hint .told").nth(tier).waitFor();
    }
    assert.deepEqual(await complaints(page), [], "hint");
  });
});

test("the board is a grid of rows and cells that say what they hold", () =>
  visit(
    link(EASY),
    async (page) => {
      const board = await grid(page);
      assert.equal(await board.getByRole("row").count(), 9);
      assert.equal(await board.getByRole("gridcell").count(), 81);
      assert.equal(await board.getAttribute("aria-rowcount"), "9");
      await cell(page, 31).click();
      await cell(page, 39).click();
      await page.keyboard.press("Shift+Digit7");
      await page.keyboard.press("Shift+Digit2");
      assert.equal(await label(page, 39), "ligne 5, colonne 4, vide, marques de coin 2 7");
      assert.equal(await label(page, 8), "ligne 1, colonne 9, 9, donné");
      const snapshot = await page.getByRole("grid").ariaSnapshot();
      assert.match(snapshot, /gridcell "ligne 5, colonne 4, vide, marques de coin 2 7" \[selected\]/);
    },
    { locale: "fr-FR" },
  ));

test("keys read the row, the column and the box, politely", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const said = page.locator('[role="status"][aria-live="polite"]');
      await cell(page, 28).click();
      const expected = /** @type {[string, RegExp][]} */ ([
        ["r", /ligne 4 : vide vide 9 3 7 vide 5 vide 1/],
        ["c", /colonne 2 : vide 6 vide vide vide vide vide vide 4/],
        ["b", /région 4 : vide vide 9 vide vide vide vide vide vide/],
        ["g", /Ni cage/],
      ]);
      for (const [key, words] of expected) {
        await page.keyboard.press(key);
        await until(async () => words.test(String(await said.first().textContent())), `${key} reads ${words}`);
      }
    },
    { locale: "fr-FR" },
  ));

test("both languages, switched without losing the game, and kept", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      await cell(page, 0).click();
      await page.keyboard.press("5");
      assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
      await page.getByRole("button", { name: "Lire la page en français" }).click();
      await page.getByRole("link", { name: "Jouer", exact: true }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
      await until(async () => (await label(page, 0)) === "ligne 1, colonne 1, 5", "the game is there, in French");
      await cell(page, 1).click();
      await page.keyboard.press("b");
      await until(async () => /région 1/.test(String(await page.locator('[aria-live="polite"]').first().textContent())), "houses are named in French too");
      await page.reload();
      await page.getByRole("link", { name: "Jouer", exact: true }).waitFor();
      await grid(page);
      assert.equal(await label(page, 0), "ligne 1, colonne 1, 5");
    },
  ));

test("the system's dark and light are followed until something is chosen", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await paper();
      await page.emulateMedia({ colorScheme: "light" });
      assert.notEqual(await paper(), dark);
      await page.locator('[data-do="settings"]').click();
      await page.getByRole("radio", { name: "Dark" }).check();
      assert.equal(await paper(), dark);
    },
    { colorScheme: "dark" },
  ));
