// A puzzle's layout as the page needs it: who stands where, who shares a house, how digits are written.

/** @typedef {import("./puzzle-data.js").PuzzleData} PuzzleData */

export class Puzzle {
  /** @param {PuzzleData} data */
  constructor(data) {
    this.data = data;
    this.size = data.size;
    this.count = data.cells.length;
    /** All digits, as a bit set. */
    this.all = (1 << data.size) - 1;
    /** @type {Map<number, number>} */
    this.places = new Map(data.cells.map(({ row, column }, cell) => [row * 1000 + column, cell]));
    /** @type {Map<string, number>} */
    this.names = new Map(data.cells.map((_, cell) => [this.nameOf(cell), cell]));
    /** The houses that each cell is in, by number. @type {number[][]} */
    this.housesOf = data.cells.map(() => []);
    data.houses.forEach((house, number) => house.cells.forEach((cell) => this.housesOf[cell].push(number)));
    /** Who must differ from whom. @type {Set<number>[]} */
    this.peers = this.housesOf.map(
      (numbers, cell) => new Set(numbers.flatMap((number) => data.houses[number].cells).filter((its) => its !== cell)),
    );
    for (const [a, b] of data.unlike ?? []) {
      this.peers[a].add(b);
      this.peers[b].add(a);
    }
    /** The rows and columns of marks in a cell: those of a box, else as square as can be. */
    this.marks = data.boxes ?? markShape(data.size);
    /** Whether cages are drawn, which marks keep clear of. */
    this.caged = data.underlay?.cages ?? false;
    /** Whether the cells are too many to be large enough for a finger on a small screen. */
    this.isLarge = Math.max(data.rows, data.columns) > 9;
  }

  /** The cell at a place, both counted from 1.
   * @param {number} row @param {number} column */
  at(row, column) {
    return this.places.get(row * 1000 + column);
  }

  /** The cell that the engine calls so. @param {string} name */
  named(name) {
    return this.names.get(name);
  }

  /** The cells that the engine calls so. @param {string[]} names @returns {number[]} */
  allNamed(names) {
    return names.map((name) => this.named(name)).filter((cell) => cell !== undefined);
  }

  /** What the engine calls a cell. @param {number} cell */
  nameOf(cell) {
    const { row, column } = this.data.cells[cell];
    return `r${row}c${column}`;
  }

  /** @param {number} cell */
  given(cell) {
    return this.data.cells[cell].given ?? 0;
  }

  /** How many of each digit are still to be placed, from digit 1; nothing where the houses do not determine it.
   * @param {number[]} values @returns {number[] | undefined} */
  left(values) {
    // Puzzles that were kept before this was told are grids of boxes, or go without it.
    const each = this.data.occurrences ?? (this.data.boxes ? this.size : undefined);
    if (each === undefined) return undefined;
    return this.data.digits.map((_, index) => each - values.filter((value) => value === index + 1).length);
  }

  /** How a digit is written. @param {number} digit */
  symbol(digit) {
    return this.data.digits[digit - 1] ?? String(digit);
  }

  /** The digit that is written so, 0 for none. @param {string} symbol */
  digit(symbol) {
    return this.data.digits.indexOf(symbol.toUpperCase()) + 1;
  }

  /** The digits of a bit set as they are written. @param {number} set */
  written(set) {
    return this.digitsOf(set).map((digit) => this.symbol(digit)).join("");
  }

  /** The digits of a bit set. @param {number} set */
  digitsOf(set) {
    return this.data.digits.map((_, index) => index + 1).filter((digit) => set & bit(digit));
  }

  /** The next cell in a direction, across holes; the cell itself at the edge.
   * @param {number} cell @param {number} down @param {number} right */
  step(cell, down, right) {
    let { row, column } = this.data.cells[cell];
    for (;;) {
      row += down;
      column += right;
      if (row < 1 || column < 1 || row > this.data.rows || column > this.data.columns) return cell;
      const next = this.at(row, column);
      if (next !== undefined) return next;
    }
  }

  /** The last cell in a direction. @param {number} cell @param {number} down @param {number} right */
  edge(cell, down, right) {
    for (let next = this.step(cell, down, right); next !== cell; next = this.step(cell, down, right)) cell = next;
    return cell;
  }

  /** The houses of a kind that a cell is in: several where grids overlap.
   * @param {number} cell @param {string} kind */
  housesAt(cell, kind) {
    const houses = this.housesOf[cell].map((number) => this.data.houses[number]);
    return houses.filter((house) => house.kind === kind);
  }

  /** What the setter drew that this cell is part of. @param {number} cell */
  constraintsAt(cell) {
    return (this.data.constraints ?? []).filter((constraint) => constraint.cells.includes(cell));
  }
}

/** The bit of a digit; none for no digit. @param {number} digit */
export function bit(digit) {
  return digit ? 1 << (digit - 1) : 0;
}

/** @param {number} digits */
function markShape(digits) {
  const columns = Math.ceil(Math.sqrt(digits));
  return { rows: Math.ceil(digits / columns), columns };
}

/** The cells whose digit another cell that must differ holds too: all the page decides by itself.
 * @param {Puzzle} puzzle @param {number[]} values */
export function clashes(puzzle, values) {
  /** @type {Set<number>} */
  const found = new Set();
  values.forEach((value, cell) => {
    if (value) for (const peer of puzzle.peers[cell]) if (values[peer] === value) found.add(cell);
  });
  return found;
}
