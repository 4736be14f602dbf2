// Makes the pictures of the README from the page as it is.
//
//   node pictures.js ADDRESS [FOLDER]      for instance http://127.0.0.1:8000/ of a `grille serve`; ../../docs

import { statSync } from "node:fs";
import { join } from "node:path";

const [address, folder = "../../docs"] = process.argv.slice(2);
process.env.GRILLE_PAGE = address;
const { api, cell, EASY, grid, link, solution, until, visit } = await import("./browser.js");

const SIZE = { width: 1200, height: 760 };
/** Takes a two-string kite. */
const KITE = "85.7....3....835..34.6......2........94.....76..54..2....9..1...6...5239...82.7.4";
/** Solved by singles alone. */
const SINGLES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {import("playwright-core").Page} page @param {string} name */
async function take(page, name) {
  const path = join(folder, `page-${name}.png`);
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  console.log(path, statSync(path).size);
}

/** Asks for a hint and for more of it, this many times. @param {import("playwright-core").Page} page @param {number} more */
async function hint(page, more) {
  await page.locator('[data-do="hint"]').click();
  for (let count = 0; count < more; count++) await page.locator('[data-do="more"]:enabled').click();
  await page.locator(".hint .told").nth(more).waitFor();
}

await visit(
  link(KITE),
  async (page) => {
    await grid(page);
    await page.locator('[data-do="walk"]').click();
    await page.locator("button.step", { hasText: "2-String Kite" }).first().click();
    await page.locator(".over .link").first().waitFor();
    await take(page, "light");
  },
  { viewport: SIZE, settings: { theme: "light" } },
);

await visit(
  link(EASY),
  async (page) => {
    await grid(page);
    await page.locator('[data-do="candidates"]').click();
    await until(async () => (await page.locator(".cells .mark").count()) > 30, "candidates");
    await hint(page, 3);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page, "phone");
  },
  { viewport: { width: 360, height: 880 }, hasTouch: true, isMobile: true, locale: "fr-FR", settings: { theme: "dark" } },
);

const { board: puzzle } = await api("generate", { variants: ["killer", "x"], seed: 7, board: true });
const digits = await solution(puzzle.puzzle);
await visit(
  link(puzzle.puzzle),
  async (page) => {
    await grid(page);
    // Some of it is played.
    for (const [at, { row, column }] of puzzle.cells.entries()) {
      const given = puzzle.givens.numbers[at];
      if (given || (row + 2 * column) % 3 !== 0) continue;
      await cell(page, at).click();
      await page.keyboard.press(String(digits[at]));
    }
    await hint(page, 3);
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page, "variant");
  },
  { viewport: { width: 1200, height: 950 }, settings: { theme: "light", keepCandidates: true } },
);

await visit(
  link(SINGLES),
  async (page) => {
    await grid(page);
    await page.evaluate(() => (window.location.hash = "#/solvers"));
    const programs = page.getByRole("combobox");
    await programs.nth(0).selectOption({ label: "Hidden first" });
    await programs.nth(1).selectOption({ label: "Naked and hidden singles" });
    await page.locator('[data-do="start"]').click();
    // To the end, to have all moves; then somewhere on the way.
    await page.locator(".contest-keys button").last().click();
    await page.locator(".race-result:not(:empty)").waitFor();
    await page.locator(".timeline").evaluate((slider) => {
      const its = /** @type {HTMLInputElement} */ (slider);
      its.value = String(Math.round(0.6 * Number(its.max)));
      its.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.locator(".contest-keys").evaluate((keys) => window.scrollTo(0, keys.getBoundingClientRect().top + window.scrollY - 8));
    await take(page, "race");
  },
  { viewport: { width: 1200, height: 720 }, settings: { theme: "light" }, store: { programs: [hiddenFirst(await (await fetch(`${address}solvers/singles.en.js`)).text())] } },
);

// The browser goes with the script.
process.exit();

/** The example program with its two rules the other way round. @param {string} code */
function hiddenFirst(code) {
  const [, before, first, second, after] = /^([^]*?)( {4}for \(const \[r, c\] of cells\) \{[^]*?\n {4}\}\n)( {4}for \(const house of houses\) \{[^]*?\n {4}\}\n)([^]*)$/.exec(code) ?? [];
  return { id: "hidden-first", name: "Hidden first", code: before + second + first + after };
}
