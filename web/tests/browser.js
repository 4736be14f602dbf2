// A browser for the tests, and the few things that all of them do. A page that logs an error, throws, or asks
// for anything from elsewhere fails its test.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after } from "node:test";
import { chromium } from "playwright-core";

export const PAGE = process.env.GRILLE_PAGE ?? "http://127.0.0.1:8000/";

export const EASY = "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";
export const SMALL = "4....3.....3..41";

const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

/** @type {Promise<import("playwright-core").Browser> | null} */
let running = null;

function browser() {
  running ??= chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  return running;
}

after(async () => (await running)?.close());

/**
 * Does something with a page at an address, then looks whether anything went wrong on the way.
 * @param {string} hash @param {(page: import("playwright-core").Page) => Promise<void>} does
 * @param {import("playwright-core").BrowserContextOptions & {settings?: object, store?: Record<string, unknown>, refused?: number, away?: boolean}} [options]
 *   `refused`: the status with which the server refuses something, where that is what is tested; `away`: the same for a
 *   server that is not there for a while
 */
export async function visit(hash, does, { settings = {}, store = {}, refused, away = false, ...options } = {}) {
  const context = await (await browser()).newContext({ locale: "en-GB", reducedMotion: "reduce", viewport: { width: 1280, height: 860 }, ...options });
  const kept = { settings, ...store };
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem("begun")) return;
    sessionStorage.setItem("begun", "yes");
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(`grille.${name}`, JSON.stringify(value));
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  /** @type {string[]} */
  const wrong = [];
  const expected = away ? "Failed to load resource: net::ERR_" : `Failed to load resource: the server responded with a status of ${refused} `;
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !message.text().startsWith(expected) && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(String(error.stack)));
  page.on("request", (request) => !/^(data|blob):/.test(request.url()) && !request.url().startsWith(PAGE) && wrong.push(`asked for ${request.url()}`));
  try {
    await page.goto(PAGE + hash);
    await does(page);
  } finally {
    await context.close();
  }
  assert.deepEqual(wrong, []);
}

/** A link to a puzzle. @param {string} text */
export function link(text) {
  return `#/play?p=${encodeURIComponent(text)}`;
}

/** The board, once it is there. @param {import("playwright-core").Page} page */
export async function grid(page) {
  const board = page.getByRole("grid");
  await board.waitFor();
  return board;
}

/** Goes to a view and waits until it is whole. @param {import("playwright-core").Page} page @param {string} view as in the address */
export async function goTo(page, view) {
  await page.evaluate((to) => (window.location.hash = `#/${to}`), view);
  await page.locator(`main[data-view="${view}"]:not([aria-busy])`).waitFor();
}

/** A cell, by number. @param {import("playwright-core").Page} page @param {number} cell */
export function cell(page, cell) {
  return page.locator(`[data-cell="${cell}"]`);
}

/** What a cell is called. @param {import("playwright-core").Page} page @param {number} number */
export function label(page, number) {
  return cell(page, number).getAttribute("aria-label");
}

/** Waits until a condition holds. @param {() => Promise<unknown>} holds @param {string} what @param {number} [most] tries */
export async function until(holds, what, most = 200) {
  for (let tries = 0; tries < most; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`waited in vain: ${what}`);
}

/** Asks the API. @param {string} path @param {object} body */
export async function api(path, body) {
  const response = await fetch(`${PAGE}api/v1/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response.json();
}

/** The only solution of a puzzle. @param {string} puzzle @returns {Promise<number[]>} */
export async function solution(puzzle) {
  return (await api("solve", { puzzle })).solutions[0].numbers;
}
