// One program on one puzzle: a program of the server's by its name, one of the page's own in a worker. Both give the
// same thing, events with their times and a verdict by the same referee, so nothing after this knows which it was.

import * as engine from "../../engine/api.js";
import { t } from "../../engine/i18n.js";

/** @typedef {import("../../model/puzzle-data.js").PuzzleData} PuzzleData */
/** @typedef {import("../../engine/api.js").RunEvent} RunEvent */
/** @typedef {import("./worker.js").Report} Report */

/** A program to choose. Those of the server have a name only; the page's own have their text.
 * @typedef {{id: string, name: string, code?: string}} Program */

/** How a run of the page's own program ended, as the referee takes it.
 * @typedef {"exit" | "crash" | "output" | "start" | "timeout"} End */

/** Everything a program of the page's own said. @typedef {{lines: {text: string, time: number}[], log: string[], end: End, why: string, time: number}} Said */

/**
 * Runs a program and tells every event as soon as the referee has it; the last one is the verdict.
 * @param {Program} program @param {PuzzleData} puzzle
 * @param {{limits: engine.RunLimits, signal: AbortSignal, tell: (event: RunEvent) => void}} options
 */
export async function run(program, puzzle, { limits, signal, tell }) {
  if (program.code === undefined) return engine.watch(program.name, puzzle.puzzle, tell, signal);
  const lines = await engine.question(puzzle.puzzle, signal);
  const said = await inWorker(program.code, lines, limits, signal);
  const told = await engine.referee({ puzzle: puzzle.puzzle, lines: said.lines.map(({ text }) => text), end: said.end, why: said.why || undefined }, signal);
  const log = [...said.log, said.why].filter(Boolean).join("\n");
  for (const event of told) {
    const time = said.lines[event.line ?? -1]?.time ?? said.time;
    tell(event.event === "verdict" ? { ...event, time, log } : { ...event, time });
  }
}

/** Asks a program of the page's own and ends it when its time is up, whatever it does.
 * @param {string} code @param {string[]} lines @param {engine.RunLimits} limits @param {AbortSignal} signal
 * @returns {Promise<Said>} */
export function inWorker(code, lines, limits, signal) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "solver" });
  const began = performance.now();
  /** @type {Said} */
  const said = { lines: [], log: [], end: "timeout", why: "", time: 0 };
  let bytes = 0;
  return new Promise((resolve, reject) => {
    /** @param {End} end @param {string} why @param {number} time */
    const finish = (end, why, time) => {
      worker.terminate();
      clearTimeout(late);
      signal.removeEventListener("abort", stop);
      resolve({ ...said, end, why, time });
    };
    const stop = () => {
      worker.terminate();
      clearTimeout(late);
      reject(signal.reason);
    };
    const late = setTimeout(() => finish("timeout", "", performance.now() - began), limits.seconds * 1000);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    worker.addEventListener("error", (event) => (event.preventDefault(), finish("start", event.message ?? t("offline"), 0)));
    worker.addEventListener("message", (/** @type {MessageEvent<Report>} */ { data }) => {
      // The worker bounds what its program says; what comes from there is counted here again all the same.
      const text = String(data.text);
      bytes += text.length + 1;
      if (said.lines.length + said.log.length > 2 * limits.lines || bytes > 2 * limits.bytes) finish("output", "", performance.now() - began);
      else if (data.kind === "line") said.lines.push({ text, time: Number(data.time) });
      else if (data.kind === "log") said.log.push(text);
      else if (data.end === "missing") finish("start", t("solver-no-solve"), 0);
      else finish(data.end, text, Number(data.time));
    });
    worker.postMessage({ code, lines, limits: { lines: limits.lines, bytes: limits.bytes } });
  });
}
