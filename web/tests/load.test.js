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

/** The modules that the page names in its head. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
function named(page) {
  return page.evaluate(() => [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => /** @type {HTMLLinkElement} */ (link).href));
}

test("the first board needs the modules that the page names, one style sheet and two answers, none of which waits for another", () =>
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
    const starting = await named(page);
    assert.ok(starting.length <= 42, `${starting.length} modules`);
    const modules = first.filter((name) => name.endsWith(".js"));
    assert.deepEqual(modules.filter((name) => !starting.includes(name)), [], "no module is found out about later");
    assert.equal(first.filter((name) => name.endsWith(".css")).length, 1);
    const all = await requests(page);
    const answers = all.filter(({ name }) => name.includes("/api/"));
    const [one, two, then] = answers;
    assert.deepEqual([one, two].map(({ name }) => /api\/v1\/(\w+)/.exec(name)?.[1]).sort(), ["daily", "locale"]);
    assert.ok(two.startTime < one.responseEnd, "both are asked for at once");
    assert.ok(!then || then.startTime >= Math.min(one.responseEnd, two.responseEnd), "and nothing else is, before");
  }));

test("files come compressed, and none of them twice", () =>
  visit("", async (page) => {
    const files = async () => (await requests(page)).filter(({ name }) => /\.(js|css)$/.test(name));
    await grid(page);
    await page.waitForLoadState("networkidle");
    const first = await files();
    const large = first.filter(({ decodedBodySize }) => decodedBodySize > 2000);
    assert.ok(large.length > 20 && large.every(({ encodedBodySize, decodedBodySize }) => encodedBodySize < decodedBodySize), "compressed");
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
      const starting = await named(page);
      const later = (await requests(page)).filter(({ name }) => name.endsWith(".js") && !starting.includes(name));
      assert.ok(later.length > 10);
      await page.context().setOffline(true);
      await page.locator('[data-do="settings"]').click();
      await page.getByRole("dialog", { name: "Settings" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Statistics" }).click();
      await page.getByRole("heading", { name: "Statistics" }).waitFor();
    },
    { away: true },
  ));
