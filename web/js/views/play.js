// Playing: the board with its keys, clock, hints and history.

import { Board } from "../board/board.js";
import { announcer } from "../board/speech.js";
import * as engine from "../engine/api.js";
import { isAway } from "../engine/connection.js";
import { t } from "../engine/i18n.js";
import { choose, settings } from "../engine/store.js";
import { connect } from "../input/connect.js";
import { Pad, TOOLS } from "../input/pad.js";
import { COLOURS } from "../model/marks.js";
import { clock } from "../model/timer.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";
import { complain, hush, messages, say } from "../widgets/message.js";
import { play } from "../widgets/sound.js";
import { badge, titleOf } from "../widgets/title.js";
import { Hints } from "./hints.js";
import { turnTree } from "./history-tree.js";
import { module, nextPuzzle, readAloud, showKeys, showNew, showShare, showWon } from "./lazy.js";
import { PracticePanel, tellLastMove } from "./practice.js";
import { welcome } from "./welcome.js";

/** @typedef {import("../model/session.js").Session} Session */
/** @typedef {import("../model/game.js").Tool} Tool */

/** The view. @param {HTMLElement} root @param {Session} session @returns {() => void} leaves it */
export function showPlay(root, session) {
  const view = new Play(session);
  root.replaceChildren(view.element);
  if (session.isFirst && !settings.welcomed) {
    const words = welcome(() => words.remove());
    root.prepend(words);
    // Who plays has seen enough.
    session.addEventListener("moved", () => (words.remove(), choose({ welcomed: true })), { once: true });
  }
  view.board.focus(session.selection.focus, !matchMedia("(pointer: coarse)").matches);
  return () => view.leave();
}

class Play {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** Most techniques take candidates away. @type {Tool} */
    this.tool = session.practice && !session.practice.places ? "corner" : "digit";
    this.colour = 1;
    this.held = 0;
    this.gathers = false;
    const { data, puzzle } = session;
    this.board = new Board(puzzle, { label: t("board-label", { title: titleOf(session) }) });
    this.hints = new Hints(session, this.board);
    this.pad = new Pad(puzzle, {
      tool: (tool) => this.#setTool(tool),
      key: (what) => this.#key(what),
      colour: (colour) => this.#setColour(colour),
      erase: () => this.#erase(),
      digitFirst: () => this.command("digit-first"),
      gather: () => {
        this.gathers = !this.gathers;
        this.paint();
      },
    });
    this.disconnect = connect(this.board, session.selection, {
      digit: (digit, tool) => this.#key(digit, tool),
      erase: () => this.#erase(),
      tap: (cell, entered) => this.#tap(cell, entered),
      command: (name) => this.command(name),
      same: (cell) => this.#alike(cell),
      gathers: () => this.gathers,
    });
    this.clock = h("span", { class: "clock", role: "timer" });
    this.pauseButton = h("button", { type: "button", class: "quiet", onclick: () => session.timer.pause() });
    this.cover = h("button", { type: "button", class: "pause-cover", onclick: () => session.timer.pause(false) }, t("paused"));
    this.undoButton = action(t("undo"), "undo", () => session.game.undo(), { "data-do": "undo" });
    this.redoButton = action(t("redo"), "redo", () => session.game.redo(), { "data-do": "redo" });
    this.keepButton = action(t("keep-candidates"), "keep", () => this.command("keep-candidates"), { "data-do": "keep-candidates" });
    this.flagButton = action(t("checkpoint"), "flag", () => this.command("checkpoint"), { "data-do": "checkpoint" });
    this.checkButton = action(t("check-now"), "check", () => this.command("check"), { "data-do": "check" });
    /** What nothing but the server can do. */
    this.served = [
      action(t("hint"), "hint", () => this.command("hint"), { "data-do": "hint" }),
      action(t("fill-candidates"), "candidates", () => this.command("candidates"), { "data-do": "candidates" }),
      action(t("before-mistake"), "back", () => this.command("before-mistake"), { "data-do": "before-mistake" }),
      action(t("walk"), "steps", () => (window.location.hash = "#/walk"), { "data-do": "walk" }),
      action(t("recognise"), "ask", () => this.command("recognise"), { "data-do": "recognise" }),
    ];
    this.turns = h("details", { class: "panel" });
    this.finished = h("div", { hidden: true });
    this.practice = session.practice && new PracticePanel(session, session.practice);
    this.boardRoom = h("div", { class: "board-room" }, this.board.element, this.cover);
    this.element = h(
      "div",
      { class: `play${puzzle.isLarge ? " big" : ""}` },
      h(
        "div",
        { class: "stage" },
        h("div", { class: "status" }, h("h1", {}, titleOf(session)), data.author ? h("span", { class: "author" }, t("by", { author: data.author })) : null, badge(data.grade), messages(), this.clock, this.pauseButton),
        this.boardRoom,
      ),
      rules(session),
      h("div", { class: "side" }, this.finished, this.practice?.element ?? null, this.pad.element, this.hints.element, ...this.#actions(), this.turns),
    );
    this.onChange = () => this.paint();
    this.onTick = () => this.#paintClock();
    this.onMove = () => hush();
    this.onSolved = () => this.#won();
    this.onFull = () => say(t("full-wrong"), "bad");
    // What was said of the board goes with the next move; the session, which hears of the move later, may say something new.
    session.addEventListener("moved", this.onMove);
    session.addEventListener("change", this.onChange);
    session.addEventListener("solved", this.onSolved);
    session.addEventListener("full", this.onFull);
    session.timer.addEventListener("tick", this.onTick);
    session.timer.addEventListener("pause", this.onChange);
    window.addEventListener("connection", this.onChange);
    this.paint();
  }

  #actions() {
    const { session } = this;
    const [hint, candidates, beforeMistake, walk, recognise] = this.served;
    return [
      h(
        "div",
        { class: "main-actions", role: "group", "aria-label": t("main-actions") },
        this.undoButton,
        hint,
        this.checkButton,
        action(t("new"), "new", () => showNew(), { "data-do": "new", "aria-label": t("new-puzzle") }),
      ),
      h(
        "div",
        { class: "actions", role: "group", "aria-label": t("actions") },
        this.redoButton,
        candidates,
        this.keepButton,
        beforeMistake,
        recognise,
        this.flagButton,
        walk,
        action(t("share"), "share", () => showShare(session.data), { "data-do": "share" }),
        session.puzzle.isLarge && action(t("large-board"), "large", () => choose({ large: !settings.large }), { "data-do": "large" }),
      ),
    ];
  }

  /** Shows the game as it is. */
  paint() {
    const { session } = this;
    const { game, selection, puzzle } = session;
    const values = game.values();
    const only = selection.cells.size === 1 ? selection.focus : undefined;
    const digit = settings.digitFirst && this.tool !== "colour" ? this.held : only === undefined ? 0 : values[only];
    this.board.element.classList.toggle("large", settings.large && puzzle.isLarge);
    this.board.paint({
      cells: game.scene(),
      values,
      given: (cell) => puzzle.given(cell) > 0,
      selected: selection.cells,
      clashing: session.clashing,
      wrong: session.wrong,
      seen: settings.showPeers && only !== undefined ? puzzle.peers[only] : undefined,
      digit: settings.showSame ? digit : 0,
    });
    const left = puzzle.left(values);
    this.pad.paint({ tool: this.tool, colour: this.colour, held: this.held, digitFirst: settings.digitFirst, gathers: this.gathers, left, showLeft: settings.showLeft });
    this.flagButton.disabled = session.solved;
    this.undoButton.disabled = game.over || !game.history.canUndo;
    this.redoButton.disabled = game.over || !game.history.canRedo;
    for (const button of this.served) button.disabled = isAway() || (session.solved && button.dataset.do !== "walk");
    this.checkButton.disabled = session.solved || (isAway() && !session.knowsWrong);
    this.#paintFinished();
    this.keepButton.setAttribute("aria-pressed", String(settings.keepCandidates));
    this.#paintClock();
    this.#paintPause();
    this.#paintTurns();
  }

  #paintClock() {
    this.clock.hidden = !settings.showTimer;
    this.clock.textContent = clock(this.session.timer.seconds);
    this.clock.setAttribute("aria-label", t("time", { time: clock(this.session.timer.seconds) }));
  }

  #paintPause() {
    const { paused } = this.session.timer;
    this.cover.hidden = !paused;
    this.board.element.inert = paused;
    this.board.element.classList.toggle("covered", paused);
    this.pauseButton.setAttribute("aria-label", paused ? t("resume") : t("pause"));
    this.pauseButton.replaceChildren(pictogram(paused ? "play" : "pause"));
    this.pauseButton.hidden = !settings.showTimer || this.session.solved;
  }

  /** A game that is over says how it ended, in place of the keys to write with. */
  #paintFinished() {
    const { solved } = this.session;
    this.pad.element.hidden = solved;
    this.finished.hidden = !solved;
    if (!solved || this.finished.childElementCount) return;
    module("won").then(({ finishedView }) => this.finished.childElementCount || this.finished.append(finishedView(this.session)), complain);
  }

  #paintTurns() {
    const { turns } = this.session.game.history;
    const open = this.turns.open;
    this.turns.hidden = turns.length < 2 || this.session.game.over;
    const active = this.turns.contains(document.activeElement) ? document.activeElement?.textContent : null;
    this.turns.replaceChildren(h("summary", {}, t("history", { count: turns.length - 1 })), turnTree(this.session));
    this.turns.open = open;
    if (active) [...this.turns.querySelectorAll("button, summary")].map((e) => /** @type {HTMLElement} */ (e)).find((e) => e.textContent?.startsWith(active.slice(0, 8)))?.focus();
  }

  /** @param {Tool} tool */
  #setTool(tool) {
    this.tool = tool;
    this.held = tool === "colour" ? 0 : this.held;
    announcer.say(t(`tool-${tool}`));
    this.paint();
  }

  /** The colour for candidates. @param {number} colour */
  #setColour(colour) {
    this.colour = colour;
    announcer.say(t(`colour-${colour}`));
    this.paint();
  }

  /** A digit or colour was asked for. @param {number} what @param {Tool} [tool] */
  #key(what, tool = this.tool) {
    if (this.session.timer.paused || this.session.solved) return;
    if (tool === "colour" && what > COLOURS) return;
    // While candidates are coloured, the keys of colours say which.
    if (tool === "colour" && this.tool === "tint") return this.#setColour(what);
    if (settings.digitFirst) {
      this.held = this.held === what ? 0 : what;
      if (tool !== this.tool) this.tool = tool;
      announcer.say(this.held ? t("held", { digit: tool === "colour" ? t(`colour-${what}`) : this.session.puzzle.symbol(what) }) : t("held-none"));
      this.paint();
      return;
    }
    this.#use(tool, this.session.selection.list, what);
  }

  /** @param {Tool} tool @param {number[]} cells @param {number} what */
  #use(tool, cells, what) {
    const { game, selection } = this.session;
    if (!game.use(tool, cells, what, this.colour)) return;
    if (tool === "digit" && !this.session.solved) play(cells.some((cell) => this.session.clashing.has(cell)) ? "clash" : "place");
    announcer.say(this.board.cells[selection.focus].getAttribute("aria-label") ?? "");
  }

  #erase() {
    if (this.session.timer.paused) return;
    this.session.game.erase(this.session.selection.list);
  }

  /** A cell was chosen, with the pointer or Enter. @param {number} cell @param {boolean} [entered] */
  #tap(cell, entered = false) {
    if (this.session.solved && entered) {
      nextPuzzle(this.session);
      return true;
    }
    if (!settings.digitFirst || !this.held || this.session.solved) return false;
    this.#use(this.tool, [cell], this.held);
    return true;
  }

  /** Selects all cells that hold the same. @param {number} cell */
  #alike(cell) {
    const { game, selection } = this.session;
    const values = game.values();
    const state = game.cells[cell];
    const alike = values
      .map((_, other) => other)
      .filter((other) => (values[cell] ? values[other] === values[cell] : state.colours ? game.cells[other].colours === state.colours : other === cell));
    selection.set(alike, cell);
  }

  /** What the keys and buttons mean. @param {string} name */
  command(name) {
    const { session } = this;
    const { game } = session;
    // Under the cover there is nothing to look at or to change.
    if (session.timer.paused && !["pause", "keys", "new"].includes(name)) return false;
    if (name.startsWith("read-")) readAloud(session, name.slice(5));
    else if (name.startsWith("tool-")) this.#setTool(/** @type {Tool} */ (name.slice(5)));
    else if (name === "next-tool") this.#setTool(TOOLS[(TOOLS.indexOf(this.tool) + 1) % TOOLS.length]);
    else if (name === "undo") game.undo();
    else if (name === "redo") game.redo();
    else if (name === "hint") this.hints.more();
    else if (name === "pause") session.timer.pause();
    else if (name === "keys") showKeys(session.puzzle);
    else if (name === "new") showNew();
    else if (name === "check") this.#check();
    else if (name === "candidates") this.#fill();
    else if (name === "keep-candidates") {
      choose({ keepCandidates: !settings.keepCandidates });
      announcer.say(settings.keepCandidates ? t("kept") : t("kept-no-longer"));
    }
    else if (name === "before-mistake") this.#beforeMistake();
    else if (name === "recognise") tellLastMove(session);
    else if (name === "escape") this.hints.close();
    else if (name === "digit-first") {
      this.held = 0;
      choose({ digitFirst: !settings.digitFirst });
      announcer.say(settings.digitFirst ? t("digit-first") : t("cell-first"));
    } else if (name === "checkpoint") {
      const count = game.history.turns.filter((turn) => turn.checkpoint !== undefined).length;
      const had = game.history.turns[game.history.at].checkpoint !== undefined;
      game.history.mark(had ? undefined : t("checkpoint-name", { number: count + 1 }));
      announcer.say(had ? t("checkpoint-gone") : t("checkpoint-set"));
      this.turns.open = true;
      session.save();
      this.paint();
    } else return false;
    return true;
  }

  async #check() {
    if (this.session.solved) return;
    try {
      const { digits, marks, dead } = await this.session.findWrong();
      const found = [digits.length && t("check-wrong", { count: digits.length }), marks.length && t("check-wrong-marks", { count: marks.length })].filter((text) => text);
      if (found.length) say(found.join(" "), "bad");
      else say(dead ? t("check-dead") : t("check-right"), dead ? "bad" : "plain");
    } catch (error) {
      complain(error);
    }
  }

  async #fill() {
    try {
      this.session.game.fill(await engine.candidates(this.session.position()));
      announcer.say(t("filled"));
    } catch (error) {
      complain(error);
    }
  }

  async #beforeMistake() {
    try {
      const back = await this.session.beforeFirstMistake();
      say(back ? t("went-back", { count: back }) : t("check-right"));
    } catch (error) {
      complain(error);
    }
  }

  #won() {
    this.board.celebrate();
    play("win");
    this.hints.close();
    showWon(this.session);
  }

  leave() {
    const { session } = this;
    session.removeEventListener("change", this.onChange);
    session.removeEventListener("solved", this.onSolved);
    session.removeEventListener("full", this.onFull);
    session.timer.removeEventListener("tick", this.onTick);
    session.timer.removeEventListener("pause", this.onChange);
    session.removeEventListener("moved", this.onMove);
    window.removeEventListener("connection", this.onChange);
    this.disconnect();
    this.practice?.leave();
    this.hints.leave();
  }
}

/** What the variant asks for, in words: its rules, in sight from the start, and every cage, line and sign.
 * @param {Session} session */
function rules({ data }) {
  const each = [...new Set((data.constraints ?? []).map((constraint) => constraint.text))];
  const told = [...(data.comment ? [data.comment] : []), ...(data.rules ?? each)];
  if (!told.length) return null;
  return h(
    "section",
    { class: "rules", "aria-label": t("rules-label"), tabindex: "0" },
    told.map((rule) => h("p", {}, rule)),
    each.length ? h("details", {}, h("summary", {}, t("constraints", { count: each.length })), h("ul", {}, each.map((text) => h("li", {}, text)))) : null,
  );
}
