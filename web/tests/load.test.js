import assert from "node:assert/strict";
import { test } from "node:test";
import { grid, link, SMALL, visit } from "./browser.js";

/** What the page asked for, in order. @param {import("playwright-core").Page} page */
function requests(page) {
  return page.evaluate(() => {
    const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
    const told = all.map(({ name, startTime, responseEnd, transferSize, encodedBodySize, decodedBodySize }) => ({ name, startTime, responseEnd, transferSize, encodedBodySize, decodedBodySize }));
    return told.sort((a, b) => a.startTime - b.startTime);
  });
}

test("the first board needs six requests, none of which waits for a module", () =>
  visit("", async (page) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[role="grid"]')) return;
        watch.disconnect();
        Object.assign(window, { asked: performance.getEntriesByType("resource").map(({ name }) => name) });
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await grid(page);
    /** What was asked for when the board came. @type {string[]} */
    const first = await page.evaluate(() => /** @type {any} */ (window).asked);
    const files = first.filter((name) => !name.includes("/api/")).map((name) => name.split("/").at(-1));
    assert.deepEqual(files.filter((name) => name !== "icon.svg").sort(), ["all.css", "early.js", "main.js"]);
    const all = await requests(page);
    const answers = all.filter(({ name }) => name.includes("/api/"));
    const [one, two, then] = answers;
    assert.deepEqual([one, two].map(({ name }) => /api\/v1\/(\w+)/.exec(name)?.[1]).sort(), ["daily", "locale"]);
    assert.ok(two.startTime < one.responseEnd, "both are asked for at once");
    assert.ok(!then || then.startTime >= Math.min(one.responseEnd, two.responseEnd), "and nothing else is, before");
    const bytes = [...all.filter(({ name }) => files.includes(name.split("/").at(-1))), one, two].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    assert.ok(bytes < 72_000, `${bytes} bytes`);
  }));

test("files come compressed, and none of them twice", () =>
  visit("", async (page) => {
    const files = async () => (await requests(page)).filter(({ name }) => /\.(js|css)$/.test(name));
    await grid(page);
    await page.waitForLoadState("networkidle");
    const first = await files();
    assert.deepEqual(first.map(({ name }) => name.split("/").at(-1)).sort(), ["all.css", "early.js", "main.js", "rest.js"]);
    assert.ok(first.every(({ encodedBodySize, decodedBodySize }) => encodedBodySize < decodedBodySize), "compressed");
    await page.reload();
    await grid(page);
    await page.waitForLoadState("networkidle");
    const again = await files();
    assert.equal(again.length, first.length);
    assert.deepEqual(again.filter(({ transferSize }) => transferSize > 0), [], "kept");
  }));

test("what the first board does without is there once it was drawn, so that nothing is missing when the server is away", () =>
  visit(
    link(SMALL),
    async (page) => {
      await grid(page);
      await page.waitForLoadState("networkidle");
      assert.ok((await requests(page)).some(({ name }) => name.endsWith("/rest.js")));
      await page.context().setOffline(true);
      await page.locator('[data-do="settings"]').click();
      await page.getByRole("dialog", { name: "Settings" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Statistics" }).click();
      await page.getByRole("heading", { name: "Statistics" }).waitFor();
    },
    { away: true },
  ));
