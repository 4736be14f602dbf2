// A game: the puzzle, what the player has put into it, and how it came about. It knows no screen.

import { adopted, left, withCandidate, withCandidates } from "./candidates.js";
import { History } from "./history.js";
import { candidatesOf, EMPTY, isMarked, sameState, withMark, withTint, withValue, withoutDigit } from "./marks.js";
import { bit } from "./puzzle.js";

/** @typedef {import("./marks.js").CellState} CellState */
/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {"digit" | "corner" | "centre" | "colour" | "tint"} Tool */

/** Tells of each change with the event `change`, whose `detail` is the list of cells. */
export class Game extends EventTarget {
  /** @param {Puzzle} puzzle @param {{history?: History, seconds?: number, keeps?: boolean}} [saved] */
  constructor(puzzle, saved = {}) {
    super();
    this.puzzle = puzzle;
    this.history = saved.history ?? new History();
    this.seconds = saved.seconds ?? 0;
    /** Whether a digit that is placed takes its marks away from the cells that see it. */
    this.tidy = true;
    /** Whether the candidates of empty cells are kept by themselves: `keep` changes it. */
    this.keeps = saved.keeps ?? false;
    /** Whether givens may be changed: in the setter's hands nothing is given. */
    this.open = false;
    /** Whether nothing may be changed any more. */
    this.over = false;
    /** What constraints leave to each empty cell, as the engine last said; nothing where there are none.
     * @type {number[] | undefined} */
    this.limits = undefined;
    /** @type {CellState[]} */
    this.cells = puzzle.data.cells.map(() => EMPTY);
    const past = this.history.path().flatMap((turn) => this.history.turns[turn].changes);
    for (const { cell, after } of past) this.cells[cell] = after;
  }

  /** The digit in a cell, given or placed; 0 for none. @param {number} cell */
  value(cell) {
    return (this.open ? 0 : this.puzzle.given(cell)) || this.cells[cell].value;
  }

  /** All of them. */
  values() {
    return this.cells.map((_, cell) => this.value(cell));
  }

  get isFull() {
    return this.cells.every((_, cell) => this.value(cell) > 0);
  }

  /** Whether the player may write into a cell. @param {number} cell */
  isOpen(cell) {
    return this.open || !this.puzzle.given(cell);
  }

  /** The digits that no cell that it sees holds and that constraints leave, as a bit set. @param {number} cell */
  free(cell) {
    let held = 0;
    for (const peer of this.puzzle.peers[cell]) held |= bit(this.value(peer));
    return this.puzzle.all & ~held & (this.limits?.[cell] ?? -1);
  }

  /** What a cell shows: what it holds, with its candidates in place of corner marks where they are kept. @param {number} cell
   * @returns {CellState} */
  seen(cell) {
    const state = this.cells[cell];
    return this.keeps && !this.value(cell) ? { ...state, corner: this.free(cell) & left(state), full: true } : state;
  }

  /** What all cells show. */
  scene() {
    return this.cells.map((_, cell) => this.seen(cell));
  }

  /** Keeps the candidates of empty cells from now on, or no longer. Marks that are there stay: they become what is left
   * to their cells, and candidates that were kept become marks. @param {boolean} on */
  keep(on) {
    if (on === this.keeps) return;
    const empty = this.cells.map((_, cell) => cell).filter((cell) => !this.value(cell));
    /** Corner marks of a cell from which nothing was taken away since are there again. @param {number} cell */
    const waited = (cell) => this.cells[cell].corner !== 0 && !this.cells[cell].full && !this.cells[cell].out;
    /** @param {number} cell @returns {CellState} */
    const next = (cell) => (on ? adopted(this.cells[cell], this.free(cell)) : waited(cell) ? this.cells[cell] : { ...this.seen(cell), out: 0 });
    const states = new Map(empty.map((cell) => [cell, next(cell)]));
    this.keeps = on;
    this.change("keep", states);
  }

  /** Uses a tool on cells: puts something there, or takes it away where all of them have it.
   * @param {Tool} tool @param {number[]} cells @param {number} what a digit or colour
   * @param {number} [colour] for the tool that colours candidates */
  use(tool, cells, what, colour = 0) {
    if (tool === "colour") return this.#colour(cells, what);
    if (tool === "tint") return this.#tint(cells, what, colour);
    if (tool === "digit") return this.#place(cells, what);
    const empty = cells.filter((cell) => !this.value(cell) && (tool === "centre" || this.#mayShow(cell, what)));
    const on = empty.some((cell) => !(this.seen(cell)[tool] & bit(what)));
    return this.change(tool, new Map(empty.map((cell) => [cell, this.#withMark(cell, tool, what, on)])));
  }

  /** Whether a cell can show a candidate: where they are kept, not against a digit. @param {number} cell @param {number} digit */
  #mayShow(cell, digit) {
    return !this.keeps || (this.free(cell) & bit(digit)) !== 0;
  }

  /** @param {number} cell @param {"corner" | "centre"} kind @param {number} digit @param {boolean} on */
  #withMark(cell, kind, digit, on) {
    const state = this.cells[cell];
    return this.keeps && kind === "corner" ? withCandidate(state, digit, on) : withMark(state, kind, digit, on);
  }

  /** A cell that sees one into which a digit goes. Candidates that are kept need no tidying.
   * @param {CellState} state @param {number} digit */
  #tidied(state, digit) {
    return this.keeps ? withMark(state, "centre", digit, false) : withoutDigit(state, digit);
  }

  /** @param {number[]} cells @param {number} digit */
  #place(cells, digit) {
    const open = cells.filter((cell) => this.isOpen(cell));
    const on = open.some((cell) => this.cells[cell].value !== digit);
    const next = new Map(open.map((cell) => [cell, withValue(this.cells[cell], on ? digit : 0)]));
    if (on && this.tidy) {
      for (const peer of new Set(open.flatMap((cell) => [...this.puzzle.peers[cell]]))) {
        next.set(peer, this.#tidied(next.get(peer) ?? this.cells[peer], digit));
      }
    }
    return this.change("digit", next);
  }

  /** @param {number[]} cells @param {number} colour from 1; 0 takes all colours away */
  #colour(cells, colour) {
    const on = cells.some((cell) => !(this.cells[cell].colours & bit(colour)));
    /** @param {CellState} state */
    const coloured = (state) => (!colour ? 0 : on ? state.colours | bit(colour) : state.colours & ~bit(colour));
    return this.change(
      "colour",
      new Map(cells.map((cell) => [cell, { ...this.cells[cell], colours: coloured(this.cells[cell]) }])),
    );
  }

  /** @param {number[]} cells @param {number} digit @param {number} colour */
  #tint(cells, digit, colour) {
    const empty = cells.filter((cell) => !this.value(cell) && this.#mayShow(cell, digit));
    const on = empty.some((cell) => this.cells[cell].tints[digit] !== colour);
    /** A coloured candidate is a mark. @param {number} cell */
    const marked = (cell) => {
      const { corner, centre } = this.seen(cell);
      return on && !((corner | centre) & bit(digit)) ? this.#withMark(cell, "corner", digit, true) : this.cells[cell];
    };
    return this.change("tint", new Map(empty.map((cell) => [cell, withTint(marked(cell), digit, on ? colour : 0)])));
  }

  /** Takes away the digits of cells; where there are none, their marks; where there are none, their colours.
   * @param {number[]} cells */
  erase(cells) {
    const open = cells.filter((cell) => this.isOpen(cell));
    /** @param {number[]} its @param {(state: CellState) => CellState} without */
    const erased = (its, without) => this.change("erase", new Map(its.map((cell) => [cell, without(this.cells[cell])])));
    if (open.some((cell) => this.cells[cell].value)) return erased(open, (state) => withValue(state, 0));
    if (open.some((cell) => isMarked(this.cells[cell]))) return erased(open, (state) => ({ ...EMPTY, colours: state.colours }));
    // Givens have colours too.
    return erased(cells, (state) => ({ ...state, colours: 0 }));
  }

  /** Writes candidates into all empty cells of which the player has not said what may go there; where they are kept, those
   * taken away come back. @param {number[]} candidates bit sets by cell */
  fill(candidates) {
    const next = new Map();
    this.cells.forEach((state, cell) => {
      if (this.value(cell)) return;
      if (this.keeps) next.set(cell, { ...withCandidates({ ...state, out: 0 }, this.free(cell), candidates[cell]), centre: 0 });
      else if (!candidatesOf(state)) next.set(cell, { ...state, corner: candidates[cell], full: true });
    });
    return this.change("fill", next);
  }

  /** Does what a hint's step does. @param {import("../engine/api.js").MoveData[]} moves */
  apply(moves) {
    /** @type {Map<number, CellState>} */
    const next = new Map();
    /** @param {number} cell */
    const now = (cell) => next.get(cell) ?? this.cells[cell];
    for (const move of moves) {
      if ("mark" in move) {
        const cell = this.puzzle.named(move.mark.cell);
        if (cell === undefined) continue;
        const set = move.mark.numbers.reduce((set, digit) => set | bit(digit), 0);
        // Where the player has marks of their own, corner ones stay corner marks, but for those that the step rules out.
        const inCentre = !now(cell).full && (now(cell).corner | now(cell).centre) !== 0;
        const marked = inCentre ? { ...now(cell), corner: now(cell).corner & set, centre: set } : { ...now(cell), corner: set, full: true };
        next.set(cell, this.keeps ? withCandidates(now(cell), this.free(cell), set) : marked);
      } else if ("place" in move) {
        const { number } = move.place;
        const cell = this.puzzle.named(move.place.cell);
        if (cell === undefined) continue;
        next.set(cell, withValue(now(cell), number));
        if (this.tidy) for (const peer of this.puzzle.peers[cell]) next.set(peer, this.#tidied(now(peer), number));
      } else {
        const cell = this.puzzle.named(move.erase);
        if (cell !== undefined) next.set(cell, withValue(now(cell), 0));
      }
    }
    return this.change("hint", next);
  }

  /** Replaces the states of cells, as one turn; nothing happens where nothing would change.
   * @param {string} kind @param {Map<number, CellState>} next @returns {boolean} whether something did */
  change(kind, next) {
    const changes = [...next]
      .map(([cell, after]) => ({ cell, before: this.cells[cell], after }))
      .filter(({ before, after }) => !sameState(before, after));
    if (!changes.length || this.over) return false;
    this.history.record(changes, kind, Math.round(this.seconds));
    this.#show(changes);
    return true;
  }

  undo() {
    if (!this.over) this.#show(this.history.undo());
  }

  redo() {
    if (!this.over) this.#show(this.history.redo());
  }

  /** @param {number} turn */
  go(turn) {
    if (!this.over) this.#show(this.history.go(turn));
  }

  /** Shows a grid that is finished. @param {number[]} values */
  lay(values) {
    this.over = true;
    this.cells = values.map((value, cell) => (this.isOpen(cell) ? { ...EMPTY, value } : EMPTY));
    this.dispatchEvent(new CustomEvent("change", { detail: values.map((_, cell) => cell) }));
  }

  /** What the player says an empty cell may be, as a bit set; 0 where nothing is said. Of candidates that are kept, only
   * what was taken away is the player's word. @param {CellState} state */
  #word(state) {
    if (!this.keeps) return candidatesOf({ ...state, value: 0 });
    const some = left(state) & this.puzzle.all;
    return some === this.puzzle.all ? 0 : some;
  }

  /** The player's word on every cell. */
  marks() {
    return this.cells.map((state, cell) => (this.value(cell) ? 0 : this.#word(state)));
  }

  /** The corner marks of every cell, as bit sets. */
  corners() {
    return this.cells.map((state, cell) => (this.value(cell) || state.full || this.keeps ? 0 : state.corner));
  }

  /** What was done from the beginning to now, as the engine understands it, each with its turn.
   * @returns {{turn: number, move: import("../engine/api.js").PlayedMove}[]} */
  moves() {
    return this.history.path().flatMap((turn) =>
      this.history.turns[turn].changes.flatMap(({ cell, before, after }) => {
        const name = this.puzzle.nameOf(cell);
        /** @type {import("../engine/api.js").PlayedMove[]} */
        const moves = [];
        if (after.value && after.value !== before.value) moves.push({ place: { cell: name, digit: this.puzzle.symbol(after.value) } });
        if (!after.value && before.value) moves.push({ erase: name });
        const marks = this.#word(after);
        if (marks !== this.#word(before)) moves.push({ mark: { cell: name, digits: this.puzzle.written(marks) } });
        return moves.map((move) => ({ turn, move }));
      }),
    );
  }

  /** The last turn as the engine can judge it: what was on the board before it, and what it placed or took away. Nothing
   * where it did neither.
   * @returns {{values: number[], marks: number[], moves: import("../engine/api.js").PlayedMove[]} | null} */
  lastMove() {
    const { changes, kind } = this.history.turns[this.history.at];
    const earlier = new Map(changes.map(({ cell, before }) => [cell, before]));
    const states = this.cells.map((state, cell) => earlier.get(cell) ?? state);
    const values = states.map((state, cell) => this.puzzle.given(cell) || state.value);
    const marks = states.map((state, cell) => (values[cell] ? 0 : this.#word(state)));
    const moves = changes.flatMap(({ cell, before, after }) => {
      const name = this.puzzle.nameOf(cell);
      /** @type {import("../engine/api.js").PlayedMove[]} */
      const placed = after.value && after.value !== before.value ? [{ place: { cell: name, digit: this.puzzle.symbol(after.value) } }] : [];
      // What a digit takes away from the cells that see it is no conclusion of the player's.
      if (kind === "digit" || placed.length) return placed;
      const left = this.#word(after);
      /** @type {import("../engine/api.js").PlayedMove[]} */
      const taken = left && left !== this.#word(before) ? [{ mark: { cell: name, digits: this.puzzle.written(left) } }] : [];
      return taken;
    });
    return moves.length && this.history.at > 0 ? { values, marks, moves } : null;
  }

  /** @param {import("./history.js").Change[]} changes */
  #show(changes) {
    for (const { cell, after } of changes) this.cells[cell] = after;
    if (changes.length) this.dispatchEvent(new CustomEvent("change", { detail: changes.map(({ cell }) => cell) }));
  }
}

