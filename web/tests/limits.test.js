import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, grid, label, link, until, visit } from "./browser.js";

const CAGE = "size 4\ngrid\n. . . .\n. . . .\n. . . .\n. . . .\ncage 7: r1c1 r1c2\nthermo: r4c1 r4c2 r3c2\n";

/** The candidates that the cells show. @param {import("playwright-core").Page} page */
async function notes(page) {
  const labels = await Promise.all(Array.from({ length: 16 }, (_, at) => label(page, at)));
  return labels.map((text) => /, candidates ([^,]+)/.exec(String(text))?.[1].split(" ").map(Number) ?? []);
}

/** What the engine says. @param {number[]} values */
const expected = async (values) =>
  (await api("candidates", { puzzle: CAGE, position: { digits: values.join("") } })).cells.map((/** @type {{numbers: number[]}} */ { numbers }, /** @type {number} */ at) => (values[at] ? [] : numbers));

test("candidates that are kept honour cages and lines", () =>
  visit(
    link(CAGE),
    async (page) => {
      await grid(page);
      const empty = Array(16).fill(0);
      assert.deepEqual((await expected(empty))[0], [3, 4]);
      const shows = async (/** @type {number[]} */ values) => JSON.stringify(await notes(page)) === JSON.stringify(await expected(values));
      await until(() => shows(empty), "the cage leaves two digits");
      await cell(page, 0).click();
      await page.keyboard.press("3");
      await until(() => shows(empty.with(0, 3)), "the other cell of the cage has one candidate");
      await page.keyboard.press("Backspace");
      await until(() => shows(empty), "all is as before");
      // A hint goes on from what is seen.
      const asked = page.waitForRequest((request) => request.url().includes("/hint"));
      await page.keyboard.press("h");
      assert.deepEqual(JSON.parse(String((await asked).postData())).position.candidates, {});
    },
    { settings: { keepCandidates: true } },
  ));
