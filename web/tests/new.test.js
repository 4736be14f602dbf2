import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, grid, label, link, PAGE, until, visit } from "./browser.js";

test("who comes for the first time gets the puzzle of the day", () =>
  visit("", async (page) => {
    const board = await grid(page);
    assert.match(String(await board.getAttribute("aria-label")), /Puzzle of/);
    assert.equal(await page.getByRole("gridcell").count(), 81);
  }));

test("the puzzle of a day is the same for everyone", async () => {
  const ask = async () => (await (await fetch(`${PAGE}api/v1/daily?date=2026-11-16&grade=medium`)).json()).puzzle.puzzle;
  assert.equal(await ask(), await ask());
});

test("a new puzzle is made by size and difficulty", () =>
  visit(link("4....3.....3..41"), async (page) => {
    await grid(page);
    await page.locator('[data-do="new"]').click();
    const dialog = page.getByRole("dialog", { name: "New puzzle" });
    await dialog.getByRole("combobox", { name: "Size" }).selectOption("6");
    await dialog.locator('[data-grade=""]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 36, "a 6×6 grid");
    await page.locator('[data-do="new"]').click();
    await dialog.getByRole("combobox", { name: "Size" }).selectOption("9");
    await dialog.locator('[data-grade="medium"]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 81, "a 9×9 grid");
    assert.equal(await page.locator(".status .badge").innerText(), "Medium");
  }));

test("games begun are listed and go on", () =>
  visit(link("4....3.....3..41"), async (page) => {
    await grid(page);
    await cell(page, 1).click();
    await page.keyboard.press("1");
    await page.locator('[data-do="new"]').click();
    await page.locator('[data-grade=""]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 81, "another game");
    await page.locator('[data-do="new"]').click();
    await page.locator(".saved").first().click();
    await until(async () => (await page.getByRole("gridcell").count()) === 16, "the first game");
    assert.equal(await label(page, 1), "row 1, column 2, 1");
  }));

test("several variants are ordered together: searched, ticked, taken back, and made", () =>
  visit(link("4....3.....3..41"), async (page) => {
    await grid(page);
    await page.locator('[data-do="new"]').click();
    const dialog = page.getByRole("dialog", { name: "New puzzle" });
    await dialog.getByText("Variants: Classic").click();
    const search = dialog.getByRole("searchbox", { name: "Search the variants" });
    await search.fill("knight");
    await dialog.getByRole("checkbox", { name: "Anti-knight" }).check();
    await search.fill("samurai");
    await dialog.getByRole("checkbox", { name: "Samurai", exact: true }).check();
    assert.ok(await dialog.getByRole("combobox", { name: "Size" }).isDisabled(), "the layout has its size");
    // A puzzle has one layout: another takes its place.
    await search.fill("windmill");
    await search.press("Enter");
    assert.equal(await search.inputValue(), "");
    assert.deepEqual(await dialog.locator(".chip").allInnerTexts(), ["Anti-knight", "Windmill"]);
    await dialog.getByRole("button", { name: "Without Windmill" }).click();
    await dialog.getByRole("button", { name: "Without Anti-knight" }).click();
    for (const name of ["killer", "sudoku x"]) {
      await search.fill(name);
      await search.press("Enter");
    }
    await dialog.getByRole("combobox", { name: "Size" }).selectOption("6");
    await dialog.locator('[data-grade=""]').click();
    await until(async () => (await page.getByRole("gridcell").count()) === 36, "a 6×6 grid");
    assert.equal(await page.locator(".status h1").innerText(), "Sudoku X + Killer");
  }));

test("an order that cannot be met is refused in words, and the window stays", () =>
  visit(
    link("4....3.....3..41"),
    async (page) => {
      await grid(page);
      await page.locator('[data-do="new"]').click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Variantes : Classique").click();
      // Steps about constraints can be ordered where there are some.
      const technique = dialog.getByRole("combobox", { name: "Technique" });
      const cages = technique.locator('option[value="cage-combination"]');
      await until(async () => (await cages.count()) === 1, "the techniques are listed");
      assert.ok(await cages.isDisabled());
      await dialog.getByRole("checkbox", { name: "Windoku", exact: true }).check();
      assert.ok(await cages.isEnabled());
      await dialog.getByRole("combobox", { name: "Taille" }).selectOption("6");
      await dialog.locator('[data-grade=""]').click();
      await until(async () => /Windoku ne va pas avec cette grille/.test(await dialog.getByRole("alert").nth(1).innerText()), "the refusal");
      await dialog.getByRole("combobox", { name: "Taille" }).selectOption("9");
      await dialog.locator('[data-grade=""]').click();
      await until(async () => (await page.getByRole("gridcell").count()) === 81, "a puzzle after all");
    },
    { locale: "fr-FR", refused: 422 },
  ));
