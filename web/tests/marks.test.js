import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, EASY, grid, label, link, SMALL, solution, until, visit } from "./browser.js";

test("corner marks are never wrong: a hint and a check pass over them", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    // One of two places of a digit is false, and nobody says which.
    await cell(page, 1).click();
    await page.keyboard.press(`Shift+Digit${(digits[1] % 4) + 1}`);
    await page.locator('[data-do="check"]').click();
    await page.locator(".message", { hasText: "Nothing is wrong." }).waitFor();
    await page.keyboard.press("h");
    const panel = page.getByRole("region", { name: "Hint" });
    await panel.getByText(/Look at/).first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator('[data-do="before-mistake"]').click();
    await page.locator(".message", { hasText: "Nothing is wrong." }).waitFor();
    assert.match(String(await label(page, 1)), /corner marks/);
  }));

test("centre marks do count: a check tells that they lack the digit, not which one", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    await cell(page, 1).click();
    await page.keyboard.press(`Control+Digit${(digits[1] % 4) + 1}`);
    await page.locator('[data-do="check"]').click();
    await page.getByRole("alert").getByText("In one cell the right digit is missing from the candidates.").waitFor();
    await page.keyboard.press("h");
    await page.getByRole("region", { name: "Hint" }).getByText(/marks/i).first().waitFor();
  }));

test("candidates that are filled in count, and are told apart from corner marks", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    await cell(page, 1).click();
    await page.locator('[data-do="candidates"]').click();
    await until(async () => /candidates/.test(String(await label(page, 1))), "filled in");
    assert.equal(await page.locator(".cells .mark:not(.full)").count(), 0);
    await page.keyboard.press(`Shift+Digit${digits[1]}`);
    await page.locator('[data-do="check"]').click();
    await page.getByRole("alert").getByText(/missing from the candidates/).waitFor();
  }));

test("corner marks wait while candidates are kept, and take none of them away", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.keyboard.press("Shift+Digit7");
    await page.locator('[data-do="keep-candidates"]').click();
    const kept = String(await label(page, 0));
    assert.match(kept, /candidates 1 3 5 7 8/);
    await page.locator('[data-do="keep-candidates"]').click();
    assert.equal(await label(page, 0), "row 1, column 1, empty, corner marks 7");
    assert.match(String(await label(page, 1)), /candidates/);
  }));
