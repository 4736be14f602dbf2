import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, EASY, grid, label, link, solution, SMALL, until, visit } from "./browser.js";

/** The candidates that a cell shows. @param {import("playwright-core").Page} page @param {number} at */
async function candidates(page, at) {
  return /, (?:candidates|candidats) ([^,]+)/.exec(String(await label(page, at)))?.[1].split(" ").map(Number) ?? [];
}

/** The candidates of all cells. @param {import("playwright-core").Page} page @param {number} count */
async function allCandidates(page, count) {
  return Promise.all(Array.from({ length: count }, (_, at) => candidates(page, at)));
}

/** A text as the values of its cells. @param {string} line */
const values = (line) => [...line].map((symbol) => Number(symbol.replace(".", "0")));

test("candidates are kept: what a digit rules out goes and comes back, what the player took away stays away", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.keyboard.press("a");
    const expected = async (/** @type {number[]} */ digits) => (await api("candidates", { puzzle: EASY, position: { digits: digits.join("") } })).cells.map((/** @type {{numbers: number[]}} */ { numbers }, /** @type {number} */ at) => (digits[at] ? [] : numbers));
    const start = values(EASY);
    assert.deepEqual(await allCandidates(page, 81), await expected(start));
    assert.equal(await page.locator('[data-do="keep-candidates"]').getAttribute("aria-pressed"), "true");
    // One is taken away by hand, in another house than that of the digit to come.
    const far = 40;
    const [gone, ...others] = await candidates(page, far);
    await cell(page, far).click();
    await page.keyboard.press(`Shift+Digit${gone}`);
    assert.deepEqual(await candidates(page, far), others);
    const [digit] = await candidates(page, 0);
    await cell(page, 0).click();
    await page.keyboard.press(String(digit));
    const after = await expected(start.with(0, digit));
    after[far] = others;
    assert.deepEqual(await allCandidates(page, 81), after);
    // Erased, not taken back: its candidates are there again, and the one taken away is not.
    await page.keyboard.press("Backspace");
    const before = await expected(start);
    before[far] = others;
    assert.deepEqual(await allCandidates(page, 81), before);
    for (let times = 0; times < 2; times++) await page.keyboard.press("Control+z");
    assert.deepEqual(await candidates(page, far), others);
    await page.keyboard.press("Control+z");
    assert.deepEqual(await candidates(page, far), [gone, ...others]);
    await page.keyboard.press("Control+y");
    // The game and the switch outlive the page.
    await until(() => page.evaluate(() => localStorage.getItem("grille.games")), "the game is kept");
    await page.reload();
    await grid(page);
    assert.deepEqual(await candidates(page, far), others);
    await page.locator('[data-do="candidates"]').click();
    await until(async () => (await candidates(page, far)).includes(gone), "all candidates are back on demand");
  }));

test("candidates that were filled in are taken over, and those that were kept stay", () =>
  visit(
    link(SMALL),
    async (page) => {
      await grid(page);
      await page.locator('[data-do="candidates"]').click();
      await until(async () => /candidats/.test(String(await label(page, 1))), "les candidats sont inscrits");
      const [gone, ...others] = await candidates(page, 2);
      await cell(page, 2).click();
      await page.keyboard.press(`Shift+Digit${gone}`);
      const seen = await allCandidates(page, 16);
      const toggle = async () => {
        await page.locator('[data-do="settings"]').click();
        await page.getByRole("switch", { name: /Tenir les candidats à jour/ }).click();
        await page.keyboard.press("Escape");
      };
      await toggle();
      assert.deepEqual(await allCandidates(page, 16), seen);
      assert.deepEqual(await candidates(page, 2), others);
      await toggle();
      assert.deepEqual(await allCandidates(page, 16), seen);
      await cell(page, 2).click();
      await page.keyboard.press(`Shift+Digit${gone}`);
      assert.deepEqual(await candidates(page, 2), [gone, ...others]);
    },
    { locale: "fr-FR" },
  ));

test("a hint reads the candidates that are kept, and the one wrongly taken away is the mistake", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const digits = await solution(EASY);
      // A step that takes candidates away is done, and taken back.
      const panel = page.getByRole("region", { name: "Hint" });
      const before = await allCandidates(page, 81);
      await page.locator('[data-do="hint"]').click();
      for (let tier = 0; tier < 2; tier++) await panel.getByRole("button", { name: "Tell me more" }).click();
      await panel.getByRole("button", { name: "Show the step" }).click();
      const struck = await page.locator(".over .part-digit.role-removed").count();
      assert.ok(struck > 0, "the first step of this puzzle takes candidates away");
      await panel.getByRole("button", { name: "Do it" }).click();
      const after = await allCandidates(page, 81);
      assert.equal(before.flat().length - after.flat().length, struck);
      await page.locator('[data-do="undo"]').click();
      assert.deepEqual(await allCandidates(page, 81), before);
      const [at, other] = [0, 1];
      const harmless = (await candidates(page, at)).find((digit) => digit !== digits[at]);
      await cell(page, at).click();
      await page.keyboard.press(`Shift+Digit${harmless}`);
      await page.locator('[data-do="before-mistake"]').click();
      await page.locator(".message", { hasText: "Nothing is wrong." }).waitFor();
      await cell(page, other).click();
      await page.keyboard.press(`Shift+Digit${digits[other]}`);
      await page.keyboard.press("h");
      await panel.getByText(/marks/i).first().waitFor();
      await panel.getByRole("button", { name: "Before the mistake" }).click();
      await until(async () => (await candidates(page, other)).includes(digits[other]), "the candidate is back");
      assert.ok(!(await candidates(page, at)).includes(Number(harmless)), "the other stays away");
      // Only what is left to the cell: the hint sees it, and does it.
      for (const digit of await candidates(page, at)) {
        if (digit === digits[at]) continue;
        await cell(page, at).click();
        await page.keyboard.press(`Shift+Digit${digit}`);
      }
      const asked = page.waitForRequest((request) => request.url().includes("/hint"));
      await page.keyboard.press("h");
      assert.deepEqual(JSON.parse(String((await asked).postData())).position.candidates[`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`].includes(String(digits[at])), true);
      await panel.locator(".told").first().waitFor();
    },
    { settings: { keepCandidates: true } },
  ));

test("candidates that are kept know the groups of a variant, and take colours", () =>
  visit(
    link("size 4\ngrid\n. . . .\n. . . .\n. . . .\n. . . .\nx\ncage 7: r1c4 r2c4 r3c3\n"),
    async (page) => {
      await grid(page);
      await cell(page, 0).click();
      await page.keyboard.press("1");
      for (const at of [5, 10, 15]) assert.ok(!(await candidates(page, at)).includes(1), "not on the diagonal");
      assert.ok((await candidates(page, 11)).includes(1));
      await cell(page, 3).click();
      await page.keyboard.press("2");
      assert.ok(!(await candidates(page, 10)).includes(2), "not in the cage");
      await page.locator('[data-key="tool-tint"]').click();
      await cell(page, 11).click();
      await page.locator('[data-key="tint-2"]').click();
      await page.locator('[data-key="digit-1"]').click();
      assert.match(String(await label(page, 11)), /candidates 1 .*1 (in )?orange/);
      assert.equal(await page.locator('[aria-invalid="true"]').count(), 0);
    },
    { settings: { keepCandidates: true } },
  ));

test("the candidates of the digit that is chosen stand out", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const bold = (/** @type {number} */ digit) => page.locator(`.cells .d${digit}`).evaluateAll((marks) => marks.filter((mark) => Number(getComputedStyle(mark).fontWeight) >= 700).length);
      await cell(page, 8).click();
      assert.equal(EASY[8], "9");
      const shown = (await allCandidates(page, 81)).flat();
      assert.equal(await bold(9), shown.filter((digit) => digit === 9).length);
      assert.equal(await bold(8), 0);
      await cell(page, 10).click();
      assert.equal(await bold(9), 0);
      assert.equal(await bold(Number(EASY[10])), shown.filter((digit) => digit === Number(EASY[10])).length);
    },
    { settings: { keepCandidates: true } },
  ));
