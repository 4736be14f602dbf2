import assert from "node:assert/strict";
import { test } from "node:test";
import { grid, visit } from "./browser.js";

test("the page knows all of its modules from the start, compressed, and asks for none of them twice", () =>
  visit("", async (page) => {
    await grid(page);
    /** The scripts and styles of the page, as they came. */
    const files = () =>
      page.evaluate(() => {
        const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
        return all.filter(({ name }) => /\.(js|css)$/.test(name)).map(({ name, initiatorType, transferSize, encodedBodySize, decodedBodySize }) => ({ name, initiatorType, transferSize, encodedBodySize, decodedBodySize }));
      });
    const first = await files();
    assert.ok(first.length > 40);
    const named = await page.evaluate(() => [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => /** @type {HTMLLinkElement} */ (link).href));
    const late = first.filter(({ name }) => name.endsWith(".js") && !named.includes(name));
    assert.deepEqual(late, [], "no module is found out about later");
    const large = first.filter(({ decodedBodySize }) => decodedBodySize > 2000);
    assert.ok(large.every(({ encodedBodySize, decodedBodySize }) => encodedBodySize < decodedBodySize), "compressed");
    await page.reload();
    await grid(page);
    const again = await files();
    assert.equal(again.length, first.length);
    assert.deepEqual(again.filter(({ transferSize }) => transferSize > 0), [], "kept");
  }));
