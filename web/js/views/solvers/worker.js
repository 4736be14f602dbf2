// Runs a program that was written or pasted in the page. This file is served with a policy of its own: it
// may turn text into code, and it may reach nothing, neither the network nor another script (`files.rs`).
// What a policy does not cover, the browser's stores and the way to the page, is taken away below before
// the program is there. The page ends the worker when its time is up.

/**
 * From the page: the program and what it is asked.
 * @typedef {{code: string, lines: string[], limits: {lines: number, bytes: number}}} Task
 */

/**
 * To the page. `time` counts milliseconds from the call of `solve`.
 * @typedef {{kind: "line", text: string, time: number}
 *   | {kind: "log", text: string, time: number}
 *   | {kind: "end", end: "exit" | "crash" | "output" | "start" | "missing", text: string, time: number}} Report
 */

const scope = /** @type {any} */ (globalThis);
const post = /** @type {(report: Report) => void} */ (scope.postMessage.bind(scope));
const now = performance.now.bind(performance);
/** Runs code in the global scope. @type {(code: string) => any} */
const run = scope.eval;
const text = String;
const later = /** @type {(does: () => void) => void} */ (scope.setTimeout.bind(scope));

/** How much of what a program logs is passed on, in characters. */
const LOG = 4096;

let begun = now();
let ended = false;
/** Whether the error to come is that of a text that is no program. */
let located = false;

/** @param {"exit" | "crash" | "output" | "start" | "missing"} end "missing": there is no `solve` @param {unknown} [why] */
function finish(end, why) {
  if (ended) return;
  ended = true;
  post({ kind: "end", end, text: describe(why), time: now() - begun });
}

/** What went wrong, with the line of the program where that is known. @param {unknown} why */
function describe(why) {
  if (why === undefined) return "";
  if (!(why instanceof Error)) return shown(why).slice(0, 300);
  const line = /solver\.js:(\d+)/.exec(text(why.stack))?.[1];
  return `${why.name}: ${text(why.message).slice(0, 300)}${line ? ` (solver.js:${line})` : ""}`;
}

/** @param {unknown} value */
function shown(value) {
  try {
    return typeof value === "object" ? (JSON.stringify(value) ?? text(value)) : text(value);
  } catch {
    return "?";
  }
}

/** What a program can do: say lines and log. Both are bounded here, where they are made.
 * @param {Task["limits"]} limits */
function mouth(limits) {
  let [lines, bytes, logged] = [0, 0, 0];
  return {
    /** One line, or several with line ends between them. @param {unknown} said */
    say(said) {
      for (const line of text(said).split(/\r?\n/).map((its) => its.replace(/[\0-\x1f]/g, " "))) {
        if (ended) return;
        lines++;
        bytes += line.length + 1;
        if (lines > limits.lines || bytes > limits.bytes) return finish("output");
        post({ kind: "line", text: line, time: now() - begun });
      }
    },
    /** @param {...unknown} words */
    log(...words) {
      if (ended || logged >= LOG) return;
      const line = words.map(shown).join(" ").slice(0, LOG - logged);
      logged += line.length + 1;
      post({ kind: "log", text: line, time: now() - begun });
    },
  };
}

/** What a solver does not need and the policy does not cover: the way to the page, and what a browser keeps. */
const NOT_ITS_OWN = [
  "postMessage",
  "close",
  "navigator",
  "indexedDB",
  "caches",
  "cookieStore",
  "BroadcastChannel",
  "webkitRequestFileSystem",
  "webkitRequestFileSystemSync",
  "webkitResolveLocalFileSystemURL",
  "webkitResolveLocalFileSystemSyncURL",
];

/** Takes it away, wherever the browser defines it. There is no other global object to get it back from. */
function strip() {
  for (const name of NOT_ITS_OWN) {
    for (let owner = scope; owner; owner = Reflect.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name);
    if (name in scope) Object.defineProperty(scope, name, { value: undefined });
  }
}

/** @param {Task} task */
async function begin({ code, lines, limits }) {
  const { say, log } = mouth(limits);
  strip();
  scope.say = say;
  scope.console = Object.fromEntries(["log", "info", "debug", "warn", "error"].map((name) => [name, log]));
  let solve;
  try {
    // In the global scope, named so that errors tell the line. The last statement is what it leaves.
    solve = run(`${code}\n;typeof solve === "function" ? solve : undefined\n//# sourceURL=solver.js`);
    if (!solve) return finish("missing");
  } catch (error) {
    if (!(error instanceof SyntaxError)) return finish("start", error);
    // Only an error that nobody catches tells the line where a text stops being a program: once more, and it is that.
    located = true;
    return void later(() => run(code));
  }
  begun = now();
  try {
    await solve(lines);
    finish("exit");
  } catch (error) {
    finish("crash", error);
  }
}

scope.addEventListener("error", (/** @type {ErrorEvent} */ event) => {
  event.preventDefault();
  if (!located) return finish("crash", event.error ?? event.message);
  finish("start", `${describe(event.error ?? event.message)}${event.lineno ? ` (solver.js:${event.lineno})` : ""}`);
});
scope.addEventListener("unhandledrejection", (/** @type {PromiseRejectionEvent} */ event) => (event.preventDefault(), finish("crash", event.reason)));
scope.addEventListener("message", (/** @type {MessageEvent<Task>} */ { data }) => begin(data), { once: true });

export {};
