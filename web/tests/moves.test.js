import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, EASY, grid, label, link, PAGE, SMALL, solution, until, visit } from "./browser.js";

/** Fills cells of the 4×4 grid with the pointer and the keyboard, except the last few, as many as are given.
 * @param {import("playwright-core").Page} page @param {number} [but] @returns {Promise<{digits: number[], open: number[]}>} */
async function fill(page, but = 0) {
  const digits = await solution(SMALL);
  const open = digits.map((_, at) => at).filter((at) => SMALL[at] === ".");
  for (const at of open.slice(0, open.length - but)) {
    await cell(page, at).click();
    await page.keyboard.press(String(digits[at]));
  }
  return { digits, open };
}

test("keys write wherever the focus is: after a click on the pad, on the page, on a button", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.locator('[data-key="tool-corner"]').click();
    await page.keyboard.press("7");
    assert.equal(await label(page, 0), "row 1, column 1, empty, corner marks 7");
    await page.keyboard.press("z");
    await page.locator(".status h1").click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("5");
    assert.equal(await label(page, 1), "row 1, column 2, 5");
    await page.locator('[data-do="checkpoint"]').click();
    await page.keyboard.press("Backspace");
    assert.equal(await label(page, 1), "row 1, column 2, empty");
    // Space still presses the button that has the focus.
    await page.locator('[data-do="keep-candidates"]').focus();
    await page.keyboard.press(" ");
    assert.equal(await page.locator('[data-do="keep-candidates"]').getAttribute("aria-pressed"), "true");
  }));

test("who wants keys on the board alone can have that", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      await cell(page, 0).click();
      await page.locator('[data-do="checkpoint"]').focus();
      await page.keyboard.press("5");
      assert.equal(await label(page, 0), "row 1, column 1, empty");
      await cell(page, 0).click();
      await page.keyboard.press("5");
      assert.equal(await label(page, 0), "row 1, column 1, 5");
    },
    { settings: { keysAnywhere: false } },
  ));

test("P pauses and P resumes, and nothing is written under the cover", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.keyboard.press("p");
    await page.getByRole("button", { name: "Paused – go on" }).waitFor();
    await page.keyboard.press("5");
    await page.keyboard.press("p");
    await page.getByRole("button", { name: "Paused – go on" }).waitFor({ state: "hidden" });
    assert.equal(await label(page, 0), "row 1, column 1, empty");
    await page.keyboard.press("5");
    assert.equal(await label(page, 0), "row 1, column 1, 5");
  }));

test("Enter starts the next puzzle after a win, of the same size", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    await fill(page);
    await page.getByRole("dialog", { name: "Solved!" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await until(async () => (await page.getByRole("gridcell", { name: /empty/ }).count()) > 3, "another puzzle");
    assert.equal(await page.getByRole("gridcell").count(), 16);
  }));

test("a message goes with the next move and never covers the board", async () => {
  for (const viewport of [{ width: 1280, height: 860 }, { width: 390, height: 780 }]) {
    await visit(
      link(SMALL),
      async (page) => {
        await grid(page);
        const { digits, open } = await fill(page, 1);
        const last = /** @type {number} */ (open.at(-1));
        await cell(page, last).click();
        await page.keyboard.press(String((digits[last] % 4) + 1));
        const told = page.getByRole("alert");
        await told.getByText(/something in it is wrong/).waitFor();
        const [message, board] = await Promise.all([told.boundingBox(), page.locator(".board").boundingBox()]);
        assert.ok(message && board && message.y + message.height <= board.y, "above the board, not over it");
        await page.keyboard.press("Backspace");
        assert.equal(await page.locator(".message").count(), 0);
      },
      { viewport },
    );
  }
});

test("what is said is in sight on a phone, however far below the key is", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      for (const name of ["check", "recognise"]) {
        await page.locator('[data-do="share"]').scrollIntoViewIfNeeded();
        await page.locator(`[data-do="${name}"]`).click();
        const said = page.locator(".message");
        await said.getByText(/\w/).waitFor();
        await until(async () => ((await said.boundingBox())?.y ?? -1) >= 0, name);
        await page.locator('[data-do="share"]').scrollIntoViewIfNeeded();
      }
    },
    { viewport: { width: 390, height: 640 } },
  ));

test("a win is decided at once and never contradicted, however late an answer comes", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const { digits, open } = await fill(page, 1);
    // Whatever the server would say of the wrong digit, it says it too late.
    let answer = () => {};
    const late = new Promise((resolve) => (answer = () => resolve(undefined)));
    await page.route("**/api/v1/check*", async (route) => (await late, route.continue()));
    const last = /** @type {number} */ (open.at(-1));
    await cell(page, last).click();
    await page.keyboard.press(String((digits[last] % 4) + 1));
    await page.keyboard.press(String(digits[last]));
    await page.getByRole("dialog", { name: "Solved!" }).waitFor();
    answer();
    await page.waitForLoadState("networkidle");
    assert.equal(await page.locator(".message").count(), 0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Backspace");
    assert.equal(await page.getByRole("gridcell", { name: /empty/ }).count(), 0, "what is won stays won");
    for (const name of ["undo", "hint", "check", "checkpoint"]) assert.ok(await page.locator(`[data-do="${name}"]`).isDisabled(), name);
  }));

test("a finished puzzle of the day shows as finished with its result, and counts once", async () => {
  const day = await (await fetch(`${PAGE}api/v1/daily?date=2026-01-05&grade=easy&lang=en`)).json();
  const { puzzle } = day;
  const digits = await solution(puzzle);
  await visit("", async (page) => {
    await grid(page);
    /** Opens the daily puzzle of a day as a person does. */
    const open = async () => {
      await page.locator('[data-do="top-new"]').click();
      await page.getByLabel("Day", { exact: true }).fill("2026-01-05");
      await page.locator('[data-daily="easy"]').click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    const play = async () => {
      for (const [at, given] of day.board.givens.numbers.entries()) {
        if (given) continue;
        await cell(page, at).click();
        await page.keyboard.press(String(digits[at]));
      }
      await page.getByRole("dialog", { name: "Solved!" }).waitFor();
      await page.keyboard.press("Escape");
    };
    await open();
    await play();
    const result = page.getByRole("region", { name: "Solved!" });
    await result.getByText(/Without a hint/).waitFor();
    await page.locator('[data-do="top-new"]').click();
    await page.getByLabel("Day", { exact: true }).fill("2026-01-05");
    assert.match(await page.locator('[data-daily="easy"]').innerText(), /✓ \d+:\d\d/);
    await page.keyboard.press("Escape");
    // Another game, then the same day again.
    await page.goto(PAGE + link(SMALL));
    await until(async () => (await page.getByRole("gridcell").count()) === 16, "another game");
    await open();
    await result.getByText(/Solved in/).waitFor();
    await until(async () => (await page.getByRole("gridcell", { name: /empty/ }).count()) === 0, "the grid is full");
    await result.getByRole("button", { name: "Play it again" }).click();
    await until(async () => (await page.getByRole("gridcell", { name: /empty/ }).count()) > 40, "from the beginning");
    await play();
    await page.evaluate(() => (window.location.hash = "#/stats"));
    await until(async () => (await page.locator(".numbers dd").first().innerText()) === "1", "counted once");
  });
});

test("a walk-through counts as help", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    await page.locator('[data-do="walk"]').click();
    await page.locator(".steps .step").first().waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await grid(page);
    await fill(page);
    const dialog = page.getByRole("dialog", { name: "Solved!" });
    await dialog.waitFor();
    assert.match(await dialog.innerText(), /With the walk-through/);
    await page.keyboard.press("Escape");
    await page.evaluate(() => (window.location.hash = "#/stats"));
    await until(async () => (await page.locator(".numbers dd").nth(1).innerText()) === "0", "not without help");
  }));

test("a win shows what was learned, and the same time everywhere", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    // The clock stands at a time where rounding up and down differ.
    const stop = (/** @type {number} */ at) => page.evaluate((now) => void (performance.now = () => now), at);
    await stop(0);
    await page.goto(PAGE + link(EASY));
    await until(async () => (await page.getByRole("gridcell").count()) === 81, "the game");
    await stop(61_900);
    const digits = await solution(EASY);
    const { rating } = await api("rate", { puzzle: EASY });
    for (const [at, symbol] of [...EASY].entries()) {
      if (symbol !== ".") continue;
      await cell(page, at).click();
      await page.keyboard.press(String(digits[at]));
    }
    const dialog = page.getByRole("dialog", { name: "Solved!" });
    await dialog.getByText(`The hardest step: ${rating.hardest.name}.`).waitFor();
    assert.equal(await dialog.locator(".chip").count(), rating.techniques.length);
    const time = await dialog.locator(".won-time").innerText();
    assert.equal(time, "1:01");
    assert.equal(await page.locator(".clock").innerText(), time);
    assert.equal(await page.locator(".finished h2").innerText(), `Solved in ${time}`);
  }));
