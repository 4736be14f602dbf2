// The game in hand: it outlives views and languages, keeps itself, knows the solution and so what is wrong.

import * as engine from "../engine/api.js";
import { language } from "../engine/i18n.js";
import { addResult, dropGame, resultOf, savedGame, saveGame, settings } from "../engine/store.js";
import { Game } from "./game.js";
import { History } from "./history.js";
import { judge } from "./judge.js";
import { EMPTY } from "./marks.js";
import { clashes, Puzzle } from "./puzzle.js";
import { Selection } from "./selection.js";
import { Timer } from "./timer.js";

/** @typedef {import("./puzzle-data.js").PuzzleData} PuzzleData */

/** @typedef {import("./judge.js").Wrong} Wrong */

/** Tells with `moved` of a move before it is judged, with `change` that something is to be shown anew, with `solved` that the game is won, with `full` that the grid
 * is full and something in it wrong. */
export class Session extends EventTarget {
  /** @param {PuzzleData} data
   * @param {{daily?: string, order?: engine.Order, again?: boolean, first?: boolean, practice?: import("../views/practice.js").Practice}} [options]
   *   `again`: from the beginning, though it was finished before; `first`: for who comes for the first time */
  constructor(data, { daily, order, again = false, first: isFirst = false, practice } = {}) {
    super();
    this.isFirst = isFirst;
    this.data = data;
    this.id = shortHash(data.puzzle);
    const saved = savedGame(this.id);
    this.daily = daily ?? saved?.daily;
    this.order = order ?? saved?.order;
    this.practice = practice ?? saved?.practice;
    const history = saved ? new History(saved.history.turns, saved.history.at) : undefined;
    this.game = new Game(new Puzzle(data), { history, seconds: saved?.seconds, keeps: saved?.keeps });
    if (!saved) this.#lay();
    this.hints = saved?.hints ?? 0;
    this.walked = saved?.walked ?? false;
    /** How it was finished before this game, where it was. */
    this.result = again || saved ? undefined : resultOf(this.id);
    this.timer = new Timer(this.result?.seconds ?? saved?.seconds ?? 0);
    const first = data.cells.findIndex((cell) => !cell.given);
    this.selection = new Selection(Math.max(first, 0));
    /** @type {Set<number>} */
    this.clashing = new Set();
    /** @type {Set<number>} */
    this.wrong = new Set();
    this.solved = false;
    /** How many questions were asked: only the answer to the last one counts. */
    this.asked = 0;
    /** The digits that it was last asked for what constraints leave. */
    this.limited = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.saving = undefined;
    this.game.addEventListener("change", () => {
      this.dispatchEvent(new Event("moved"));
      this.#changed();
    });
    this.selection.addEventListener("change", () => this.#tell());
    this.onSettings = () => this.#changed();
    this.onHide = () => this.save();
    this.onConnection = () => this.#learn();
    window.addEventListener("settings", this.onSettings);
    window.addEventListener("pagehide", this.onHide);
    window.addEventListener("connection", this.onConnection);
    this.timer.addEventListener("tick", () => (this.game.seconds = this.timer.seconds));
    if (this.result) this.#finish();
    this.#changed();
    this.#learn();
  }

  get puzzle() {
    return this.game.puzzle;
  }

  /** Whether there are rules beyond the houses, which the page does not know itself. */
  get hasRules() {
    return Boolean(this.data.rules?.length || this.data.constraints?.length);
  }

  /** What is on the board, for the engine: the digits, and the marks where there are some. */
  position() {
    const { game, data } = this;
    const marks = game.marks();
    return { data, values: game.values(), corner: game.corners(), ...(game.keeps ? { kept: marks } : { centre: marks }) };
  }

  /** Lays out what a text that is a position has in addition to its givens, or where a practice starts. */
  #lay() {
    const { cells } = this.data;
    const marks = this.practice?.position ?? this.data.marks;
    const laid = cells.map(({ placed = 0 }, cell) => {
      const value = this.practice?.values[cell] ?? placed;
      return { ...EMPTY, value, corner: value ? 0 : (marks?.[cell] ?? 0), full: !value && Boolean(marks?.[cell]) };
    });
    const open = laid.map((state, cell) => /** @type {[number, typeof state]} */ ([cell, state])).filter(([cell]) => !cells[cell].given);
    this.game.change("start", new Map(open));
  }

  /** Has houses, constraints and rules told in the page's language, if they are in the other one. */
  async retell() {
    if (this.data.language === language()) return;
    const [{ houses, constraints, variants, rules }] = await engine.read(this.data.puzzle);
    Object.assign(this.data, { houses, constraints, variants, rules, language: language() });
  }

  /** Asks for the solution, once, so that the rest of the game needs nobody. */
  async #learn() {
    if (this.data.solution !== undefined) return;
    try {
      this.data.solution = await engine.solution(this.data);
    } catch {
      // What needs it asks again; once the server is back, so does this.
      return;
    }
    if (this.result) this.#fill();
    this.#changed();
  }

  /** Shows a puzzle that was finished before as it was then. */
  #finish() {
    this.solved = true;
    this.timer.finish();
    this.#fill();
  }

  #fill() {
    const { solution } = this.data;
    if (solution && this.solved) this.game.lay(solution);
  }

  #changed() {
    this.game.tidy = settings.tidy;
    this.game.keep(settings.keepCandidates);
    this.game.seconds = this.timer.seconds;
    this.clashing = settings.showClashes ? clashes(this.puzzle, this.game.values()) : new Set();
    this.wrong = new Set();
    this.#judge();
    this.#tell();
    this.#limit();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 250);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  /** Finds what is wrong, if that is to be shown or the last cell was filled. */
  async #judge() {
    const full = this.game.isFull && !this.solved;
    if (this.solved || (!settings.showWrong && !full)) return;
    const asked = ++this.asked;
    /** @type {Wrong} */
    let wrong;
    const known = this.#known();
    try {
      wrong = known ?? (await this.#askedWrong());
    } catch {
      // The page says itself that nobody answers, and asks again when somebody does.
      return;
    }
    if (asked !== this.asked || this.solved) return;
    if (settings.showWrong) this.wrong = new Set(wrong.digits);
    if (full && !wrong.dead) this.#win();
    else if (full) this.dispatchEvent(new Event("full"));
    if (!known) this.#tell();
  }

  /** What is wrong, on request. @returns {Promise<Wrong>} */
  async findWrong() {
    const wrong = this.#known() ?? (await this.#askedWrong());
    this.wrong = new Set(wrong.digits);
    this.#tell();
    return wrong;
  }

  /** Whether what is wrong can be found without the server. */
  get knowsWrong() {
    return this.#known() !== null;
  }

  /** @returns {Wrong | null} */
  #known() {
    return judge(this.game, { solution: this.data.solution, hasRules: this.hasRules });
  }

  /** The same, asked of the engine. @returns {Promise<Wrong>} */
  async #askedWrong() {
    const { wrong, dead } = await engine.check(this.position());
    return { digits: this.puzzle.allNamed(wrong), marks: [], dead };
  }

  /** Asks the engine what constraints leave to each cell, where candidates are kept: the page knows which cells must
   * differ, and nothing of cages and lines. */
  async #limit() {
    if (!this.game.keeps || !this.data.constraints?.length) return;
    const values = this.game.values();
    if (this.limited === String(values)) return;
    this.limited = String(values);
    try {
      const limits = await engine.candidates({ data: this.data, values });
      if (this.limited !== String(values)) return;
      this.game.limits = limits.map((digits, cell) => (values[cell] ? -1 : digits));
      this.#tell();
    } catch {
      // Digits that clash leave no candidates to ask for, and nobody may answer: what was known stays.
      this.limited = "";
    }
  }

  #win() {
    this.solved = true;
    this.timer.finish();
    this.game.over = true;
    dropGame(this.id);
    // Where a practice starts, most of the puzzle is done.
    if (!this.practice) addResult({
      when: Date.now(),
      id: this.id,
      seconds: Math.floor(this.timer.seconds),
      hints: this.hints,
      walked: this.walked || undefined,
      grade: this.data.grade ?? "",
      size: this.data.size,
      daily: this.daily,
    });
    this.dispatchEvent(new Event("solved"));
  }

  /** The walk-through is looked at: that is help, unless the game is over. */
  walk() {
    if (this.solved || this.walked) return;
    this.walked = true;
    this.save();
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
    if (this.solved || (this.game.history.turns.length < 2 && !this.walked)) return;
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
      walked: this.walked || undefined,
      when: Date.now(),
      daily: this.daily,
      order: this.order,
      practice: this.practice,
    });
  }

  /** Keeps the game and lets go of the page. */
  close() {
    this.save();
    this.timer.stop();
    window.removeEventListener("settings", this.onSettings);
    window.removeEventListener("pagehide", this.onHide);
    window.removeEventListener("connection", this.onConnection);
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
