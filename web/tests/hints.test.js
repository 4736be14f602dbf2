import assert from "node:assert/strict";
import { test } from "node:test";
import { api, grid, link, visit } from "./browser.js";

test("a naked single says where each other digit stands, and shades those cells", () =>
  visit("#/learn/naked-single", async (page) => {
    const told = page.locator(".example figcaption p").first();
    await told.waitFor();
    const text = await told.innerText();
    assert.match(text, /^Only \d is left for r\dc\d\. The other digits: /);
    const [, digit, row, column] = /Only (\d) is left for r(\d)c(\d)/.exec(text) ?? [];
    const others = text.slice(text.indexOf("digits:"), text.indexOf(" So "));
    const named = [...others.replace(/(row|column|box) \d/gi, "").matchAll(/\d/g)].map(([its]) => its);
    assert.deepEqual([...named, digit].sort(), [..."123456789"], "each digit is named once");
    assert.equal(await page.locator(".over .part-holder").count(), 8);
    assert.ok(Number(row) && Number(column));
  }));

test("the houses of a step are shaded", () =>
  visit("#/learn/x-wing", async (page) => {
    await page.locator(".example").waitFor();
    assert.equal(await page.locator(".over .part-house.base").count(), 18);
    assert.equal(await page.locator(".over .part-house.cover").count(), 18);
  }));

test("the legend lists the shapes in use and no others", () =>
  visit("#/learn/x-wing", async (page) => {
    await page.locator(".legend dd").first().waitFor();
    assert.deepEqual(await page.locator(".legend dd").allInnerTexts(), ["part of the pattern", "the houses to look at", "removed"]);
    await page.evaluate(() => (window.location.hash = "#/learn/full-house"));
    await page.getByRole("heading", { name: "Full House" }).waitFor();
    assert.deepEqual(await page.locator(".legend dd").allInnerTexts(), ["part of the pattern", "the houses to look at", "placed"]);
  }));

test("links run through no other candidate, and around digits", async () => {
  for (const technique of ["w-wing", "two-string-kite", "remote-pair", "skyscraper", "turbot-fish", "xy-wing"]) {
    await visit(`#/learn/${technique}`, async (page) => {
      await page.locator(".example").waitFor();
      const least = await page.evaluate(() => {
        const size = (/** @type {Element} */ text) => Number(text.getAttribute("font-size"));
        const marks = [...document.querySelectorAll(".cells .mark")].map((text) => ({ x: Number(text.getAttribute("x")), y: Number(text.getAttribute("y")) - 0.36 * size(text), size: size(text) }));
        return [...document.querySelectorAll(".over path.link")].map((path) => {
          const curve = /** @type {SVGPathElement} */ (path);
          const long = curve.getTotalLength();
          const ends = [curve.getPointAtLength(0), curve.getPointAtLength(long)];
          const others = marks.filter((mark) => ends.every((end) => Math.hypot(end.x - mark.x, end.y - mark.y) > mark.size));
          let room = Infinity;
          for (let at = 0; at <= 40; at++) {
            const point = curve.getPointAtLength((long * at) / 40);
            for (const mark of others) room = Math.min(room, Math.hypot(point.x - mark.x, point.y - mark.y) / mark.size);
          }
          return room;
        });
      });
      assert.ok(least.every((room) => room > 0.4), `${technique}: ${least}`);
      const struck = await page.evaluate(() => {
        const digits = [...document.querySelectorAll(".cells text:not(.mark)")].map((text) => /** @type {SVGTextElement} */ (text).getBBox()).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
        return [...document.querySelectorAll(".over path.link.strong")].filter((path) => {
          const curve = /** @type {SVGPathElement} */ (path);
          const points = Array.from({ length: 101 }, (_, at) => curve.getPointAtLength((curve.getTotalLength() * at) / 100));
          return digits.some((digit) => points.some((point) => Math.hypot(point.x - digit.x, point.y - digit.y) < 18));
        }).length;
      });
      assert.equal(struck, 0, technique);
    });
  }
});

test("pair, triple and quad have words of their own", async () => {
  const rules = new Set();
  for (const family of ["naked", "hidden"]) {
    for (const [size, word] of [["pair", /^Two /], ["triple", /^Three /], ["quad", /^Four /]]) {
      await visit(`#/learn/${family}-${size}`, async (page) => {
        const rule = await page.locator(".lead").innerText();
        assert.match(rule, /** @type {RegExp} */ (word));
        rules.add(rule);
      });
    }
  }
  assert.equal(rules.size, 6);
});

test("where a digit goes is told before what a cell can be, as people look", async () => {
  // Both kinds of single are there; the catalogue has the naked one first.
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const { step } = await api("hint", { puzzle });
  assert.equal(step.technique, "hidden-single");
  await visit(link(puzzle), async (page) => {
    await grid(page);
    await page.locator('[data-do="hint"]').click();
    await page.locator('[data-do="more"]').click();
    await page.getByRole("region", { name: "Hint" }).getByText("There is a step here: Hidden Single.").waitFor();
  });
});
