// Everything that was done, as a tree: going back and trying something else keeps what was tried before.

/** @typedef {import("./marks.js").CellState} CellState */
/** @typedef {{cell: number, before: CellState, after: CellState}} Change */
/**
 * A state of the game: how it came from its parent.
 * @typedef {object} Turn
 * @property {number} parent          -1 for the beginning
 * @property {Change[]} changes
 * @property {string} kind            digit, corner, centre, colour, erase, fill, hint, …
 * @property {number} seconds         on the clock
 * @property {string} [checkpoint]    its name, where the player gave one
 */

export class History {
  /** @param {Turn[]} [turns] @param {number} [at] */
  constructor(turns = [{ parent: -1, changes: [], kind: "start", seconds: 0 }], at = 0) {
    this.turns = turns;
    this.at = at;
    /** Where each turn was last left to, for redo. @type {Map<number, number>} */
    this.onward = new Map();
    for (let turn = at; turn > 0; turn = turns[turn].parent) this.onward.set(turns[turn].parent, turn);
  }

  /** Where a game starts with digits and candidates, nothing leads back behind them. */
  get canUndo() {
    return this.turns[this.at].kind !== "start";
  }

  get canRedo() {
    return this.onward.has(this.at);
  }

  /** Adds a turn after the present one and goes there.
   * @param {Change[]} changes @param {string} kind @param {number} seconds */
  record(changes, kind, seconds) {
    this.turns.push({ parent: this.at, changes, kind, seconds });
    this.onward.set(this.at, this.turns.length - 1);
    this.at = this.turns.length - 1;
  }

  /** The turns from the beginning to one, the beginning itself included.
   * @param {number} [turn] */
  path(turn = this.at) {
    const path = [];
    for (; turn >= 0; turn = this.turns[turn].parent) path.push(turn);
    return path.reverse();
  }

  /** The changes that lead to a turn from the present one, in order; it is the present one afterwards.
   * @param {number} goal @returns {Change[]} */
  go(goal) {
    const here = this.path();
    const there = this.path(goal);
    let shared = 0;
    while (shared < here.length && here[shared] === there[shared]) shared++;
    const back = here
      .slice(shared)
      .reverse()
      .flatMap((turn) => this.turns[turn].changes.map(({ cell, before, after }) => ({ cell, before: after, after: before })).reverse());
    const onward = there.slice(shared).flatMap((turn) => this.turns[turn].changes);
    for (const turn of there.slice(1)) this.onward.set(this.turns[turn].parent, turn);
    this.at = goal;
    return [...back, ...onward];
  }

  /** @returns {Change[]} */
  undo() {
    return this.canUndo ? this.go(this.turns[this.at].parent) : [];
  }

  /** @returns {Change[]} */
  redo() {
    const next = this.onward.get(this.at);
    return next === undefined ? [] : this.go(next);
  }

  /** Names the present turn, or takes its name away. @param {string} [name] */
  mark(name) {
    this.turns[this.at].checkpoint = name;
  }

  /**
   * The tree with the plain runs between the turns that matter drawn together: the beginning, the ends,
   * where it branches, checkpoints, and the present.
   * @returns {Knot}
   */
  tree() {
    /** @type {number[][]} */
    const after = this.turns.map(() => []);
    this.turns.forEach((turn, number) => turn.parent >= 0 && after[turn.parent].push(number));
    /** @param {number} from @param {number} moves @returns {Knot} */
    const knot = (from, moves) => {
      let turn = from;
      while (after[turn].length === 1 && turn !== this.at && turn > 0 && this.turns[turn].checkpoint === undefined) {
        turn = after[turn][0];
        moves++;
      }
      return { turn, moves, checkpoint: this.turns[turn].checkpoint, after: after[turn].map((next) => knot(next, 1)) };
    };
    return knot(0, 0);
  }

  toJSON() {
    return { turns: this.turns, at: this.at };
  }
}

/** A turn that matters, and how many moves lead to it from the last that did.
 * @typedef {{turn: number, moves: number, checkpoint?: string, after: Knot[]}} Knot */
