// The seam to the engine: every request the page makes goes through here, and nowhere else does the
// page know an address. What comes back is typed; what goes wrong is an EngineError in the user's language.

import { language } from "./i18n.js";

/**
 * A puzzle as the engine tells it. `puzzle` is what every request takes back.
 * Cells are numbered in the order of `cells`; digits count from 1, `digits[d - 1]` is how one is written.
 * @typedef {object} PuzzleData
 * @property {string} puzzle
 * @property {string} [line]          one line of text, where the puzzle has one
 * @property {string} [title]         a name to show
 * @property {string} [variant]       what kind of puzzle it is, in words; absent for plain ones
 * @property {number} size            how many digits
 * @property {number} rows
 * @property {number} columns
 * @property {{rows: number, columns: number}} [boxes]   for square grids made of boxes
 * @property {{row: number, column: number, given?: number, region?: number}[]} cells   from 1
 * @property {{kind: string, name: string, cells: number[]}[]} houses
 * @property {[number, number][]} [unlike]     pairs of cells that must differ though they share no house
 * @property {string[]} digits
 * @property {{svg: string, x: number, y: number, width: number, height: number}} [underlay]
 *   decorations only, no digits; its box counted in cells, (0, 0) is the corner of the first place
 * @property {{text: string, cells: number[]}[]} [constraints]
 * @property {Record<string, string>} [headers]
 * @property {string} [grade]         how hard: beginner … extreme
 * @property {string} [id]            the same puzzle has the same one: for saved games and statistics
 */

/** A cell or candidate of a step with the part that it plays.
 * @typedef {{row: number, column: number, digit?: number, role: string}} Part */

/**
 * A step of reasoning. A triple is [row, column, digit], all from 1.
 * @typedef {object} StepData
 * @property {string} technique       its id
 * @property {string} [name]          its name in the user's language
 * @property {[number, number, number][]} placements
 * @property {[number, number, number][]} eliminations
 * @property {string} text
 * @property {string} explanation
 * @property {string[]} proof
 * @property {number[]} digits
 * @property {number[][]} [houseCells]   the cells of the houses it is in, by number
 * @property {Part[]} cells
 * @property {Part[]} candidates
 * @property {{from: [number, number, number], to: [number, number, number], strong: boolean}[]} links
 */

/**
 * @typedef {object} HintData
 * @property {"solved"|"no-solution"|"mistakes"|"step"|"stuck"} kind
 * @property {{tier: string, text: string}[]} tiers   from vague to full
 * @property {number[]} [where]       cells to look at
 * @property {number[]} [cells]       cells that are wrong (mistakes) or to look at (stuck)
 * @property {StepData} [step]
 * @property {[number, number, number]} [answer]   for a player who is stuck
 */

/** @typedef {{grade?: string, gradeName?: string, hardest?: string, hardestName?: string, text: string}} RatingData */

/**
 * A walk-through. `start` and each step's `candidates` are bit sets by cell (bit d - 1 for digit d; 0 for
 * a filled cell); `values` are 0 where empty.
 * @typedef {object} WalkData
 * @property {(StepData & {values: number[], position: number[]})[]} steps
 * @property {boolean} solved
 * @property {RatingData} [rating]
 */

/** @typedef {{id: string, name: string, grade?: string, level?: string}} TechniqueEntry */

/**
 * @typedef {object} TechniqueData
 * @property {string} id
 * @property {string} name
 * @property {string} [rule]
 * @property {{puzzle: PuzzleData, values: number[], position: number[], step: StepData}[]} examples
 */

/** What went wrong, in words for the user. */
export class EngineError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
