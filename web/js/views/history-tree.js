// The tree of what was done: branches, checkpoints, and the way back to any of them.

import { t } from "../engine/i18n.js";
import { clock } from "../model/timer.js";
import { h } from "../widgets/element.js";

/** @typedef {import("../model/session.js").Session} Session */
/** @typedef {import("../model/history.js").Knot} Knot */

/** The tree as nested lists of buttons. @param {Session} session */
export function turnTree(session) {
  const { history } = session.game;
  const way = new Set(history.path());
  /** @param {Knot} knot @returns {HTMLElement} */
  const entry = (knot) => {
    const here = knot.turn === history.at;
    const name = knot.checkpoint ?? (knot.turn === 0 ? t("turn-start") : t("turn-moves", { count: knot.moves }));
    const turn = history.turns[knot.turn];
    const button = h(
      "button",
      { type: "button", class: `turn${way.has(knot.turn) ? " way" : ""}${knot.checkpoint ? " checkpoint" : ""}`, "aria-current": here ? "step" : undefined, onclick: () => session.game.go(knot.turn) },
      h("span", { class: "turn-name" }, name),
      here ? h("em", {}, t("turn-here")) : null,
      h("small", {}, clock(turn.seconds)),
    );
    return h("li", {}, button);
  };
  // A run without branches stays one list; only branches are set in.
  /** @param {Knot} knot @returns {HTMLElement[]} */
  const run = (knot) => {
    const own = entry(knot);
    if (knot.after.length === 1) return [own, ...run(knot.after[0])];
    if (knot.after.length > 1) {
      own.append(...knot.after.map((next, index) => h("ul", { "aria-label": t("turn-branch", { number: index + 1 }) }, run(next))));
    }
    return [own];
  };
  return h("ul", { class: "turns" }, run(history.tree()));
}
