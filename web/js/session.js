// The game in hand: it outlives views and languages, keeps itself, and asks the engine what is wrong.

import * as engine from "./engine.js";
import { Game } from "./game.js";
import { History } from "./history.js";
import { language } from "./i18n.js";
import { EMPTY } from "./marks.js";
import { clashes, Puzzle } from "./puzzle.js";
import { Selection } from "./selection.js";
import { addResult, dropGame, savedGame, saveGame, settings } from "./store.js";
import { Timer } from "./timer.js";

/** @typedef {import("./engine.js").PuzzleData} PuzzleData */

/** Tells with `change` that something is to be shown anew, with `solved` that the game is won. */
export class Session extends EventTarget {
  /** @param {PuzzleData} data @param {{daily?: string}} [options] */
  constructor(data, { daily } = {}) {
    super();
    this.data = data;
    this.id = shortHash(data.puzzle);
    const saved = savedGame(this.id);
    this.daily = daily ?? saved?.daily;
    const history = saved ? new History(saved.history.turns, saved.history.at) : undefined;
    this.game = new Game(new Puzzle(data), { history, seconds: saved?.seconds, keeps: saved?.keeps });
    if (!saved) this.#lay();
    this.hints = saved?.hints ?? 0;
    this.timer = new Timer(saved?.seconds ?? 0);
    const first = data.cells.findIndex((cell) => !cell.given);
    this.selection = new Selection(Math.max(first, 0));
    /** @type {Set<number>} */
    this.clashing = new Set();
    /** @type {Set<number>} */
    this.wrong = new Set();
    this.solved = false;
    /** How many questions were asked: only the answer to the last one counts. */
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.saving = undefined;
    this.game.addEventListener("change", () => this.#changed());
    this.selection.addEventListener("change", () => this.#tell());
    this.onSettings = () => this.#changed();
    this.onHide = () => this.save();
    window.addEventListener("settings", this.onSettings);
    window.addEventListener("pagehide", this.onHide);
    this.timer.addEventListener("tick", () => (this.game.seconds = this.timer.seconds));
    this.#changed();
  }

  get puzzle() {
    return this.game.puzzle;
  }

  /** What is on the board, for the engine: the digits, and the marks where there are some. */
  position() {
    return { puzzle: this.data.puzzle, values: this.game.values(), marks: this.game.marks() };
  }

  /** Lays out what a text that is a position has besides its givens. */
  #lay() {
    const { cells, marks } = this.data;
    const laid = cells.map(({ placed = 0 }, cell) => ({ ...EMPTY, value: placed, corner: placed ? 0 : (marks?.[cell] ?? 0) }));
    const open = laid.map((state, cell) => /** @type {[number, typeof state]} */ ([cell, state])).filter(([cell]) => !cells[cell].given);
    this.game.change("start", new Map(open));
  }

  /** Has houses, constraints and rules told in the page's language, if they are in the other one. */
  async retell() {
    if (this.data.language === language()) return;
    const [{ houses, constraints, variants, rules }] = await engine.read(this.data.puzzle);
    Object.assign(this.data, { houses, constraints, variants, rules, language: language() });
  }

  #changed() {
    this.game.tidy = settings.tidy;
    this.game.keep(settings.keepCandidates);
    this.game.seconds = this.timer.seconds;
    this.clashing = settings.showClashes ? clashes(this.puzzle, this.game.values()) : new Set();
    if (!settings.showWrong) this.wrong = new Set();
    this.#tell();
    this.#ask();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 250);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  /** Asks the engine what is wrong, if that is to be shown or the last cell was filled. */
  async #ask() {
    const full = this.game.isFull && !this.solved;
    if (!settings.showWrong && !full) return;
    const asked = ++this.asked;
    try {
      const answer = await engine.check(this.position());
      if (asked !== this.asked) return;
      this.wrong = new Set(settings.showWrong ? answer.wrong : []);
      if (full && answer.solved) this.#win();
      else if (full) this.dispatchEvent(new Event("full"));
      this.#tell();
    } catch {
      // Not a game's matter: what needs the engine says so itself.
    }
  }

  #win() {
    this.solved = true;
    this.timer.finish();
    dropGame(this.id);
    addResult({
      when: Date.now(),
      id: this.id,
      seconds: Math.round(this.timer.seconds),
      hints: this.hints,
      grade: this.data.grade ?? "",
      size: this.data.size,
      daily: this.daily,
    });
    this.dispatchEvent(new Event("solved"));
  }

  /** Goes back to before the first mistake that still stands, in digits or in marks.
   * @returns {Promise<number>} how many turns back; 0 if nothing is wrong */
  async beforeFirstMistake() {
    const { history } = this.game;
    const made = this.game.moves();
    const first = await engine.firstMistake(this.data.puzzle, made.map(({ move }) => move));
    if (first < 0) return 0;
    const { turn } = made[first];
    const path = history.path();
    const back = path.length - path.indexOf(turn);
    this.game.go(history.turns[turn].parent);
    return back;
  }

  /** Keeps the game, once something was done in it. */
  save() {
    clearTimeout(this.saving);
    if (this.solved || this.game.history.turns.length < 2) return;
    const open = this.data.cells.filter((cell) => !cell.given).length;
    const filled = this.game.cells.filter((cell) => cell.value).length;
    saveGame({
      id: this.id,
      puzzle: this.data,
      history: this.game.history.toJSON(),
      seconds: this.timer.seconds,
      keeps: this.game.keeps,
      filled: filled / Math.max(open, 1),
      hints: this.hints,
      when: Date.now(),
      daily: this.daily,
    });
  }

  /** Keeps the game and lets go of the page. */
  close() {
    this.save();
    this.timer.stop();
    window.removeEventListener("settings", this.onSettings);
    window.removeEventListener("pagehide", this.onHide);
  }
}

/** A short name for a text: the same for the same text. @param {string} text */
function shortHash(text) {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b + text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0) * 0x100000 + ((b >>> 0) & 0xfffff)).toString(36);
}
