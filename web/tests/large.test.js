import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, grid, label, link, until, visit } from "./browser.js";

test("a grid of 25×25 plays: letters are digits, candidates are written, hints come", async () => {
  // A solution in a pattern, with a band of it taken away.
  const symbols = "123456789ABCDEFGHIJKLMNOP";
  const at = (/** @type {number} */ row, /** @type {number} */ column) => symbols[(5 * (row % 5) + Math.floor(row / 5) + column) % 25];
  const whole = Array.from({ length: 625 }, (_, i) => at(Math.floor(i / 25), i % 25)).join("");
  const puzzle = "." .repeat(30) + whole.slice(30);
  assert.equal((await api("solve", { puzzle })).count >= 1, true);
  await visit(link(puzzle), async (page) => {
    const board = await grid(page);
    assert.equal(await board.getByRole("gridcell").count(), 625);
    await cell(page, 0).click();
    await page.keyboard.press("p");
    assert.equal(await label(page, 0), "row 1, column 1, P, clashes");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Shift+C");
    assert.equal(await label(page, 0), "row 1, column 1, empty, corner marks C");
    // A letter that is a digit is a command with Alt.
    await page.keyboard.press("Alt+r");
    await until(async () => /row 1:/.test(String(await page.locator('[aria-live="polite"]').first().textContent())), "the row is read");
    await page.keyboard.press("Control+z");
    await page.locator('[data-do="candidates"]').click();
    await until(async () => (await page.locator(".cells .mark").count()) >= 30, "candidates in all empty cells");
    await page.locator('[data-do="hint"]').click();
    await page.locator(".hint .told").first().waitFor();
    await page.locator('[data-do="large"]').click();
    const side = await cell(page, 624).evaluate((element) => element.getBoundingClientRect().width);
    assert.ok(side >= 43, `a cell is ${side} wide`);
  });
});

for (const [size, puzzle] of /** @type {[number, string][]} */ ([[4, "4....3.....3..41"], [6, ".".repeat(36)], [12, ".".repeat(144)], [16, ".".repeat(256)], [20, ".".repeat(400)]])) {
  test(`a grid of ${size}×${size} is drawn`, () =>
    visit(link(puzzle), async (page) => {
      await grid(page);
      assert.equal(await page.getByRole("gridcell").count(), size * size);
      assert.equal(await page.locator('.keys [data-key^="digit-"]').count(), size + 1);
    }));
}
