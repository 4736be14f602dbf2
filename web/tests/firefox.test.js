import assert from "node:assert/strict";
import { test } from "node:test";
import { link, PAGE, SMALL, solution } from "./browser.js";
import { Firefox, FIREFOX } from "./firefox.js";

const LABEL = (/** @type {number} */ cell) => `document.querySelector('[data-cell="${cell}"]').getAttribute("aria-label")`;

test("in Firefox a game is played, hinted at and won, every view opens, and a program runs", { skip: FIREFOX ? false : "no Firefox" }, () =>
  Firefox.visit(async (page) => {
    await page.go(PAGE + link(SMALL));
    await page.until("document.querySelectorAll('[role=gridcell]').length === 16");
    // Errors from here on are kept.
    await page.value("(window.wrong = [], window.addEventListener('error', (event) => window.wrong.push(event.message)), window.addEventListener('unhandledrejection', (event) => window.wrong.push(String(event.reason))), 1)");
    const digits = await solution(SMALL);
    await page.click('[data-cell="1"]');
    await page.press(String(digits[1]));
    assert.equal(await page.value(LABEL(1)), `row 1, column 2, ${digits[1]}`);
    await page.click('[data-do="hint"]');
    await page.until("/Look at/.test(document.querySelector('.hint').textContent)");
    // The keys work after a click on a button too.
    for (const [at, digit] of digits.entries()) {
      if (SMALL[at] !== "." || at === 1) continue;
      await page.click(`[data-cell="${at}"]`);
      await page.press(String(digit));
    }
    await page.until("document.querySelector('dialog[open] .won-time') !== null");
    await page.press("\uE00C");
    for (const [view, shown] of [["learn", ".technique-list a"], ["learn/x-wing", ".example .part"], ["set", ".count[data-count]"], ["stats", ".numbers dd"], ["walk", ".steps .step"]]) {
      await page.value(`(location.hash = "#/${view}", 1)`);
      await page.until(`document.querySelector('main ${shown}') !== null`);
    }
    await page.value('(location.hash = "#/solvers", 1)');
    await page.until("document.querySelector('[data-do=start]:enabled') !== null");
    await page.click('[data-do="write"]');
    await page.value("((field) => { field.value = 'function solve() {\\n  let x = = 1;\\n}'; field.dispatchEvent(new Event('input')); return 1; })(document.querySelector('[data-do=code]'))");
    await page.click('[data-do="run"]');
    await page.until("/SyntaxError.*solver\\.js:2/s.test(document.querySelector('.lane-log pre')?.textContent ?? '')");
    assert.deepEqual(await page.value("window.wrong"), []);
  }));
