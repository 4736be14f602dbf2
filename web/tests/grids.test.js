// Layouts of several grids: they are drawn, moved over, read and won as one board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, grid, label, link, until, visit } from "./browser.js";

/** A puzzle of a layout, with all but some cells given, and what belongs there.
 * @param {string} variant @param {number[]} open cells from 0 */
async function nearlySolved(variant, open) {
  const { puzzle, solution } = await api("generate", { variants: [variant], seed: 1 });
  const givens = [...solution.digits].map((digit, at) => (open.includes(at) ? "." : digit)).join("");
  const [filled] = (await api("read", { text: puzzle, givens })).puzzles;
  return { puzzle: filled, digits: solution.numbers };
}

/** The number of the cell at a place. @param {any} puzzle @param {number} row @param {number} column */
function at(puzzle, row, column) {
  return puzzle.cells.findIndex((/** @type {any} */ its) => its.row === row && its.column === column);
}

test("a samurai: keys cross from grid to grid, both rows of a shared cell are read, and it is won", async () => {
  const { board: whole } = await api("generate", { variants: ["samurai"], seed: 1, board: true });
  const open = [at(whole, 1, 1), at(whole, 8, 8), at(whole, 11, 11), at(whole, 21, 21)];
  const { puzzle, digits } = await nearlySolved("samurai", open);
  await visit(link(puzzle.puzzle), async (page) => {
    await grid(page);
    assert.equal(await page.getByRole("gridcell").count(), 369);
    const focus = () => page.evaluate(() => Number(document.activeElement?.getAttribute("data-cell")));
    await cell(page, at(puzzle, 1, 9)).click();
    const ways = /** @type {[string, number, number][]} */ ([["ArrowRight", 1, 13], ["ArrowLeft", 1, 9], ["PageDown", 21, 9], ["ArrowUp", 20, 9], ["End", 20, 21], ["Control+Home", 1, 1]]);
    for (const [key, row, column] of ways) {
      await page.keyboard.press(key);
      assert.equal(await focus(), at(puzzle, row, column), key);
    }
    await cell(page, at(puzzle, 7, 9)).click();
    await page.keyboard.press("ArrowRight");
    assert.equal(await focus(), at(puzzle, 7, 10), "into the grid in the middle");
    await cell(page, open[1]).click();
    await page.keyboard.press("r");
    const said = page.locator('[role="status"][aria-live="polite"]').first();
    await until(async () => /row 8 of grid 1.*row 2 of grid 3/.test(String(await said.textContent())), "both rows are read");
    // A digit clashes in both grids that it is in; this one stands outside the box that they share in each.
    await page.keyboard.press(String(digits[at(puzzle, 8, 1)]));
    const clashing = await page.locator('[aria-label$="clashes"]').evaluateAll((cells) => cells.map((its) => String(its.getAttribute("aria-label"))));
    assert.ok(clashing.some((its) => /row 8, column [1-6],/.test(its)) && clashing.some((its) => /row 8, column 1\d,/.test(its)), clashing.join("; "));
    for (const its of open) {
      await cell(page, its).click();
      await page.keyboard.press(String(digits[its]));
    }
    await page.getByRole("dialog", { name: "Solved!" }).waitFor();
  });
});

test("a samurai on a phone has cells for a finger, and its keys in sight", async () => {
  const { board: puzzle } = await api("generate", { variants: ["samurai"], seed: 1, board: true });
  await visit(
    link(puzzle.puzzle),
    async (page) => {
      await grid(page);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
      const last = cell(page, puzzle.cells.length - 1);
      assert.ok((await last.evaluate((its) => its.getBoundingClientRect().width)) >= 43);
      await last.scrollIntoViewIfNeeded();
      await last.tap();
      assert.equal(await last.getAttribute("aria-selected"), "true");
      const key = await page.locator('[data-key="digit-1"]').boundingBox();
      assert.ok(key && key.y + key.height <= 740, "the keys are in sight");
      // A hint brings what it speaks of into sight.
      await page.locator('[data-do="hint"]').tap();
      await page.locator(".over .look").first().waitFor();
      const inside = await page.evaluate(() => {
        const room = /** @type {Element} */ (document.querySelector(".board-room")).getBoundingClientRect();
        const looks = [...document.querySelectorAll(".over .look")].map((its) => its.getBoundingClientRect());
        return looks.some(({ left, right, top, bottom }) => left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom);
      });
      assert.ok(inside, "the house of the hint is in the room of the board");
    },
    { viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true },
  );
});

for (const [variant, count] of /** @type {[string, number][]} */ ([["3doku", 729], ["cube-surface", 96], ["roxdoku", 27], ["windmill", 333], ["tiny-samurai", 76]])) {
  test(`a puzzle of the layout ${variant} is played to its end`, async () => {
    const open = [0, 3, count - 1];
    const { puzzle, digits } = await nearlySolved(variant, open);
    await visit(link(puzzle.puzzle), async (page) => {
      await grid(page);
      assert.equal(await page.getByRole("gridcell").count(), count);
      const shown = await page.locator('[data-key^="digit-"] .face').evaluateAll((faces) => faces.map((face) => face.getAttribute("data-left") ?? ""));
      if (shown.every((left) => left !== "")) shown.forEach((left, index) => {
        const missing = open.filter((its) => digits[its] === index + 1).length;
        assert.equal(left, missing ? String(missing) : "✓", `${variant}: how many ${index + 1} are left`);
      });
      for (const its of open) {
        assert.match(String(await label(page, its)), /empty/);
        await cell(page, its).click();
        await page.keyboard.press(puzzle.symbols[digits[its] - 1]);
      }
      await page.getByRole("dialog", { name: "Solved!" }).waitFor();
    });
  });
}
