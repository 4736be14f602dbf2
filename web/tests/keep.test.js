import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, EASY, grid, label, link, PAGE, SMALL, solution, until, visit } from "./browser.js";

test("a link that is shared contains the puzzle", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await page.locator('[data-do="share"]').click();
    const shared = await page.locator(".link-field").inputValue();
    assert.match(shared, /#\/play\?p=/);
    await page.goto(`${PAGE}#/stats`);
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    await page.goto(shared);
    await grid(page);
    for (const at of [8, 0, 30]) assert.equal(await label(page, at), EASY[at] === "." ? `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}, empty` : `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}, ${EASY[at]}, given`);
    assert.doesNotMatch(page.url(), /p=/, "the address is clean once the puzzle is open");
  }));

test("a broken link says so and the page goes on", () =>
  visit("#/play?z=%25%25", async (page) => {
    await page.getByRole("alert").first().waitFor();
    assert.match(await page.getByRole("alert").first().innerText(), /contains no puzzle/);
    await grid(page);
  }));

test("a game goes on after a reload, with its history and its clock", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await cell(page, 0).click();
    for (const key of ["1", "ArrowRight", "Shift+Digit8", "Alt+Digit2", "y", "ArrowRight", "3"]) await page.keyboard.press(key);
    await until(() => page.evaluate(() => localStorage.getItem("grille.games")), "the game is kept");
    await page.reload();
    await grid(page);
    assert.equal(await label(page, 0), "row 1, column 1, 1");
    assert.equal(await label(page, 1), "row 1, column 2, empty, corner marks 8, orange, stripes");
    await page.locator("summary", { hasText: "History" }).click();
    await page.getByRole("button", { name: /Checkpoint 1/ }).click();
    assert.equal(await label(page, 2), "row 1, column 3, empty");
    await cell(page, 2).click();
    await page.keyboard.press("7");
    // Both ways from the checkpoint are in the tree.
    assert.equal(await page.locator(".turns ul").count(), 2);
    await page.locator(".turns ul").first().getByRole("button").first().click();
    assert.equal(await label(page, 2), "row 1, column 3, 3");
  }));

test("back to before the first mistake", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    await cell(page, 1).click();
    await page.keyboard.press(String(digits[1]));
    await cell(page, 2).click();
    await page.keyboard.press(String(digits[3]));
    await cell(page, 8).click();
    await page.keyboard.press(String(digits[8]));
    await page.locator('[data-do="check"]').click();
    await page.getByRole("alert").waitFor();
    assert.match(await page.getByRole("alert").innerText(), /One digit is wrong/);
    await page.locator('[data-do="before-mistake"]').click();
    await until(async () => /empty/.test(String(await label(page, 2))), "the wrong digit is gone");
    assert.match(String(await label(page, 1)), new RegExp(`, ${digits[1]}$`));
    assert.match(String(await label(page, 8)), /empty/);
  }));

test("the clock stops by hand and while the page is out of sight", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    const clock = () => page.locator(".clock").innerText();
    await until(async () => (await clock()) !== "0:00", "the clock runs");
    await page.getByRole("button", { name: "Pause" }).click();
    assert.ok(await page.locator(".board").evaluate((board) => /** @type {HTMLElement} */ (board).inert));
    const stood = await page.evaluate(() => localStorage.length);
    assert.ok(stood >= 0);
    const paused = await clock();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    assert.equal(await clock(), paused);
    await page.getByRole("button", { name: "Paused – go on" }).click();
    await until(async () => (await clock()) !== paused, "it runs again");
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const hidden = await clock();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    assert.equal(await clock(), hidden);
  }));

test("statistics are drawn, with their numbers in tables", () => {
  const results = Array.from({ length: 12 }, (_, i) => ({ when: Date.now() - i * 86_400_000, id: String(i), seconds: 300 + 20 * i, hints: i % 2, grade: "easy", size: 9 }));
  return visit("#/stats", async (page) => {
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    assert.deepEqual(await page.locator(".numbers dd").allInnerTexts(), ["12", "6", "5:00", "7:00", "12"]);
    assert.equal(await page.locator(".plot svg").count(), 4);
    assert.equal(await page.locator(".plot-dot").count(), 12);
    assert.equal(await page.locator(".plot table").first().locator("tbody tr").count(), 12);
  }, { store: { results: results.reverse() } });
});

test("back to before marks that leave the right digit out", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    await cell(page, 1).click();
    await page.keyboard.press(`Control+Digit${digits[1]}`);
    await page.keyboard.press(`Control+Digit${(digits[1] % 4) + 1}`);
    await page.keyboard.press(`Control+Digit${digits[1]}`);
    await page.locator('[data-do="before-mistake"]').click();
    await until(async () => new RegExp(`marks.*${digits[1]}`).test(String(await label(page, 1))), "the mark is back");
  }));

test("a text that is a position is laid out as one", () => {
  const rows = (/** @type {string} */ line) => (line.match(/.{4}/g) ?? []).map((row) => row.split("").join(" ")).join("\n");
  const text = `size 4\ngrid\n${rows(SMALL)}\nplaced\n${rows("..........2.....")}\n`;
  return visit(link(text), async (page) => {
    await grid(page);
    assert.equal(await label(page, 10), "row 3, column 3, 2");
    assert.equal(await label(page, 0), "row 1, column 1, 4, given");
    await page.locator('[data-do="check"]').click();
    await page.locator(".message", { hasText: "Nothing is wrong." }).waitFor();
  });
});
