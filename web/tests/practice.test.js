import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, grid, label, link, SMALL, solution, until, visit } from "./browser.js";

/** A cell of the 9×9 grid. @param {number} row @param {number} column */
const at = (row, column) => 9 * (row - 1) + column - 1;

/** What is on the board. @param {import("playwright-core").Page} page */
async function position(page) {
  const labels = await page.getByRole("gridcell").evaluateAll((all) => all.map((its) => ({ cell: Number(its.getAttribute("data-cell")), text: its.getAttribute("aria-label") ?? "" })));
  labels.sort((a, b) => a.cell - b.cell);
  const values = labels.map(({ text }) => Number(/column \d+, (\d)/.exec(text)?.[1] ?? 0));
  const marks = labels.map(({ text }) => /candidates ([\d ]+)/.exec(text)?.[1].split(" ").map(Number) ?? null);
  return { values, marks };
}

test("practice starts where the technique is needed, recognises it, and counts", () =>
  visit("#/learn/naked-pair", async (page) => {
    await page.locator('[data-do="practise"]').click();
    await grid(page);
    const panel = page.getByRole("region", { name: "Practice" });
    await panel.getByRole("heading", { name: "Find the step: Naked Pair" }).waitFor();
    await until(() => page.evaluate(() => localStorage.getItem("grille.games")), "the game is kept");
    const puzzle = await page.evaluate(() => {
      const [id] = JSON.parse(localStorage.getItem("grille.games") ?? "[]");
      return JSON.parse(localStorage.getItem(`grille.game.${id}`) ?? "").puzzle.puzzle;
    });
    const here = await position(page);
    // Everything easier is done: the next step is the one that is practised.
    const centre = Object.fromEntries(here.marks.flatMap((marks, cell) => (marks ? [[`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`, marks.join("")]] : [])));
    const { step } = await api("hint", { puzzle, position: { digits: here.values.join(""), centre } });
    assert.equal(step.technique, "naked-pair");
    // Something that does not follow is not it.
    const digits = await solution(puzzle);
    const open = here.values.findIndex((value) => !value);
    await cell(page, open).click();
    await page.keyboard.press(`Shift+Digit${digits[open]}`);
    await panel.getByText("This does not follow yet.").waitFor();
    await page.keyboard.press("Control+z");
    // Nothing leads back behind the start.
    assert.ok(await page.locator('[data-do="undo"]').isDisabled());
    await page.keyboard.press("Control+z");
    assert.deepEqual(await position(page), here);
    const { cell: name, digit } = step.eliminations[0];
    await cell(page, at(Number(name[1]), Number(name[3]))).click();
    await page.keyboard.press(`Shift+Digit${digit}`);
    await panel.getByText(/Found: Naked Pair\./).waitFor();
    await panel.getByText("Found once in practice").waitFor();
    await panel.locator('[data-do="practice-next"]').click();
    await panel.getByText(/Everything easier is done/).waitFor();
    await page.evaluate(() => (window.location.hash = "#/learn"));
    await page.getByRole("link", { name: /Naked Pair ✓ 1/ }).waitFor();
  }));

test("another step that follows is named, and is not the one that is practised", () =>
  visit("#/learn/hidden-single", async (page) => {
    await page.locator('[data-do="practise"]').click();
    await grid(page);
    const panel = page.getByRole("region", { name: "Practice" });
    await panel.waitFor();
    const { values } = await position(page);
    const open = values.findIndex((value) => !value);
    const step = { technique: "x-wing", placements: [], eliminations: [], say: { title: "X-Wing", aliases: [], short: "", full: "", conclusion: "", proof: [] }, draw: { digits: { digits: "", numbers: [] }, houses: [], cells: [], candidates: [], sets: [], links: [] } };
    await page.route("**/api/v1/recognise*", (route) => route.fulfill({ json: { follows: true, steps: [step] } }));
    await cell(page, open).click();
    await page.keyboard.press("1");
    await panel.getByText("That follows too, by X-Wing. Now look for Hidden Single.").waitFor();
    assert.equal(await panel.locator('[data-do="practice-next"]').isVisible(), false);
    await panel.getByText("Not found in practice yet").waitFor();
  }));

test("what the last move used is told on request, and that it does not follow yet", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    await page.locator('[data-do="recognise"]').click();
    await page.locator(".message", { hasText: "Place a digit or remove a candidate first." }).waitFor();
    await cell(page, 2).click();
    await page.keyboard.press("3");
    await page.locator('[data-do="recognise"]').click();
    await page.locator(".message", { hasText: "You used: Hidden Single." }).waitFor();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("1");
    await page.keyboard.press("q");
    await page.locator(".message", { hasText: "This does not follow yet." }).waitFor();
    await page.keyboard.press("Control+z");
    await until(async () => /empty/.test(String(await label(page, 2))), "taken back");
  }));
