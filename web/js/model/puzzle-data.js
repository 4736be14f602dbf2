// A puzzle as the page holds it, made from what the engine says of it.

import { bit } from "./puzzle.js";

/**
 * A puzzle as the page holds it. `puzzle` is the text that every request takes back. Cells are numbered in
 * the order of `cells`, their rows and columns count from 1; `digits[d - 1]` is how digit d is written.
 * @typedef {object} PuzzleData
 * @property {string} puzzle
 * @property {number} size            how many digits
 * @property {string[]} digits
 * @property {number} [occurrences]  how often each digit comes in a complete grid, where the houses determine it
 * @property {number} rows
 * @property {number} columns
 * @property {{rows: number, columns: number}} [boxes]   for square grids made of boxes
 * @property {{row: number, column: number, given?: number, placed?: number, region?: number}[]} cells
 * @property {number[]} [marks]       what is left to each cell, where the text says so
 * @property {{id: string, kind: string, name: string, cells: number[]}[]} houses
 * @property {[number, number][]} [unlike]     pairs of cells that must differ though they share no house
 * @property {Underlay} [underlay]
 * @property {{text: string, cells: number[]}[]} [constraints]
 * @property {string[]} [variants]    the names of the variants that it is of
 * @property {string[]} [rules]       what they ask, a sentence each
 * @property {string} language        the one that the names of houses and constraints are in
 * @property {string} [title]         a name to show
 * @property {string} [author]        who set it
 * @property {string} [comment]       what its author says of it: the rules in their words
 * @property {string} [grade]         how hard: beginner … extreme
 * @property {number[] | null} [solution]   the only solution, once it was asked for; null where it is not known
 */

/** What a variant draws under and over the digits, as SVG; its box counted in cells, (0, 0) is the corner of the
 * first place. `cages`: whether there are cages, whose outlines and numbers need room beside the marks.
 * @typedef {{under: string, over: string, x: number, y: number, width: number, height: number, cages?: boolean}} Underlay */

/** A list of digits as a bit set. @param {number[]} digits */
export function setOf(digits) {
  return digits.reduce((set, digit) => set | bit(digit), 0);
}

/** A board as the engine describes it, for the page. @param {import("../../types/schema.js").Board} told
 * @param {string} language the one that it is told in @returns {PuzzleData} */
export function dataOf(told, language) {
  const numbers = new Map(told.cells.map(({ cell }, number) => [cell, number]));
  /** @param {string[]} names */
  const cellsOf = (names) => names.map((name) => /** @type {number} */ (numbers.get(name)));
  /** @type {PuzzleData["cells"]} */
  const cells = told.cells.map(({ row, column }, cell) => ({ row, column, given: told.givens.numbers[cell] || undefined, placed: told.placed?.numbers[cell] || undefined }));
  const houses = told.houses.map((house) => ({ ...house, cells: cellsOf(house.cells) }));
  houses.filter(({ kind }) => kind === "box").forEach((house, number) => {
    for (const cell of house.cells) cells[cell].region = number;
  });
  return {
    puzzle: told.puzzle,
    size: told.size,
    digits: told.symbols,
    occurrences: told.occurrences,
    rows: told.rows,
    columns: told.columns,
    boxes: told.boxes,
    cells,
    houses,
    unlike: told.unlike.length ? told.unlike.map((pair) => /** @type {[number, number]} */ (cellsOf(pair))) : undefined,
    underlay: told.underlay,
    constraints: told.constraints.map(({ text, cells }) => ({ text, cells: cellsOf(cells) })),
    variants: told.variants.map(({ name }) => name),
    rules: told.rules,
    marks: told.candidates?.map(({ numbers }) => setOf(numbers)),
    language,
    title: titleIn(told.headers.description),
    author: told.headers.author?.[0],
    comment: told.headers.comment?.join(" "),
  };
}

/** A description that is short enough to be a title. @param {string[] | undefined} remarks */
function titleIn(remarks) {
  return remarks?.find((remark) => remark.length <= 60);
}
