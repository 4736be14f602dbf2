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

const ROOT = "api/v1/";

/** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
async function ask(path, init = {}) {
  let response;
  try {
    const address = new URL(ROOT + path, document.baseURI);
    address.searchParams.set("lang", language());
    response = await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new EngineError("offline", offline());
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  throw new EngineError(body?.error?.code ?? String(response.status), body?.error?.message ?? offline());
}

/** Said without the server's words, since it is the server that is missing. */
let offline = () => "…";

/** Sets the words for a server that does not answer. @param {() => string} words */
export function sayOffline(words) {
  offline = words;
}

/** @param {string} path @param {unknown} body @param {AbortSignal} [signal] */
function post(path, body, signal) {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal });
}

/** A position: the puzzle, the digits on the board (givens too), and marks as bit sets, 0 where there are none.
 * @typedef {{puzzle: string, values: number[], marks?: number[]}} Position */

/** The page's messages. @param {string} lang @returns {Promise<Record<string, import("./i18n.js").Pattern>>} */
export async function locale(lang) {
  return (await ask(`locale/${lang}`)).messages;
}

/** Reads any notation or link. @param {string} text @returns {Promise<PuzzleData[]>} */
export async function read(text) {
  return (await post("read", { text })).puzzles;
}

/** An empty grid of a size. @param {number} size @returns {Promise<PuzzleData>} */
export async function blank(size) {
  return (await read(".".repeat(size * size)))[0];
}

/** The puzzle with other givens. @param {string} puzzle @param {number[]} givens @returns {Promise<PuzzleData>} */
export async function withGivens(puzzle, givens) {
  return (await post("read", { text: puzzle, givens })).puzzles[0];
}

/** How many solutions, counted up to a limit. @param {Position} position @param {AbortSignal} [signal]
 * @returns {Promise<{count: number, complete: boolean}>} */
export function count(position, signal) {
  return post("count", position, signal);
}

/** What may go into each cell, as bit sets; `real` for what some solution has there.
 * @param {Position} position @param {{real?: boolean, signal?: AbortSignal}} [options]
 * @returns {Promise<{candidates: number[]}>} */
export function candidates(position, { real = false, signal } = {}) {
  return post("candidates", { ...position, true: real }, signal);
}

/** Which digits are wrong, and whether the game is won. @param {Position} position
 * @returns {Promise<{wrong: number[], solved: boolean}>} */
export function check(position) {
  return post("check", position);
}

/** @param {Position} position @returns {Promise<HintData>} */
export function hint(position) {
  return post("hint", position);
}

/** @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<WalkData>} */
export function explain(puzzle, signal) {
  return post("explain", { puzzle }, signal);
}

/** @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<RatingData>} */
export function rate(puzzle, signal) {
  return post("rate", { puzzle }, signal);
}

/** @typedef {{size?: number, grade?: string, technique?: string, variant?: string}} Order */

/** @param {Order} order @returns {Promise<PuzzleData>} */
export async function generate(order) {
  return (await post("generate", { order })).puzzle;
}

/** The puzzle of a day. @param {string} date YYYY-MM-DD @param {string} grade @returns {Promise<PuzzleData>} */
export async function daily(date, grade) {
  return (await ask(`daily?date=${encodeURIComponent(date)}&level=${encodeURIComponent(grade)}`)).puzzle;
}

/** In another notation or format. @param {string} puzzle @param {string} to @returns {Promise<string>} */
export async function convert(puzzle, to) {
  return (await post("convert", { puzzle, to })).text;
}

/** @returns {Promise<TechniqueEntry[]>} */
export async function techniques() {
  return (await ask("techniques")).techniques;
}

/** @param {string} id @returns {Promise<TechniqueData>} */
export function technique(id) {
  return ask(`technique/${encodeURIComponent(id)}`);
}

/** @returns {Promise<{id: string, name: string}[]>} */
export async function variants() {
  return (await ask("variants")).variants;
}
