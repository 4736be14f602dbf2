// A walk through a puzzle: every step of the way with its reason, drawn on the board, and the rating that
// the way leads to.

import { Board } from "../board/board.js";
import { cellsOf, drawStep } from "../board/overlay.js";
import { announcer } from "../board/speech.js";
import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { settings } from "../engine/store.js";
import { connect } from "../input/connect.js";
import { EMPTY } from "../model/marks.js";
import { Puzzle } from "../model/puzzle.js";
import { Selection } from "../model/selection.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";
import { ratingView } from "../widgets/rating.js";
import { badge } from "../widgets/title.js";
import { showWhenReady } from "../widgets/waiting.js";
import { proof } from "./hints.js";

/** @typedef {import("../model/puzzle-data.js").PuzzleData} PuzzleData */
/** @typedef {import("../engine/api.js").WalkData} WalkData */

/** The view. @param {HTMLElement} root @param {PuzzleData} data @returns {() => void} leaves it */
export function showWalk(root, data) {
  const stop = new AbortController();
  const leave = showWhenReady(root, t("walk"), engine.explain(data.puzzle, stop.signal), (walk) => walkView(data, walk, stop.signal));
  return () => {
    leave();
    stop.abort();
  };
}

/** @param {PuzzleData} data @param {WalkData} walk @param {AbortSignal} left when the view is left */
function walkView(data, walk, left) {
  const puzzle = new Puzzle(data);
  const board = new Board(puzzle, { label: t("walk") });
  board.element.classList.toggle("large", settings.large && puzzle.isLarge);
  const selection = new Selection(0);
  left.addEventListener("abort", connect(board, selection, {}));
  let at = 0;
  const told = h("div", { class: "step-told" });
  const items = walk.steps.map(({ step: { say } }, index) =>
    h("li", {}, h("button", { type: "button", class: "step", onclick: () => go(index) }, h("span", { class: "step-number" }, index + 1), h("span", {}, say.title), h("small", {}, say.short))),
  );
  const list = h("ol", { class: "steps", "aria-label": t("steps") }, items);
  const slider = h("input", { type: "range", min: 1, max: Math.max(walk.steps.length, 1), value: "1", "aria-label": t("step-of", { step: 1, count: walk.steps.length }), oninput: () => go(Number(slider.value) - 1) });
  /** @param {Parameters<typeof pictogram>[0]} picture @param {string} word @param {() => number} where */
  const mover = (picture, word, where) => h("button", { type: "button", class: "quiet", "aria-label": word, title: word, onclick: () => go(where()) }, pictogram(picture));
  const paint = () => {
    const here = walk.steps[at];
    const cells = puzzle.data.cells.map((_, cell) => ({ ...EMPTY, corner: here ? here.position[cell] : 0, full: true }));
    const values = here ? here.values : puzzle.data.cells.map((_, cell) => puzzle.given(cell));
    board.paint({ cells, values, given: (cell) => puzzle.given(cell) > 0 });
    board.drawOver(here ? drawStep(board, here.step, values) : []);
  };
  /** @param {number} index */
  function go(index) {
    at = Math.max(0, Math.min(index, walk.steps.length - 1));
    const step = walk.steps[at]?.step;
    paint();
    if (step) board.reveal(cellsOf(board, step));
    items.forEach((item, its) => (its === at ? item.firstElementChild?.setAttribute("aria-current", "step") : item.firstElementChild?.removeAttribute("aria-current")));
    if (!step) return;
    slider.value = String(at + 1);
    slider.setAttribute("aria-label", t("step-of", { step: at + 1, count: walk.steps.length }));
    told.replaceChildren(
      h("p", { class: "step-count" }, t("step-of", { step: at + 1, count: walk.steps.length })),
      h("h2", {}, h("a", { href: `#/learn/${step.technique}` }, step.say.title)),
      h("p", {}, step.say.full),
      ...(step.say.proof.length ? [proof(step.say.proof)] : []),
    );
    const item = items[at];
    list.scrollTop = Math.max(0, item.offsetTop - list.clientHeight / 2);
    announcer.say(step.say.full);
  }
  const view = h(
    "div",
    { class: `play walk${puzzle.isLarge ? " big" : ""}` },
    h(
      "div",
      { class: "stage" },
      h("div", { class: "status" }, h("h1", {}, t("walk")), badge(walk.rating?.grade?.id), h("span", { class: "grow" }), h("a", { href: "#/play", class: "quiet" }, t("back-to-game"))),
      h("div", { class: "board-room" }, board.element),
    ),
    h(
      "div",
      { class: "side" },
      walk.rating ? ratingView(walk.rating) : null,
      walk.solved ? null : h("p", { class: "failure" }, walk.ending),
      h(
        "div",
        { class: "walk-keys", role: "group", "aria-label": t("steps") },
        mover("first", t("step-first"), () => 0),
        mover("previous", t("step-previous"), () => at - 1),
        slider,
        mover("next", t("step-next"), () => at + 1),
        mover("last", t("step-last"), () => walk.steps.length - 1),
      ),
      told,
      list,
    ),
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "PageDown" || event.key === "n") go(at + 1);
      else if (event.key === "PageUp" || event.key === "N") go(at - 1);
      else return;
      event.preventDefault();
    },
    { capture: true, signal: left },
  );
  go(0);
  return view;
}
