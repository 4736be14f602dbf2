import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, EASY, grid, label, link, SMALL, solution, until, visit } from "./browser.js";

test("a game is played from start to win with the keyboard alone", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    const digits = await solution(EASY);
    // From the top of the page into the grid: it is one stop of the Tab key.
    await page.locator(".skip").focus();
    for (let tabs = 0; !(await page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell")); tabs++) {
      assert.ok(tabs < 20, "the grid is reached with Tab");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Control+Home");
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9; column++) {
        if (EASY[9 * row + column] === ".") await page.keyboard.press(String(digits[9 * row + column]));
        if (column < 8) await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    }
    const dialog = page.getByRole("dialog", { name: "Solved!" });
    await dialog.waitFor();
    assert.match(await dialog.innerText(), /Without a hint/);
    await page.keyboard.press("Escape");
    await page.evaluate(() => (window.location.hash = "#/stats"));
    await until(async () => (await page.locator(".numbers dd").first().innerText()) === "1", "the game is counted");
  }));

test("arrows, Home, End, page keys and Shift move and select", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    const focus = () => page.evaluate(() => Number(document.activeElement?.getAttribute("data-cell")));
    await cell(page, 40).click();
    const moves = /** @type {[string, number][]} */ ([["ArrowLeft", 39], ["ArrowUp", 30], ["Home", 27], ["End", 35], ["PageUp", 8], ["PageDown", 80], ["Control+Home", 0], ["Control+End", 80], ["ArrowDown", 80]]);
    for (const [key, goal] of moves) {
      await page.keyboard.press(key);
      assert.equal(await focus(), goal, key);
    }
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("Shift+ArrowUp");
    assert.equal(await page.locator('[aria-selected="true"]').count(), 3);
    await page.keyboard.press("Control+a");
    assert.equal(await page.locator('[aria-selected="true"]').count(), 81);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator('[aria-selected="true"]').count(), 1);
    assert.equal(await page.locator('[role="gridcell"][tabindex="0"]').count(), 1);
  }));

test("digits, marks and colours are written, erased and taken back", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    for (const key of ["Shift+Digit7", "Shift+Digit2", "Control+Digit5", "Alt+Digit3"]) await page.keyboard.press(key);
    assert.equal(await label(page, 0), "row 1, column 1, empty, corner marks 2 7, centre marks 5, green, rising");
    await page.keyboard.press("8");
    assert.match(String(await label(page, 0)), /^row 1, column 1, 8, green/);
    await page.keyboard.press("Backspace");
    assert.match(String(await label(page, 0)), /empty, corner marks 2 7/);
    await page.keyboard.press("Backspace");
    assert.equal(await label(page, 0), "row 1, column 1, empty, green, rising");
    for (let times = 0; times < 7; times++) await page.keyboard.press("Control+z");
    assert.equal(await label(page, 0), "row 1, column 1, empty");
    await page.keyboard.press("Control+y");
    assert.equal(await label(page, 0), "row 1, column 1, empty, corner marks 7");
    // A given stays what it is.
    await cell(page, 8).click();
    await page.keyboard.press("1");
    assert.equal(await label(page, 8), "row 1, column 9, 9, given");
  }));

test("candidates are coloured with the keyboard alone", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    for (const key of ["t", "Alt+Digit2", "7", "Alt+Digit1", "5"]) await page.keyboard.press(key);
    assert.match(String(await label(page, 0)), /corner marks 5 7, 5 in blue.*, 7 in orange/);
    await page.keyboard.press("5");
    assert.doesNotMatch(String(await label(page, 0)), /5 in blue/);
  }));

test("a digit that clashes is marked at once, and need not be", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    await cell(page, 1).click();
    await page.keyboard.press("4");
    assert.equal(await label(page, 1), "row 1, column 2, 4, clashes");
    assert.equal(await cell(page, 1).getAttribute("aria-invalid"), "true");
    assert.equal(await page.locator(".clash-sign").count(), 2);
    await page.locator('[data-do="settings"]').click();
    await page.getByRole("switch", { name: "Show clashes at once" }).click();
    await page.getByRole("switch", { name: "Show wrong digits at once" }).click();
    await page.keyboard.press("Escape");
    await until(async () => (await label(page, 1)) === "row 1, column 2, 4, wrong", "wrong, and no longer clashing");
    await page.locator('[data-do="settings"]').click();
    await page.getByRole("switch", { name: "Show wrong digits at once" }).click();
    await page.keyboard.press("Escape");
    await until(async () => (await label(page, 1)) === "row 1, column 2, 4", "neither");
    assert.equal(await page.locator('.clash-sign, .wrong-sign, [aria-invalid="true"]').count(), 0);
  }));

test("digit first: a digit is held and goes where Enter or a click says", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.keyboard.press("f");
    await page.keyboard.press("5");
    assert.equal(await label(page, 0), "row 1, column 1, empty");
    await page.keyboard.press("Enter");
    assert.equal(await label(page, 0), "row 1, column 1, 5");
    await cell(page, 30).click();
    assert.equal(await page.locator('[data-key="digit-5"]').getAttribute("aria-pressed"), "true");
    await cell(page, 41).click();
    await cell(page, 32).click();
    assert.equal(await label(page, 32), "row 4, column 6, 5, clashes");
  }));
