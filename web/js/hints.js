// Hints from the player's own digits and marks, from vague to full, with what they speak of drawn on the
// board.

import * as engine from "./engine.js";
import { h } from "./element.js";
import { t } from "./i18n.js";
import { action } from "./dialog.js";
import { complain } from "./message.js";
import { cellsOf, drawStep, lookAt } from "./overlay.js";
import { announcer } from "./speech.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./engine.js").HintData} HintData */

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
    this.forget = () => this.close();
    session.game.addEventListener("change", this.forget);
  }

  /** Asks for a hint, or for more of the one that is shown. */
  async more() {
    if (this.busy) return;
    if (this.hint) {
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
    const { step, moves } = this.hint;
    this.session.game.apply(moves);
    announcer.say(step.text);
  }

  close() {
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
    this.element.hidden = false;
    const hadFocus = this.element.contains(document.activeElement);
    const next = !last && action(t("hint-more"), "next", () => this.more(), { class: "action primary" });
    const apply = last && hint.step && action(t("hint-apply"), "check", () => this.apply(), { class: "action primary" });
    const back = hint.kind === "mistakes" && action(t("before-mistake"), "back", () => this.#back(), { class: "action primary" });
    this.element.replaceChildren(
      h("header", {}, h("h2", {}, t("hint")), tierDots(tier, hint.levels.length)),
      ...told.map(({ text }, index) => h("p", { class: index === tier ? "told" : "told before" }, text)),
      ...(last && hint.step?.proof.length ? [proof(hint.step.proof)] : []),
      h("div", { class: "buttons" }, next, apply, back, action(t("close"), "close", () => this.close())),
    );
    if (hadFocus) /** @type {HTMLElement | null} */ (this.element.querySelector("button"))?.focus();
    announcer.say(told[told.length - 1]?.text ?? "");
    this.#draw(told[told.length - 1], last);
  }

  async #back() {
    try {
      await this.session.beforeFirstMistake();
    } catch (error) {
      complain(error);
    }
  }

  /** @param {HintData["levels"][number]} told @param {boolean} last */
  #draw({ level, houses, cells }, last) {
    const { hint, board } = this;
    if (!hint) return;
    const { puzzle } = board;
    if (!hint.step) {
      const wrong = hint.places.map(({ row, column }) => puzzle.at(row, column)).filter((cell) => cell !== undefined);
      board.reveal(wrong);
      return board.drawOver(lookAt(board, wrong));
    }
    const vague = level === "where" || level === "technique";
    const ofHouses = [...new Set(puzzle.data.houses.filter(({ id }) => houses.includes(id)).flatMap(({ cells }) => cells))];
    const where = vague && cells.length ? cells : ofHouses;
    board.reveal(vague ? where : cellsOf(board, hint.step));
    if (last || level === "step") board.drawOver(drawStep(board, hint.step));
    else if (level === "cells") board.drawOver([...lookAt(board, where), ...drawStep(board, { ...hint.step, candidates: [], links: [], eliminations: [], placements: [] })]);
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
