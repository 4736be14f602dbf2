import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, EASY, grid, label, SMALL, until, visit } from "./browser.js";

/** @param {import("playwright-core").Page} page @param {string} text */
async function paste(page, text) {
  await grid(page);
  await page.getByRole("textbox", { name: "Paste a puzzle" }).fill(text);
  await page.locator('[data-do="read"]').click();
  await page.locator(".message").waitFor();
}

test("anything can be pasted: its solutions are counted, its difficulty told", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    await until(async () => (await page.locator(".count").getAttribute("data-count")) === "1", "one solution");
    await page.locator(".verdict .rating dl").waitFor();
    assert.match(await page.locator(".verdict").innerText(), /HoDoKu/);
    const rows = (EASY.match(/.{9}/g) ?? []).map((row) => row.split("").join(" ")).join("\n");
    await paste(page, rows);
    assert.equal(await label(page, 8), "row 1, column 9, 9, given");
  }));

test("what is no puzzle is told in words", () =>
  visit("#/set", async (page) => {
    await grid(page);
    await page.getByRole("textbox", { name: "Paste a puzzle" }).fill("123");
    // The refusal is an answer like others, but the browser logs its status: so it is made here, not in the page.
    const response = await page.request.post(new URL("api/v1/read?lang=en", page.url()).href, { data: { text: "123" }, headers: { origin: new URL(page.url()).origin } });
    assert.equal(response.status(), 422);
    assert.match((await response.json()).error.message, /cells/);
  }));

test("a grid is typed in, with the number of solutions and what is possible", () =>
  visit("#/set", async (page) => {
    await grid(page);
    await page.getByRole("combobox", { name: "Size" }).selectOption("4");
    await until(async () => (await page.getByRole("gridcell").count()) === 16, "a grid of 16 cells");
    const count = () => page.locator(".count").getAttribute("data-count");
    await until(async () => (await count()) === "288", "an empty 4×4 grid has 288 solutions");
    await cell(page, 0).click();
    for (const symbol of SMALL) {
      if (symbol !== ".") await page.keyboard.press(symbol);
      const at = await page.evaluate(() => Number(document.activeElement?.getAttribute("data-cell")));
      await page.keyboard.press(at % 4 === 3 ? "Home" : "ArrowRight");
      if (at % 4 === 3) await page.keyboard.press("ArrowDown");
    }
    await until(async () => (await count()) === "1", "one solution");
    await page.getByRole("switch", { name: /possible in some solution/ }).click();
    await until(async () => (await page.locator(".cells .mark").count()) === 11, "one candidate in each of the 11 empty cells");
    await cell(page, 0).click();
    await page.keyboard.press("Backspace");
    await until(async () => Number(await count()) >= 1 && /empty/.test(String(await label(page, 0))), "counted again");
  }));

test("a puzzle is played, exported and shared from the setter", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    for (const [format, start] of [["svg", "<svg"], ["latex", "\\documentclass"], ["html", "<!DOCTYPE html>"], ["line", EASY]]) {
      const waiting = page.waitForEvent("download");
      await page.locator(`[data-format="${format}"]`).click();
      const stream = await (await waiting).createReadStream();
      let text = "";
      for await (const chunk of stream) text += chunk;
      assert.ok(text.toLowerCase().includes(start.toLowerCase()), `${format}: ${text.slice(0, 60)}`);
    }
    await page.locator('[data-do="share"]').click();
    assert.match(await page.locator(".link-field").inputValue(), new RegExp(`p=${EASY.replaceAll(".", "\\.")}$`));
    await page.keyboard.press("Escape");
    await page.locator('[data-do="play"]').click();
    await page.locator('[data-do="hint"]').waitFor();
    assert.equal(await label(page, 8), "row 1, column 9, 9, given");
  }));

test("on paper there is the board and nothing else", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".board").isVisible());
    for (const gone of [".top", ".side", ".chosen"]) assert.equal(await page.locator(gone).first().isVisible(), false, gone);
  }));

test("an f-puzzles link is pasted: its cages are there, it is counted and played", async () => {
  const { board: puzzle } = await api("generate", { variants: ["killer", "x"], size: 6, seed: 2, board: true });
  const { text } = await api("convert", { puzzle: puzzle.puzzle, to: "f-puzzles" });
  assert.match(text, /^https?:.*f-puzzles/);
  await visit("#/set", async (page) => {
    await paste(page, text);
    await until(async () => (await page.locator(".count").getAttribute("data-count")) === "1", "one solution");
    await page.locator('[data-do="play"]').click();
    await page.locator(".rules details summary").click();
    assert.match(await page.locator(".rules").innerText(), /the cage of \d+ at r1c1/);
    assert.equal(await page.getByRole("gridcell").count(), 36);
  });
});

test("a print is ink on white with the rules, whatever the theme", () =>
  visit(
    "#/play?p=" + encodeURIComponent("size 4\ngrid\n....\n....\n....\n...1\ncage 5: r1c1 r1c2\n"),
    async (page) => {
      await grid(page);
      const seen = await page.evaluate(() => {
        const look = () => ({ sheet: getComputedStyle(/** @type {Element} */ (document.querySelector(".sheet"))).fill });
        const before = look();
        window.dispatchEvent(new Event("beforeprint"));
        const during = look();
        window.dispatchEvent(new Event("afterprint"));
        return { before, during, after: look() };
      });
      assert.notEqual(seen.during.sheet, seen.before.sheet);
      assert.deepEqual(seen.after, seen.before);
      await page.emulateMedia({ media: "print" });
      await page.getByText(/add up to/).first().waitFor();
      assert.ok(await page.locator(".status h1").isVisible(), "the title is printed");
    },
    { settings: { theme: "dark" } },
  ));

test("the setter keeps its work over a reload, with title, author and rules", () =>
  visit("#/set", async (page) => {
    await grid(page);
    await cell(page, 0).click();
    await page.keyboard.press("7");
    await page.locator('[data-do="title"]').fill("Lonely seven");
    await page.locator('[data-do="author"]').fill("Ada");
    await page.locator('[data-do="rules"]').fill("Normal rules apply.");
    await page.reload();
    await grid(page);
    assert.equal(await label(page, 0), "row 1, column 1, 7, given");
    assert.equal(await page.locator('[data-do="title"]').inputValue(), "Lonely seven");
    // Played, it has its name, its author and its rules.
    await page.locator('[data-do="play"]').click();
    await page.getByRole("heading", { name: "Lonely seven" }).waitFor();
    await page.locator(".status").getByText("by Ada").waitFor();
    await page.getByRole("region", { name: "Rules" }).getByText("Normal rules apply.").waitFor();
  }));

test("what is wiped can be had back", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    await page.locator('[data-do="title"]').fill("Easy");
    for (const wipe of [() => page.locator('[data-do="clear"]').click(), () => page.getByRole("combobox", { name: "Size" }).selectOption("4").then(() => {}), () => paste(page, SMALL)]) {
      await wipe();
      await until(async () => (await label(page, 8)) !== "row 1, column 9, 9, given", "it is gone");
      await page.locator(".message", { hasText: "Undo brings back what was here." }).waitFor();
      await page.locator('[data-do="undo"]').click();
      await until(async () => (await label(page, 8)) === "row 1, column 9, 9, given", "it is back");
      assert.equal(await page.locator('[data-do="title"]').inputValue(), "Easy");
    }
  }));

test("a puzzle is pasted with Ctrl+V, wherever the focus is", () =>
  visit("#/set", async (page) => {
    await grid(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), EASY);
    await cell(page, 3).click();
    await page.keyboard.press("Control+v");
    await until(async () => (await label(page, 8)) === "row 1, column 9, 9, given", "it is read");
  }));

test("links for f-puzzles, SudokuPad and ISS carry the puzzle", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    await page.locator('[data-do="title"]').fill("Mine");
    await until(async () => (await page.locator(".count").getAttribute("data-count")) === "1", "one solution");
    for (const [to, begins] of [["f-puzzles", "https://f-puzzles.com/?load="], ["sudokupad", "https://sudokupad.app/"], ["iss", "https://sigh.github.io/Interactive-Sudoku-Solver/?q="]]) {
      await page.locator(`[data-link="${to}"]`).click();
      const link = await page.locator(".link-field").inputValue();
      assert.ok(link.includes(begins.replace("https://", "")), link);
      await page.keyboard.press("Escape");
      const { puzzles } = await api("read", { text: link });
      assert.equal(puzzles[0].givens.numbers[8], 9, to);
    }
  }));

test("title, author and rules are printed", () =>
  visit("#/set", async (page) => {
    await paste(page, EASY);
    await page.locator('[data-do="title"]').fill("On paper");
    await page.locator('[data-do="author"]').fill("Ada");
    await page.locator('[data-do="rules"]').fill("Each row has each digit.");
    await page.emulateMedia({ media: "print" });
    for (const text of ["On paper", "by Ada", "Each row has each digit."]) assert.ok(await page.locator(".print-only").getByText(text).isVisible(), text);
  }));
