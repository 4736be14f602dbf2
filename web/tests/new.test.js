import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, grid, label, link, PAGE, until, visit } from "./browser.js";

test("who comes for the first time gets the puzzle of the day", () =>
  visit("", async (page) => {
    const board = await grid(page);
    assert.match(String(await board.getAttribute("aria-label")), /Puzzle of/);
    assert.equal(await page.getByRole("gridcell").count(), 81);
  }));

test("the puzzle of a day is the same for everyone: on the page, over the API, whoever names no difficulty", () =>
  visit("", async (page) => {
    await grid(page);
    const day = await page.evaluate(() => new Intl.DateTimeFormat("sv").format(new Date()));
    const ask = async (/** @type {string} */ more) => (await fetch(`${PAGE}api/v1/daily?date=${day}${more}`)).json();
    const { puzzle, board, rating } = await ask("");
    const grade = rating.grade.id;
    assert.equal((await ask(`&grade=${grade}`)).puzzle, puzzle);
    for (const [at, given] of board.givens.numbers.entries()) assert.match(String(await label(page, at)), given ? new RegExp(`, ${given}, given$`) : /, empty$/);
    await page.locator('[data-do="new"]').click();
    await page.locator(`[data-daily="${grade}"]`).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    for (const [at, given] of board.givens.numbers.entries()) assert.match(String(await label(page, at)), given ? new RegExp(`, ${given}, given$`) : /, empty$/);
  }));

for (const [name, cells, choose] of /** @type {[string, number, (dialog: import("playwright-core").Locator) => Promise<unknown>][]} */ ([
  ["25×25", 625, (dialog) => dialog.getByRole("combobox", { name: "Size" }).selectOption("25")],
  [
    "3doku",
    729,
    async (dialog) => {
      await dialog.getByText("Variants: Classic").click();
      await dialog.getByRole("searchbox", { name: "Search the variants" }).fill("3doku");
      await dialog.getByRole("checkbox", { name: "3doku", exact: true }).check();
    },
  ],
])) {
  test(`the largest grids are made within the server's limit: ${name}`, () =>
    visit(link("4....3.....3..41"), async (page) => {
      await grid(page);
      await page.locator('[data-do="new"]').click();
      const dialog = page.getByRole("dialog", { name: "New puzzle" });
      await choose(dialog);
      await dialog.locator('[data-grade=""]').click();
      // A refusal for want of time would be said in the window, which would stay.
      await page.getByRole("dialog").waitFor({ state: "detached", timeout: 60_000 });
      assert.equal(await page.getByRole("gridcell").count(), cells);
      const given = await page.getByRole("gridcell", { name: /, given$/ }).count();
      const columns = await page.locator(".numbers-around text").evaluateAll((all) => all.map((text) => text.getBoundingClientRect()).filter(({ top }, _, [first]) => top < first.top).map(({ left, right }) => [left, right]));
      assert.ok(columns.length > 20 && columns.every(([left], at) => !at || left > columns[at - 1][1]), "the numbers of columns stay apart");
      assert.ok(given > 0 && given < cells);
      assert.equal(await page.locator(".message.bad").count(), 0);
    }));
}

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
      await until(async () => /Windoku ne va pas avec cette grille/.test(await dialog.getByRole("alert").nth(0).innerText()), "the refusal");
      await dialog.getByRole("combobox", { name: "Taille" }).selectOption("9");
      await dialog.locator('[data-grade=""]').click();
      await until(async () => (await page.getByRole("gridcell").count()) === 81, "a puzzle after all");
    },
    { locale: "fr-FR", refused: 422 },
  ));

for (const [name, viewport] of Object.entries({ desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 780 } })) {
  test(`the first screen says what this is, and a click gives a puzzle, ${name}`, () =>
    visit(
      "",
      async (page) => {
        await grid(page);
        const welcome = page.getByRole("region", { name: "Sudoku to play, learn and create" });
        await welcome.waitFor();
        await welcome.locator('[data-do="all-variants"]').waitFor();
        for (const key of await welcome.getByRole("button").all()) {
          const box = await key.boundingBox();
          assert.ok(box && box.y + box.height <= viewport.height, "in sight");
        }
        const board = await page.locator(".board").boundingBox();
        assert.ok(board && board.y + (name === "desktop" ? board.height : board.height / 2) <= viewport.height, "the board too");
        await welcome.locator('[data-grade="hard"]').click();
        await until(async () => (await page.locator(".status .badge").innerText()) === "Hard", "a puzzle of that difficulty");
        assert.equal(await welcome.count(), 0);
        await page.reload();
        await grid(page);
        assert.equal(await welcome.count(), 0, "said once");
      },
      { viewport },
    ));

  test(`a new puzzle takes two clicks, with difficulty and variants in sight, ${name}`, () =>
    visit(
      link("4....3.....3..41"),
      async (page) => {
        await grid(page);
        await page.locator('[data-do="new"]').click();
        await page.locator("[data-popular]").first().waitFor();
        for (const key of await page.locator("dialog [data-grade], dialog [data-popular]").all()) {
          const box = await key.boundingBox();
          assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${await key.innerText()} is in sight`);
        }
        // What starts the puzzle comes after what it is to be like.
        const [size, start] = await Promise.all(["dialog [name=size]", "dialog [data-grade]"].map((its) => page.locator(its).first().boundingBox()));
        assert.ok(size && start && size.y + size.height <= start.y, "size before difficulty");
        await page.locator('dialog [data-grade="easy"]').click();
        await until(async () => (await page.getByRole("gridcell").count()) === 81, "the puzzle");
        await page.locator('[data-do="new"]').click();
        await page.locator('[data-popular="x"]').click();
        assert.equal(await page.locator('[data-popular="x"]').getAttribute("aria-pressed"), "true");
        await page.locator('dialog [data-grade=""]').click();
        await until(async () => (await page.locator(".status h1").innerText()) === "Sudoku X", "the variant");
      },
      { viewport },
    ));
}

test("sounds are off until they are turned on, and so can the digits that remain be", () =>
  visit(link("4....3.....3..41"), async (page) => {
    await grid(page);
    await page.evaluate(() => {
      const Sound = window.AudioContext;
      Object.assign(window, { heard: 0, AudioContext: class extends Sound { createOscillator() { /** @type {any} */ (window).heard++; return super.createOscillator(); } } });
    });
    const heard = () => page.evaluate(() => /** @type {any} */ (window).heard);
    await cell(page, 1).click();
    await page.keyboard.press("1");
    assert.equal(await heard(), 0);
    const left = () => page.locator('[data-key="digit-2"] .face').getAttribute("data-left");
    assert.equal(await left(), "4");
    await page.locator('[data-do="settings"]').click();
    await page.getByRole("switch", { name: "Sounds" }).click();
    await page.getByRole("switch", { name: "Show how many of each digit remain" }).click();
    await page.keyboard.press("Escape");
    assert.equal(await left(), "");
    await cell(page, 2).click();
    await page.keyboard.press("3");
    assert.equal(await heard(), 1);
  }));
