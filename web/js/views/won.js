// The end of a game: how long it took, with what help, and what it taught.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { resultOf, wasHelped } from "../engine/store.js";
import { open } from "../model/opening.js";
import { clock } from "../model/timer.js";
import { action, openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { nextPuzzle } from "./next-puzzle.js";

/** @typedef {import("../model/session.js").Session} Session */

/** With what help a puzzle was solved, in words. @param {{hints: number, walked?: boolean}} result */
export function helpOf({ hints, walked }) {
  if (walked) return t("won-walked");
  return hints ? t("won-hints", { count: hints }) : t("won-alone");
}

/** What can be done next. @param {Session} session @param {() => void} [close] */
function onward(session, close = () => {}) {
  const next = action(t("next-puzzle"), "new", () => nextPuzzle(session, close), { class: "action primary", "data-do": "next", autofocus: true });
  const walk = action(t("walk"), "steps", () => {
    close();
    window.location.hash = "#/walk";
  });
  const stats = action(t("stats"), "check", () => {
    close();
    window.location.hash = "#/stats";
  });
  return { next, walk, stats };
}

/** The window at the moment of winning. @param {Session} session */
export function showWon(session) {
  openDialog(
    t("won"),
    (close) => {
      const { next, walk, stats } = onward(session, close);
      return [
        h("p", { class: "won-time" }, clock(session.timer.seconds)),
        h("p", {}, helpOf(session)),
        lesson(session),
        h("div", { class: "buttons" }, next, walk, stats),
      ];
    },
    "won-dialog",
  ).querySelector(/** @type {"button"} */ ('[data-do="next"]'))?.focus();
}

/** What the puzzle asked for: the hardest step, and the techniques that were met. @param {Session} session */
function lesson(session) {
  const room = h("div", { class: "lesson" });
  engine.rate(session.data.puzzle).then(
    (rating) => {
      if (!rating?.techniques.length) return;
      const { hardest, techniques } = rating;
      room.append(
        h("h3", {}, t("won-met")),
        h(
          "ul",
          { class: "chips" },
          techniques.map(({ id, name, count }) => h("li", {}, h("a", { class: `chip${id === hardest?.id ? " hardest" : ""}`, href: `#/learn/${id}`, onclick: () => room.closest("dialog")?.close() }, `${name}\u00a0×\u00a0${count}`))),
        ),
        hardest ? h("p", {}, t("won-hardest", { name: hardest.name })) : "",
      );
    },
    () => {},
  );
  return room;
}

/** A game that is over, beside its board: how it ended, now or the first time. @param {Session} session */
export function finishedView(session) {
  const result = session.result ?? resultOf(session.id) ?? { seconds: session.timer.seconds, hints: session.hints, walked: session.walked };
  const { next, stats } = onward(session);
  next.removeAttribute("autofocus");
  return h(
    "section",
    { class: "panel finished", "aria-label": t("won") },
    h("h2", {}, t("finished", { time: clock(result.seconds) })),
    h("p", { class: wasHelped({ ...result, when: 0, id: "", grade: "", size: 0 }) ? "fine" : "" }, helpOf(result)),
    h("div", { class: "buttons" }, next, action(t("play-again"), "undo", () => open(session.data, { daily: session.daily, order: session.order, again: true }), { "data-do": "again" }), stats),
  );
}
