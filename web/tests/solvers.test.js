import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints } from "./axe.js";
import { EASY, link, PAGE, SMALL, solution, until, visit } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

/** One that singles solve. */
const SINGLES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Opens the view with a puzzle in hand. @param {Page} page */
async function openSolvers(page) {
  await page.getByRole("grid").waitFor();
  await page.evaluate(() => (window.location.hash = "#/solvers"));
  await page.locator('[data-do="start"]:enabled').waitFor();
}

/** @param {Page} page @param {string} first @param {string} [second] */
async function choose(page, first, second) {
  await page.locator('[data-do="first-program"]').selectOption({ label: first });
  if (second) await page.locator('[data-do="second-program"]').selectOption({ label: second });
}

/** Writes a program and runs it; gives the verdict. @param {Page} page @param {string} code */
async function runOwn(page, code) {
  if (!(await page.locator('[data-do="code"]').count())) await page.locator('[data-do="write"]').click();
  await page.locator('[data-do="code"]').fill(code);
  await page.locator('[data-do="run"]').click();
  return verdict(page);
}

/** The verdict of the only lane, once it is there. @param {Page} page */
async function verdict(page) {
  const last = page.locator('[data-do="last"]');
  const shown = page.locator(".lane-verdict");
  await until(async () => {
    if (await last.isEnabled()) await last.click();
    return (await shown.innerText()) !== "";
  }, "a verdict", 600);
  return shown.innerText();
}

const filled = (/** @type {Page} */ page) => page.locator(".lane .placed").count();

test("a program of this machine is chosen, watched, paused and stepped through", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await choose(page, "Right");
    await page.locator('[data-do="speed"]').fill("0");
    await page.locator('[data-do="start"]').click();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.locator('[data-do="first"]').click();
    assert.equal(await filled(page), 0);
    // Every move is a step, with what the program says of it.
    await until(async () => (await page.locator(".timeline").getAttribute("max")) === "12", "eleven moves and the verdict");
    for (let move = 1; move <= 3; move++) {
      await page.locator('[data-do="step"]').click();
      assert.equal(await filled(page), move);
      assert.equal(await page.locator(".lane-why").innerText(), `reason ${move}`);
    }
    assert.equal(await page.locator(".newest").count(), 1);
    await page.locator('[data-do="back"]').click();
    assert.equal(await filled(page), 2);
    await page.locator('[data-do="speed"]').fill("7");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".lane-verdict.good").waitFor();
    assert.equal(await filled(page), 11);
    assert.match(await page.locator(".lane-figures").innerText(), /^11 moves, [\d.]+ (ms|sec)/);
    assert.equal(await page.locator(".lane-mistake").innerText(), "");
    // A move of the list leads back to it.
    await page.locator(".lane-moves .step").nth(4).click();
    assert.equal(await filled(page), 5);
  }));

test("a program is stopped by hand, and the next one plays", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await choose(page, "Mute");
    const start = page.locator('[data-do="start"]');
    await start.click();
    await page.locator(".lane-figures", { hasText: "Running" }).waitFor();
    assert.equal(await start.innerText(), "Stop");
    await start.click();
    assert.equal(await start.innerText(), "Start");
    await choose(page, "Right");
    await start.click();
    await verdict(page);
    assert.equal(await page.locator(".lane-verdict.good").count(), 1);
  }));

test("the first wrong move is marked with a sign and in words", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await choose(page, "Wrong");
    await page.locator('[data-do="start"]').click();
    assert.match(await verdict(page), /wrong|cannot/i);
    assert.match(await page.locator(".lane-mistake").innerText(), /first wrong move is number 3: \d in row 1, column 4/);
    assert.equal(await page.locator(".lane .wrong-sign").count(), 1);
    assert.match(String(await page.getByRole("gridcell", { name: /row 1, column 4/ }).getAttribute("aria-label")), /wrong/);
    assert.match(await page.locator(".lane-moves .wrong-step").innerText(), /wrong/);
    // Before it there is no sign of it.
    await page.locator('[data-do="first"]').click();
    assert.equal(await page.locator(".wrong-sign, .lane-mistake span").count(), 0);
  }));

test("two programs of any kind race on the same puzzle", () =>
  visit(link(EASY), async (page) => {
    await openSolvers(page);
    await choose(page, "Right", "Search");
    await page.locator('[data-do="speed"]').fill("7");
    await page.locator('[data-do="start"]').click();
    await page.locator(".race-result", { hasText: /is first/ }).waitFor();
    const lanes = page.locator(".lane");
    assert.equal(await lanes.count(), 2);
    const digits = await solution(EASY);
    for (const lane of await lanes.all()) {
      assert.equal(await lane.locator(".lane-verdict.good").count(), 1);
      assert.equal((await lane.locator(".drawing .digit").allTextContents()).join(""), digits.join(""));
    }
    const [left, right] = await lanes.all();
    const [a, b] = [await left.boundingBox(), await right.boundingBox()];
    assert.ok(a && b && a.y === b.y && a.x + a.width <= b.x, "side by side");
    // One that is wrong has lost, however quick it is.
    await choose(page, "Wrong", "Search");
    await page.locator('[data-do="start"]').click();
    await page.locator(".race-result", { hasText: "Search wins" }).waitFor();
    assert.equal(await page.locator(".lane").first().locator(".wrong-sign").count(), 1);
  }));

test("the examples reason and search, in both languages", async () => {
  for (const [locale, names] of /** @type {[string, string[]][]} */ ([["en-GB", ["Naked and hidden singles", "Search"]], ["fr-FR", ["Singletons nus et cachés", "Recherche"]]])) {
    await visit(
      link(SINGLES),
      async (page) => {
        await openSolvers(page);
        for (const name of names) {
          await choose(page, name);
          await page.locator('[data-do="start"]').click();
          await verdict(page);
          assert.equal(await page.locator(".lane-verdict.good").count(), 1, name);
        }
        assert.equal(await page.locator(".lane .placed").count(), 81 - SINGLES.replaceAll(".", "").length);
      },
      { locale },
    );
  }
});

test("what a program thinks and logs is shown", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await runOwn(page, "function solve(lines) { console.log('heard', lines.length); say('candidates 1 2 1 2'); say('candidates 1 3 2'); say('move 1 3 3'); say('done'); }");
    const cell = (/** @type {number} */ column) => page.getByRole("gridcell", { name: `row 1, column ${column}` }).getAttribute("aria-label");
    assert.equal(await cell(2), "row 1, column 2, empty, candidates 1 2");
    assert.equal(await cell(3), "row 1, column 3, 3");
    await page.locator(".lane-log summary").click();
    assert.equal(await page.locator(".lane-log pre").innerText(), "heard 7");
  }));

test("a program is written, kept, run and deleted", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    const digits = (await solution(SMALL)).join(" ");
    assert.match(await runOwn(page, `function solve(lines) { console.log(lines[1]); say("solution ${digits}"); }`), /Solved/);
    await page.locator('[data-do="name"]').fill("Mine");
    await page.locator('[data-do="name"]').press("Tab");
    await page.reload();
    await page.locator('[data-do="start"]:enabled').waitFor();
    await choose(page, "Mine");
    await page.locator('[data-do="edit"]').click();
    assert.match(await page.locator('[data-do="code"]').inputValue(), /console\.log/);
    await page.locator('[data-do="delete"]').click();
    assert.deepEqual(await page.locator('[data-do="first-program"] option', { hasText: "Mine" }).count(), 0);
  }));

test("a program that is no program, breaks down or answers wrongly is told what is wrong", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    assert.match(await runOwn(page, "function solve("), /SyntaxError/);
    // The line where it stops being a program is told, and marked in the field.
    assert.match(await runOwn(page, "function solve() {\n  say('done');\n  let x = = 2;\n}"), /SyntaxError.*\(solver\.js:3\)/);
    await until(async () => (await page.locator(".code-numbers .wrong").allInnerTexts()).join("").trim() === "3", "the line is marked");
    assert.match(await runOwn(page, "let x = 1"), /no function solve/);
    assert.match(await runOwn(page, "function solve() {\n\n  throw new Error('oops');\n}"), /oops \(solver\.js:3\)/);
    assert.match(await runOwn(page, "function solve() {}"), /without an answer/);
    assert.match(await runOwn(page, "function solve() { say('move 1 1 4') }"), /given/);
    assert.match(await runOwn(page, "function solve() { say('solution ' + Array(16).fill(1).join(' ')) }"), /Not a solution/);
    assert.equal(await page.locator(".lane .wrong-sign").count(), 1);
    assert.match(await runOwn(page, "function solve() { say('unsupported') }"), /not support/);
  }));

test("a program that never ends, or never stops talking, is ended", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    assert.match(await runOwn(page, "function solve() { for (;;) say('why more and more') }"), /output exceeds/);
    assert.match(await runOwn(page, "function solve() { say('move 1 2 1'); for (;;); }"), /time/);
    assert.equal(await page.evaluate(() => 1 + 1), 2, "the page goes on");
    assert.equal(await page.locator(".lane .placed").count(), 1, "what it did is shown");
    await until(async () => page.workers().length === 0, "the worker is gone");
  }));

test("a program of the page reaches no network, no other script and no store", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    /** @type {string[]} */
    const answered = [];
    page.on("response", (response) => answered.push(new URL(response.url()).pathname));
    for (const attempt of [
      `await fetch("${PAGE}js/main.js")`,
      'await fetch("data:text/plain,x")',
      "await import('./puzzle.js')",
      "importScripts('/js/puzzle.js')",
      "const x = new XMLHttpRequest(); x.open('GET', '/index.html', false); x.send()",
      "await new Promise((go, stop) => { const socket = new WebSocket('ws://127.0.0.1:1/'); socket.onopen = go; socket.onerror = stop; })",
      "await new Promise((go, stop) => { const w = new Worker('/js/views/solvers/worker.js'); w.onmessage = go; w.onerror = stop; setTimeout(go, 5000); })",
      "indexedDB.open('x')",
      "navigator.storage.getDirectory()",
      "postMessage({ kind: 'line', text: 'move 1 2 1', time: 0 })",
    ]) {
      assert.match(await runOwn(page, `async function solve() { ${attempt}; say("move 1 2 1"); }`), /crashed/, attempt);
      assert.equal(await page.locator(".lane .placed").count(), 0, attempt);
    }
    // The browser fetches the icon of the page when it has time.
    const usual = ["/js/views/solvers/worker.js", "/icon.svg"];
    assert.deepEqual(answered.map((path) => path.replace(/^\/v\/\w+/, "")).filter((path) => !usual.includes(path) && !path.startsWith("/api/v1/solvers/")), []);
  }));

test("puzzles come from the game, the day, an order or what is pasted; one that cannot be asked is told", () =>
  visit(
    link(SMALL),
    async (page) => {
      await openSolvers(page);
      const givens = () => page.locator(".lane .given").count();
      assert.equal(await givens(), 5);
      await page.locator('[data-do="puzzle"]').selectOption("daily");
      await until(async () => (await givens()) > 16, "the puzzle of the day");
      await page.locator('[data-do="puzzle"]').selectOption("easy");
      await page.locator('[data-do="another"]').waitFor();
      await page.locator('[data-do="puzzle"]').selectOption("pasted");
      await page.locator('[data-do="pasted"]').fill(EASY);
      await page.locator('[data-do="read"]').click();
      await until(async () => (await givens()) === EASY.replaceAll(".", "").length, "the pasted one");
      await page.locator('[data-do="pasted"]').fill("size 4\ngrid\n....\n....\n....\n....\nsandwich c3: 3");
      await page.locator('[data-do="read"]').click();
      await until(async () => (await givens()) === 0, "one with a rule that the protocol has no word for");
      await page.locator('[data-do="start"]:enabled').click();
      await page.locator(".message.bad", { hasText: "rule" }).waitFor();
      assert.equal(await page.locator('[data-do="start"]').innerText(), "Start");
    },
    { refused: 422 },
  ));

for (const theme of ["light", "dark", "contrast"]) {
  test(`axe finds nothing among programs, ${theme}`, () =>
    visit(
      link(SMALL),
      async (page) => {
        await openSolvers(page);
        assert.deepEqual(await complaints(page), []);
        await choose(page, "Wrong", "Right");
        await page.locator('[data-do="write"]').click();
        await choose(page, "Wrong", "Right");
        await page.locator('[data-do="start"]').click();
        await page.locator('[data-do="speed"]').fill("7");
        await page.locator(".race-result", { hasText: "wins" }).waitFor();
        await page.locator("details", { hasText: "How a program" }).locator("summary").click();
        assert.deepEqual(await complaints(page), []);
      },
      { settings: { theme } },
    ));
}

test("on a phone nothing is wider than the screen and everything can be hit", () =>
  visit(
    link(SMALL),
    async (page) => {
      await openSolvers(page);
      await choose(page, "Right", "Recherche");
      await page.locator('[data-do="start"]').click();
      await page.locator('[data-do="speed"]').fill("7");
      await page.locator(".race-result", { hasText: "premier" }).waitFor();
      await page.locator('[data-do="write"]').click();
      await page.locator('[data-do="code"]').waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
      const small = await page.locator("main button:visible, main select:visible, nav a").evaluateAll((all) => all.map((its) => ({ name: its.textContent, box: its.getBoundingClientRect() })).filter(({ box }) => box.height < 43.5).map(({ name }) => name));
      assert.deepEqual(small, []);
    },
    { viewport: { width: 320, height: 640 }, hasTouch: true, locale: "fr-FR" },
  ));

test("Tab sets lines in, and Escape then Tab leaves the field", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await page.locator('[data-do="write"]').click();
    const code = page.locator('[data-do="code"]');
    await code.fill("one\ntwo");
    await code.press("Control+a");
    await code.press("Tab");
    assert.equal(await code.inputValue(), "  one\n  two");
    await code.press("Shift+Tab");
    assert.equal(await code.inputValue(), "one\ntwo");
    await code.press("End");
    await code.press("Tab");
    assert.match(await code.inputValue(), /two {2}$/);
    const inField = () => page.evaluate(() => document.activeElement?.getAttribute("data-do") === "code");
    assert.ok(await inField());
    await code.press("Escape");
    await page.keyboard.press("Tab");
    assert.equal(await inField(), false);
  }));

test("a program is read in colours, with its lines numbered", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await page.locator('[data-do="write"]').click();
    await page.locator('[data-do="code"]').fill("// why\nconst x = 'a';\nsay(12)");
    assert.deepEqual(await page.locator(".code-shown span").evaluateAll((all) => all.map((its) => [its.className, its.textContent])), [["code-comment", "// why"], ["code-word", "const"], ["code-string", "'a'"], ["code-number", "12"]]);
    assert.equal((await page.locator(".code-numbers").innerText()).trim().split(/\s+/).join(" "), "1 2 3");
  }));

test("a program is tried on twenty puzzles and has its score; it shows that it runs", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await choose(page, "Search");
    await page.locator('[data-do="edit"]').click();
    await page.locator('[data-do="trial"]').click();
    await page.locator(".trial.running").getByText(/Running: puzzle \d+ of 20/).waitFor();
    await until(async () => /20 of 20 solved/.test(await page.locator(".trial-state").innerText()), "the score", 1200);
    assert.equal(await page.locator(".trial-table tbody tr").count(), 20);
    await page.locator('[data-do="code"]').fill("function solve() { for (;;); }");
    await page.locator('[data-do="run"]').click();
    await page.locator(".running-now", { hasText: "Running…" }).waitFor();
  }));

test("a program leaves as a file and comes back from it", () =>
  visit(link(SMALL), async (page) => {
    await openSolvers(page);
    await page.locator('[data-do="write"]').click();
    const text = "function solve() { say('none'); }\n";
    await page.locator('[data-do="code"]').fill(text);
    const waiting = page.waitForEvent("download");
    await page.locator('[data-do="export-code"]').click();
    const file = await waiting;
    assert.match(file.suggestedFilename(), /\.js$/);
    await page.locator('[data-do="delete"]').click();
    await page.locator('[data-do="import-file"]').setInputFiles({ name: "ada.js", mimeType: "text/javascript", buffer: Buffer.from(text) });
    await page.locator('[data-do="code"]').waitFor();
    assert.equal(await page.locator('[data-do="code"]').inputValue(), text);
    assert.equal(await page.locator('[data-do="name"]').inputValue(), "ada");
  }));
