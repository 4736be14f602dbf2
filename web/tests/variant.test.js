import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, grid, label, link, until, visit } from "./browser.js";

const CAGES = `size 4
title: Cages
grid
. . . .
. . . .
. . . .
. . . 1
x
cage 5: r1c1 r1c2
cage 6: r1c3 r2c3
thermo: r4c1 r3c1
white: r3c3 r3c4
`;

test("a variant that is pasted is drawn, told, read aloud, played and shared", () =>
  visit(link(CAGES), async (page) => {
    const board = await grid(page);
    assert.match(String(await board.getAttribute("aria-label")), /Cages/);
    assert.ok((await page.locator(".drawn-over svg").first().locator("path, circle").count()) > 0, "what the variant adds is drawn");
    assert.match(await page.locator(".rules > p").first().innerText(), /diagonals/);
    await page.locator(".rules details summary").click();
    assert.match(await page.locator(".rules").innerText(), /cage of 5/i);
    await cell(page, 0).click();
    await page.keyboard.press("g");
    const said = page.locator('[role="status"][aria-live="polite"]').first();
    await until(async () => /cage/.test(String(await said.textContent())), "the cage is read");
    // A digit on a diagonal clashes with the given at its other end.
    await page.keyboard.press("1");
    assert.equal(await label(page, 0), "row 1, column 1, 1, clashes");
    await page.keyboard.press("Backspace");
    await page.locator('[data-do="share"]').click();
    const shared = await page.locator(".link-field").inputValue();
    await page.keyboard.press("Escape");
    await page.goto(shared);
    await until(async () => (await page.locator("section.rules").count()) === 1, "the rules came along");
  }));

test("a variant is made, and hints and checks know its rules", () =>
  visit(link("4....3.....3..41"), async (page) => {
    await grid(page);
    await page.locator('[data-do="new"]').click();
    const dialog = page.getByRole("dialog", { name: "New puzzle" });
    await dialog.getByText("Variants: Classic").click();
    await dialog.locator('.variant-list input[value="x"]').check();
    await dialog.locator('[data-grade=""]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 81, "a puzzle");
    assert.ok((await page.locator(".drawn-under path, .drawn-over path").count()) > 0, "the diagonals are drawn");
    await page.locator('[data-do="hint"]').click();
    await page.locator(".hint .told").first().waitFor();
    await page.locator('[data-do="check"]').click();
    await page.locator(".message", { hasText: "Nothing is wrong." }).waitFor();
  }));

test("several grids that overlap are one board: arrows cross the holes", () =>
  visit("#/set", async (page) => {
    await grid(page);
    const text = ["size 4x6", "houses none", "digits 2", "grid", ". . ~ ~ . .", ". . ~ ~ . .", "~ ~ . . ~ ~", "~ ~ . . ~ ~", "house row: r1c1 r1c2", "house row: r1c5 r1c6"].join("\n");
    await page.getByRole("textbox", { name: "Paste a puzzle" }).fill(text);
    await page.locator('[data-do="read"]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 12, "twelve cells");
    const at = (/** @type {number} */ row, /** @type {number} */ column) => page.locator(`[role="gridcell"][aria-label^="row ${row}, column ${column},"]`);
    await at(1, 2).click();
    await page.keyboard.press("ArrowRight");
    assert.ok(await at(1, 5).evaluate((element) => element === document.activeElement));
  }));

test("a hint about a constraint frames its cells", () =>
  visit(link("size 6\ngrid\n......\n......\n......\n......\n......\n......\nthermo: r1c1 r1c2 r2c3 r3c3\n"), async (page) => {
    await grid(page);
    await page.locator('[data-do="hint"]').click();
    await page.locator(".hint .told", { hasText: "thermometer" }).waitFor();
    assert.equal(await page.locator(".over .look").count(), 4);
  }));

test("marks keep clear of the numbers of cages", () =>
  visit(
    link("size 6\ngrid\n......\n......\n......\n......\n......\n......\ncage 11: r1c1 r1c2\n"),
    async (page) => {
      await grid(page);
      const crossing = await page.evaluate(() => {
        const boxes = (/** @type {string} */ where) => [...document.querySelectorAll(where)].map((its) => its.getBoundingClientRect());
        const [label] = boxes(".drawn-over text");
        // The ink of a digit is smaller than its line.
        return boxes(".cells .mark").filter(({ left, right, top, bottom }) => left < label.right && label.left < right && top + (bottom - top) * 0.2 < label.bottom - 3 && label.top < bottom).length;
      });
      assert.equal(crossing, 0);
    },
    { settings: { keepCandidates: true } },
  ));
