import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, EASY, goTo, grid, label, link, visit } from "./browser.js";

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test("a phone plays with taps, and nothing is cut off at 320 pixels", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      await cell(page, 0).tap();
      await page.locator('[data-key="digit-5"]').tap();
      assert.equal(await label(page, 0), "row 1, column 1, 5");
      await page.locator('[data-key="tool-corner"]').tap();
      await cell(page, 1).tap();
      await page.locator('[data-key="digit-3"]').tap();
      assert.equal(await label(page, 1), "row 1, column 2, empty, corner marks 3");
      await page.locator('[data-key="gather"]').tap();
      await cell(page, 2).tap();
      await page.locator('[data-key="digit-1"]').tap();
      assert.equal(await label(page, 1), "row 1, column 2, empty, corner marks 1 3");
      assert.equal(await label(page, 2), "row 1, column 3, empty, corner marks 1");
      for (const view of ["play", "learn", "set", "stats", "learn/x-wing", "walk"]) {
        await goTo(page, view);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 320, `${view} is ${wide} wide`);
      }
    },
    PHONE,
  ));

test("keys and buttons are large enough for a finger", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, nav a, summary")]
          .filter((element) => /** @type {HTMLElement} */ (element).offsetParent)
          .map((element) => ({ name: element.getAttribute("data-key") ?? element.textContent, ...element.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => height < 44 || width < 36),
      );
      assert.deepEqual(small.map(({ name, width, height }) => `${name} ${width}×${height}`), []);
    },
    PHONE,
  ));

test("a finger that draws over the board selects the cells on its way", () =>
  visit(
    link(EASY),
    async (page) => {
      const board = await (await grid(page)).boundingBox();
      assert.ok(board);
      const client = await page.context().newCDPSession(page);
      const at = (/** @type {number} */ row, /** @type {number} */ column) => ({ x: board.x + (board.width * (column + 0.5)) / 9, y: board.y + (board.height * (row + 0.5)) / 9 });
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0, 0)] });
      for (let column = 1; column < 5; column++) await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(0, column)] });
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      assert.equal(await page.locator('[aria-selected="true"]').count(), 5);
    },
    PHONE,
  ));

test("a mouse that draws over the board does too, and Shift adds", () =>
  visit(link(EASY), async (page) => {
    const board = await (await grid(page)).boundingBox();
    assert.ok(board);
    const at = (/** @type {number} */ n) => board.x + (board.width * (n + 0.5)) / 9;
    const y = board.y + board.height / 18;
    await page.mouse.move(at(0), y);
    await page.mouse.down();
    await page.mouse.move(at(3), y, { steps: 12 });
    await page.mouse.up();
    assert.equal(await page.locator('[aria-selected="true"]').count(), 4);
    await cell(page, 80).click({ modifiers: ["Shift"] });
    assert.equal(await page.locator('[aria-selected="true"]').count(), 5);
    await cell(page, 8).dblclick();
    assert.equal(await page.locator('[aria-selected="true"]').count(), EASY.split("9").length - 1);
  }));

test("a phone on its side has the keys beside the board, and the board whole", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const box = async (/** @type {string} */ where) => /** @type {{x: number, y: number, width: number, height: number}} */ (await page.locator(where).first().boundingBox());
      const [board, key] = [await box(".board"), await box('[data-key="digit-9"]')];
      assert.ok(key.x >= board.x + board.width && key.y + key.height <= 390, "the keys are beside the board");
      assert.ok(board.height <= 390);
      await page.evaluate(() => window.scrollTo(0, 10_000));
      const scrolled = await box(".board");
      assert.ok(scrolled.y >= 0 && scrolled.y + scrolled.height <= 390, "the board stays while the rest scrolls");
    },
    { ...PHONE, viewport: { width: 844, height: 390 } },
  ));
