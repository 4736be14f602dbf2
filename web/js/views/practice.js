// Practising a technique: the game starts where it is needed, the player is asked to find it, and what the player does is
// recognised: the technique itself, another step that follows, or nothing that follows yet.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { countPractised, practised } from "../engine/store.js";
import { open } from "../model/opening.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";
import { complain, say } from "../widgets/message.js";

/** @typedef {import("../model/session.js").Session} Session */
/** What is practised, whether it places a digit, and where it starts: the digits and candidates when everything easier is done.
 * @typedef {{technique: string, name: string, variant?: string, places?: boolean, values: number[], position: number[], found?: boolean}} Practice */

/** Opens a game that starts where a technique is needed. @param {{technique: string, name: string, variant?: string}} wanted
 * @param {AbortSignal} [signal] */
export async function practise({ technique, name, variant }, signal) {
  const data = await engine.generate({ technique, variant }, signal);
  const { steps } = await engine.explain(data.puzzle, signal);
  const found = steps.find(({ step }) => step.technique === technique);
  open(data, { practice: found && { technique, name, variant, places: found.step.placements.length > 0, values: found.values, position: found.position } });
  window.location.hash = "#/play";
}

/** Says by which technique the last move follows, or that it does not yet. @param {Session} session */
export async function tellLastMove(session) {
  const move = session.game.lastMove();
  if (!move) return say(t("used-no-move"));
  try {
    const used = await engine.recognise({ data: session.data, values: move.values, centre: move.marks }, move.moves);
    say(used.follows ? t("used", { names: [...new Set(used.steps.map(({ say }) => say.title))].join(", ") }) : t("used-nothing-yet"), used.follows ? "plain" : "bad");
  } catch (error) {
    complain(error);
  }
}

/** The player's task beside the board. */
export class PracticePanel {
  /** @param {Session} session @param {Practice} practice */
  constructor(session, practice) {
    this.session = session;
    this.practice = practice;
    this.said = h("p", { class: "said", role: "status" }, t("practice-task", { name: practice.name }));
    this.next = action(t("practice-next"), "next", () => this.#another(), { class: "action primary", "data-do": "practice-next", hidden: !practice.found });
    this.count = h("p", { class: "fine" });
    this.element = h(
      "section",
      { class: "panel practice", "aria-label": t("practice") },
      h("h2", {}, t("practice-find", { name: practice.name })),
      this.said,
      this.count,
      h("div", { class: "buttons" }, this.next, h("a", { class: "action", href: `#/learn/${practice.technique}` }, pictogram("ask"), t("practice-rule"))),
    );
    /** How many turns were looked at. */
    this.turns = session.game.history.turns.length;
    this.onMove = () => this.#look();
    session.game.addEventListener("change", this.onMove);
    this.#paint();
  }

  leave() {
    this.session.game.removeEventListener("change", this.onMove);
  }

  #paint() {
    const count = practised()[this.practice.technique] ?? 0;
    this.count.textContent = t("practice-count", { count });
    this.next.hidden = !this.practice.found;
  }

  /** Judges a move that was just made. */
  async #look() {
    const { game, data } = this.session;
    const { turns } = game.history;
    if (this.practice.found || turns.length === this.turns) return;
    this.turns = turns.length;
    const move = game.lastMove();
    if (!move || turns[turns.length - 1].kind === "hint") return;
    try {
      const used = await engine.recognise({ data, values: move.values, centre: move.marks }, move.moves);
      this.#judge(used);
    } catch (error) {
      complain(error);
    }
  }

  /** @param {engine.Recognised} used */
  #judge(used) {
    const { practice, session } = this;
    const it = used.steps.find(({ technique }) => technique === practice.technique);
    if (it) {
      practice.found = true;
      countPractised(practice.technique);
      session.save();
      this.said.textContent = `${t("practice-found", { name: practice.name })} ${it.say.full}`;
    } else if (used.follows && used.steps.length) {
      const names = [...new Set(used.steps.map(({ say }) => say.title))].join(", ");
      this.said.textContent = t("practice-other", { names, name: practice.name });
    } else this.said.textContent = `${t("used-nothing-yet")} ${t("practice-task", { name: practice.name })}`;
    this.element.dataset.state = it ? "found" : used.follows ? "other" : "open";
    this.#paint();
  }

  async #another() {
    this.next.disabled = true;
    try {
      await practise(this.practice);
    } catch (error) {
      this.next.disabled = false;
      complain(error);
    }
  }
}
