// What axe-core, the checker of accessibility, has to say of a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe has to say. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
export async function complaints(page) {
  // Through the debugger: the page's own policy lets no script in from outside.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((/** @type {any} */ { id, nodes }) => nodes.map((/** @type {any} */ node) => `${id}: ${node.target} ${node.failureSummary}`));
  });
}
