// Hints from the player's own digits and marks: where to look, which technique, which cells, the step; what they speak of
// is drawn on the board. The step itself waits a moment, and asks: who still looks may find it.

import { cellsOf, drawParts, drawStep, lookAt } from "../board/overlay.js";
import { announcer } from "../board/speech.js";
import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { complain, say } from "../widgets/message.js";

/** How long the step waits once its cells are shown, in milliseconds. */
const WAITS = 2000;

/** @typedef {import("../model/session.js").Session} Session */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../engine/api.js").HintData} HintData */

export class Hints {
  /** @param {Session} session @param {Board} board */
  constructor(session, board) {
    this.session = session;
    this.board = board;
    this.element = h("section", { class: "hint", "aria-label": t("hint"), hidden: true });
    /** @type {HintData | null} */
    this.hint = null;
    this.tier = 0;
    this.busy = false;
    /** While the step waits. @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.forget = () => this.close();
    session.game.addEventListener("change", this.forget);
  }

  /** Asks for a hint, or for more of the one that is shown. */
  async more() {
    if (this.busy) return;
    if (this.hint) {
      if (this.waiting) return;
      if (this.tier < this.hint.levels.length - 1) this.#show(this.tier + 1);
      else if (this.hint.step) this.apply();
      return;
    }
    this.busy = true;
    this.element.hidden = false;
    this.element.replaceChildren(h("p", { class: "waiting" }, t("thinking")));
    try {
      this.hint = await engine.hint(this.session.position());
      this.session.hints++;
      this.#show(0);
    } catch (error) {
      this.close();
      complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Does what the hint's step concludes. */
  apply() {
    if (!this.hint?.step) return;
    const { moves, done } = this.hint;
    this.session.game.apply(moves);
    say(done);
  }

  close() {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.hint = null;
    this.tier = 0;
    this.element.hidden = true;
    this.element.replaceChildren();
    this.board.drawOver();
  }

  /** Lets go of the game. */
  leave() {
    this.session.game.removeEventListener("change", this.forget);
  }

  /** @param {number} tier */
  #show(tier) {
    const hint = this.hint;
    if (!hint) return;
    this.tier = tier;
    const told = hint.levels.slice(0, tier + 1);
    const last = tier === hint.levels.length - 1;
    // All but the step is told: the player is asked before that goes too.
    const asks = hint.step !== undefined && tier === hint.levels.length - 2;
    this.element.hidden = false;
    const hadFocus = this.element.contains(document.activeElement);
    const next = !last && action(asks ? t("hint-show") : t("hint-more"), asks ? "hint" : "next", () => this.more(), { class: "action primary", "data-do": "more" });
    if (next && asks) this.#wait(next);
    const apply = last && hint.step && action(t("hint-apply"), "check", () => this.apply(), { class: "action primary" });
    const back = hint.kind === "mistakes" && action(t("before-mistake"), "back", () => this.#back(), { class: "action primary" });
    this.element.replaceChildren(
      h("header", {}, h("h2", {}, t("hint")), tierDots(tier, hint.levels.length)),
      ...told.map(({ text }, index) => h("p", { class: index === tier ? "told" : "told before" }, text)),
      ...(asks ? [h("p", { class: "ask" }, t("hint-ask"))] : []),
      ...(last && hint.step?.say.proof.length ? [proof(hint.step.say.proof)] : []),
      h("div", { class: "buttons" }, next, apply, back, action(t("close"), "close", () => this.close())),
    );
    if (hadFocus) /** @type {HTMLElement | null} */ (this.element.querySelector("button"))?.focus();
    announcer.say(told[told.length - 1]?.text ?? "");
    this.#draw(told[told.length - 1], last);
  }

  /** Has the key to the step wait. @param {HTMLButtonElement} key */
  #wait(key) {
    key.disabled = true;
    key.classList.add("waits");
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      key.disabled = false;
      key.classList.remove("waits");
    }, WAITS);
  }

  async #back() {
    try {
      await this.session.beforeFirstMistake();
    } catch (error) {
      complain(error);
    }
  }

  /** @param {HintData["levels"][number]} told @param {boolean} last */
  #draw({ level, houses, cells: named }, last) {
    const { hint, board } = this;
    if (!hint) return;
    const { puzzle } = board;
    if (!hint.step) {
      const wrong = puzzle.allNamed(hint.places);
      board.reveal(wrong);
      return board.drawOver(lookAt(board, wrong));
    }
    const cells = puzzle.allNamed(named);
    const vague = level === "where" || level === "technique";
    const ofHouses = [...new Set(puzzle.data.houses.filter(({ id }) => houses.includes(id)).flatMap(({ cells }) => cells))];
    const where = vague && cells.length ? cells : ofHouses;
    board.reveal(vague ? where : cellsOf(board, hint.step));
    if (last || level === "step") board.drawOver(drawStep(board, hint.step, this.session.game.values()));
    else if (level === "cells") board.drawOver([...lookAt(board, ofHouses), ...drawParts(board, hint.step, cells)]);
    else board.drawOver(lookAt(board, where));
  }
}

/** @param {number} tier @param {number} count */
function tierDots(tier, count) {
  const dots = Array.from({ length: count }, (_, i) => (i <= tier ? "●" : "○")).join("");
  return h("span", { class: "dots", role: "img", "aria-label": t("hint-tier", { tier: tier + 1, count }) }, dots);
}

/** The lines of a proof, folded away. @param {string[]} lines */
export function proof(lines) {
  return h("details", { class: "proof" }, h("summary", {}, t("proof")), h("ol", {}, lines.map((line) => h("li", {}, line))));
}
