// A program on many puzzles, one after the other: how many it solves, and how long it takes. The puzzles are the same each
// time, so that two programs, or two versions of one, can be compared.

import * as engine from "../../engine/api.js";
import { t } from "../../engine/i18n.js";
import { action } from "../../widgets/dialog.js";
import { h } from "../../widgets/element.js";
import { duration } from "./lane.js";
import { run } from "./run.js";

/** @typedef {import("./run.js").Program} Program */
/** @typedef {{number: number, grade: string, verdict: string, text: string, time: number}} Outcome */

/** How many puzzles there are, and how hard they are, in turn. */
export const COUNT = 20;
const GRADES = ["beginner", "easy", "medium", "hard"];

/** Runs a program on all of them and shows how it does.
 * @param {Program} program @param {engine.RunLimits} limits */
export function trial(program, limits) {
  const stop = new AbortController();
  /** @type {Outcome[]} */
  const outcomes = [];
  const bar = h("progress", { max: COUNT, value: "0", "aria-label": t("solver-trial") });
  const state = h("p", { class: "trial-state", role: "status" });
  const rows = h("tbody", {});
  const end = action(t("solver-stop"), "close", () => stop.abort(), { "data-do": "stop-trial" });
  const table = h("table", { class: "trial-table" }, h("thead", {}, h("tr", {}, ["solver-puzzle", "difficulty", "solver-result", "stats-time"].map((name) => h("th", { scope: "col" }, t(name))))), rows);
  const element = h("section", { class: "panel trial", "aria-label": t("solver-trial") }, h("h2", {}, `${t("solver-trial")}: ${program.name}`), bar, state, h("div", { class: "buttons" }, end), h("div", { class: "trial-room", tabindex: "0" }, table));
  const solved = () => outcomes.filter(({ verdict }) => verdict === "solved");
  const paint = (/** @type {boolean} */ over) => {
    bar.value = outcomes.length;
    const time = duration(solved().reduce((sum, its) => sum + its.time, 0));
    state.textContent = over ? t("solver-score", { solved: solved().length, count: outcomes.length, time }) : t("solver-trial-at", { number: outcomes.length + 1, count: COUNT });
    element.classList.toggle("running", !over);
    bar.hidden = end.hidden = over;
  };
  const all = async () => {
    for (let number = 1; number <= COUNT; number++) {
      const grade = GRADES[(number - 1) % GRADES.length];
      paint(false);
      const puzzle = await engine.generate({ grade, seed: number }, stop.signal);
      /** @type {engine.RunVerdict | undefined} */
      let verdict;
      await run(program, puzzle, { limits, signal: stop.signal, tell: (event) => event.event === "verdict" && (verdict = event) });
      const { verdict: word = "", text = "", time = 0 } = verdict ?? {};
      outcomes.push({ number, grade, verdict: word, text, time });
      rows.append(h("tr", { class: word === "solved" ? "good" : "bad" }, [number, t(`grade-${grade}`), text, duration(time)].map((value) => h("td", {}, value))));
    }
  };
  all().then(
    () => paint(true),
    (error) => {
      paint(true);
      if (!stop.signal.aborted) state.textContent = error instanceof Error ? error.message : String(error);
    },
  );
  return { element, stop: () => stop.abort() };
}
