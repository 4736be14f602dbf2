// Worked examples of a technique, one at a time, with the way from one to the next.

import { Board } from "./board.js";
import { action } from "./dialog.js";
import { h } from "./element.js";
import { proof } from "./hints.js";
import { t } from "./i18n.js";
import { pictogram } from "./icons.js";
import { EMPTY } from "./marks.js";
import { open } from "./opening.js";
import { drawStep } from "./overlay.js";
import { Puzzle } from "./puzzle.js";

/** @typedef {import("./engine.js").TechniqueData["examples"][number]} Example */

/** @param {Example[]} examples at least one */
export function examplesView(examples) {
  const count = examples.length;
  let at = 0;
  const head = h("h2", { "aria-live": "polite" });
  const room = h("div", {});
  /** @param {Parameters<typeof pictogram>[0]} picture @param {string} word @param {number} by */
  const mover = (picture, word, by) =>
    h("button", { type: "button", class: "quiet", "aria-label": word, title: word, onclick: () => show(at + by) }, pictogram(picture));
  const previous = mover("previous", t("example-previous"), count - 1);
  const next = mover("next", t("example-next"), 1);
  /** Around in a circle. @param {number} number */
  function show(number) {
    at = number % count;
    head.textContent = t("example", { number: at + 1, count });
    room.replaceChildren(exampleView(examples[at], `${t("example", { number: at + 1, count })}. ${examples[at].step.text}`));
  }
  show(0);
  const movers = count > 1 ? [previous, head, next] : [head];
  const view = h("section", { class: "examples", "aria-label": t("examples") }, h("div", { class: "example-keys" }, movers), room);
  view.addEventListener("keydown", (event) => {
    if (event.key === "PageDown") show(at + 1);
    else if (event.key === "PageUp") show(at + count - 1);
    else return;
    event.preventDefault();
  });
  return view;
}

/** @param {Example} example @param {string} label */
function exampleView({ puzzle: data, values, position, step }, label) {
  const puzzle = new Puzzle(data);
  const board = new Board(puzzle, { label, picture: true });
  board.paint({ cells: position.map((corner) => ({ ...EMPTY, corner, full: true })), values, given: (cell) => puzzle.given(cell) > 0 });
  board.drawOver(drawStep(board, step));
  return h(
    "figure",
    { class: "example" },
    board.element,
    h(
      "figcaption",
      {},
      h("p", {}, step.explanation),
      step.proof.length ? proof(step.proof) : null,
      data.variants?.length ? h("p", { class: "fine" }, data.variants.join(" + ")) : null,
      action(t("play-this"), "play", () => {
        open(data);
        window.location.hash = "#/play";
      }),
    ),
  );
}
