// Worked examples of a technique, one at a time, with the way from one to the next.

import { Board } from "../board/board.js";
import { drawStep, shapesOf } from "../board/overlay.js";
import { holdersOf, reasonOf } from "../board/step-reason.js";
import { t } from "../engine/i18n.js";
import { EMPTY } from "../model/marks.js";
import { open } from "../model/opening.js";
import { Puzzle } from "../model/puzzle.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";
import { proof } from "./hints.js";

/** @typedef {import("../engine/api.js").TechniqueData["examples"][number]} Example */

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
    room.replaceChildren(...exampleView(examples[at], `${t("example", { number: at + 1, count })}. ${examples[at].step.text}`));
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
  board.drawOver(drawStep(board, step, values));
  const figure = h(
    "figure",
    { class: "example" },
    board.element,
    h(
      "figcaption",
      {},
      h("p", {}, reasonOf(puzzle, step, values)),
      step.proof.length ? proof(step.proof) : null,
      data.variants?.length ? h("p", { class: "fine" }, data.variants.join(" + ")) : null,
      action(t("play-this"), "play", () => {
        open(data);
        window.location.hash = "#/play";
      }),
    ),
  );
  return [figure, legend(shapesOf(step, holdersOf(puzzle, step, values).length))];
}

/** Everything that a legend can tell, in its order. */
const LEGEND = ["pattern", "pivot", "fin", "endo-fin", "colour", "other-colour", "second-colour", "other-second-colour", "extra", "subset", "set", "house", "holder", "removed", "placed", "strong", "weak"];
/** What stands for it where it is not a digit with its shape. @type {Record<string, string>} */
const SIGNS = { set: "A", strong: "━", weak: "┅", house: "", holder: "" };

/** What the shapes of a drawing mean: those that are in it. @param {Set<string>} shapes */
function legend(shapes) {
  const entries = LEGEND.filter((entry) => shapes.has(entry));
  return h("section", { class: "legend" }, h("h2", {}, t("legend")), h("dl", {}, entries.map((entry) => h("div", {}, h("dt", { class: `legend-${entry}` }, h("span", { "aria-hidden": "true" }, SIGNS[entry] ?? "5")), h("dd", {}, t(`legend-${entry}`))))));
}
