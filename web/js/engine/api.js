// The seam to the engine: every request the page makes goes through here, and nowhere else does the page
// know an address or the shape of an answer. What goes wrong is an EngineError in the user's language.

import { dataOf, setOf } from "../model/puzzle-data.js";
import { bit } from "../model/puzzle.js";
import { found, lost } from "./connection.js";
import { language } from "./i18n.js";

/** @typedef {import("../model/puzzle-data.js").PuzzleData} PuzzleData */

/** Row, column and digit, all from 1. @typedef {[number, number, number]} Triple */

/** A cell or candidate of a step with the part that it plays.
 * @typedef {{row: number, column: number, digit?: number, role: string}} Part */

/**
 * A step of reasoning.
 * @typedef {object} StepData
 * @property {string} technique       its id
 * @property {string} name            its name in the user's language
 * @property {Triple[]} placements
 * @property {Triple[]} eliminations
 * @property {string} text
 * @property {string} explanation
 * @property {string[]} proof
 * @property {Part[]} cells
 * @property {Part[]} candidates
 * @property {string[]} houses        the ids of those that the pattern is in
 * @property {string[]} covers        the ids of those that it acts on
 * @property {{from: Triple, to: Triple, fromGroup: Triple[], toGroup: Triple[], strong: boolean}[]} links
 * @property {{name: string, cells: [number, number][], digits: number[]}[]} sets the almost locked sets
 */

/** @typedef {{place: Triple} | {mark: [number, number, number[]]} | {erase: [number, number]}} MoveData */

/**
 * A hint, from vague to full.
 * @typedef {object} HintData
 * @property {"solved" | "no-solution" | "mistakes" | "step" | "stuck" | "unknown"} kind
 * @property {{level: string, text: string, houses: string[], cells: number[]}[]} levels   the first two speak of the cells of
 *   constraints, where there are some, else of houses
 * @property {{row: number, column: number}[]} places   where to look, for a hint that is not a step
 * @property {StepData} [step]
 * @property {MoveData[]} moves       what the step does to the board
 * @property {string} done            what to say once that is done
 */

/**
 * How hard a puzzle is.
 * @typedef {object} RatingData
 * @property {{id: string, name: string}} [grade]
 * @property {{score: number, level: string}} [hodoku]
 * @property {{er: string, ep: string, ed: string}} [explainer]
 * @property {{id: string, name: string}} [hardest]
 * @property {{id: string, name: string, count: number}[]} techniques
 */

/** A step with the position it is found in: digits (0 where empty) and candidates as bit sets.
 * @typedef {StepData & {values: number[], position: number[]}} PlacedStep */

/** A walk-through. @typedef {{steps: PlacedStep[], solved: boolean, ending: string, rating?: RatingData}} WalkData */

/** A technique; some are about the constraints of variants.
 * @typedef {{id: string, name: string, level: string, needs_constraints: boolean}} TechniqueEntry */

/** With the variants that its examples are of, by id.
 * @typedef {TechniqueEntry & {variants: string[], examples: {puzzle: PuzzleData, values: number[], position: number[], step: StepData}[]}} TechniqueData */

/** What is on the board: the puzzle, its digits (givens too), and marks as bit sets, 0 where there are none.
 * @typedef {{puzzle: string, values: number[], marks?: number[], keeps?: boolean}} Position */

/** How a program did, in a word for programs and a sentence for people; with the cell that it is about.
 * @typedef {{event: "verdict", time: number, verdict: string, text: string, row?: number, column?: number, log?: string}} RunVerdict */

/** What a program under the referee's eyes does; times in milliseconds.
 * @typedef {{event: "name" | "author", time: number, text: string}
 *   | {event: "why", time: number, text: string}
 *   | {event: "candidates", time: number, row: number, column: number, digits: number[]}
 *   | {event: "move", time: number, row: number, column: number, digit: number, right: boolean}
 *   | {event: "solution", time: number, values: number[]}
 *   | RunVerdict} RunEvent */

/** How much a program may say, and how long it may take.
 * @typedef {{seconds: number, lines: number, bytes: number}} RunLimits */

/** What went wrong, in words for the user. */
export class EngineError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const ROOT = "api/v1/";

/** Said without the server's words, since it is the server that is missing. */
let offline = () => "…";

/** Sets the words for a server that does not answer. @param {() => string} words */
export function sayOffline(words) {
  offline = words;
}

/** An answer that is not a refusal. @param {string} path @param {RequestInit} init @param {string} lang */
async function answer(path, init, lang) {
  let response;
  try {
    const address = new URL(ROOT + path, document.baseURI);
    address.searchParams.set("lang", lang);
    response = await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    lost();
    throw new EngineError("offline", offline());
  }
  found();
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  throw new EngineError(body?.error?.code ?? String(response.status), body?.error?.message ?? offline());
}

/** @param {string} path @param {RequestInit} [init] @param {string} [lang] @returns {Promise<any>} */
async function ask(path, init = {}, lang = language()) {
  const body = await (await answer(path, init, lang)).json().catch(() => null);
  if (body) return body;
  throw new EngineError("offline", offline());
}

/** A request with a body. @param {unknown} body @param {AbortSignal} [signal] @returns {RequestInit} */
function posting(body, signal) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal };
}

/** @param {string} path @param {unknown} body @param {AbortSignal} [signal] */
function post(path, body, signal) {
  return ask(path, posting(body, signal));
}

/** A bit set as a list, nothing for an empty one. @param {number} set */
function listOf(set) {
  const digits = [];
  for (let digit = 1; digit <= 25; digit++) if (set & bit(digit)) digits.push(digit);
  return digits.length ? digits : null;
}

/** A position as the engine takes it. @param {Position} position */
function asked({ puzzle, values, marks }) {
  return { puzzle, values, marks: marks?.map(listOf) };
}

/** The digits that an answer's board shows, placed ones too. @param {any} told @returns {number[]} */
function valuesOf(told) {
  return told.cells.map((/** @type {any} */ cell) => cell.given ?? cell.placed ?? 0);
}

/** A puzzle as the page holds it. @param {any} told */
function puzzleOf(told) {
  return dataOf(told, language());
}

/** Whether the server answers. @returns {Promise<boolean>} */
export async function isThere() {
  const response = await fetch(new URL(`${ROOT}health`, document.baseURI), { cache: "no-store" }).catch(() => null);
  return response?.ok ?? false;
}

/** The page's messages. @param {string} lang @returns {Promise<Record<string, import("./i18n.js").Pattern>>} */
export async function locale(lang) {
  return (await ask(`locale/${lang}`, {}, lang)).messages;
}

/** Reads any notation or link. @param {string} text @returns {Promise<PuzzleData[]>} */
export async function read(text) {
  return (await post("read", { text })).puzzles.map(puzzleOf);
}

/** An empty grid of a size. @param {number} size */
export async function blank(size) {
  return (await read(".".repeat(size * size)))[0];
}

/** What a setter says of a puzzle. @typedef {{title: string, author: string, rules: string}} Words */

/** The puzzle with other givens, and with other words about it. @param {string} puzzle @param {number[]} givens
 * @param {AbortSignal} [signal] @param {Partial<Words>} [words] @returns {Promise<PuzzleData>} */
export async function withGivens(puzzle, givens, signal, words = {}) {
  return puzzleOf((await post("read", { text: puzzle, givens, ...words }, signal)).puzzles[0]);
}

/** How many solutions, counted up to a limit. @param {string} puzzle @param {AbortSignal} [signal]
 * @returns {Promise<{count: number, all: boolean, text: string}>} */
export async function count(puzzle, signal) {
  const told = await post("count", { puzzle }, signal);
  return { count: told.solutions, all: told.end === "all", text: told.text };
}

/** The only solution of a puzzle; null where there is not exactly one, or none was found in time.
 * @param {PuzzleData} data @returns {Promise<number[] | null>} */
export async function solution({ puzzle, cells, marks }) {
  // A text may be a position: what was written into it may be wrong, its givens are not.
  const placed = marks !== undefined || cells.some((cell) => cell.placed);
  const start = placed ? (await withGivens(puzzle, cells.map((cell) => cell.given ?? 0))).puzzle : puzzle;
  const { outcome, solutions } = await post("solve", { puzzle: start });
  return outcome === "unique" ? solutions[0] : null;
}

/** What may go into each cell, as bit sets. @param {Position} position @returns {Promise<number[]>} */
export async function candidates({ puzzle, values }) {
  return (await post("candidates", { puzzle, values })).candidates.map(setOf);
}

/** What some solution has in each cell, as bit sets. @param {string} puzzle @param {AbortSignal} [signal]
 * @returns {Promise<number[]>} */
export async function trueCandidates(puzzle, signal) {
  return (await post("candidates", { puzzle, true: true }, signal)).candidates.map(setOf);
}

/** Which digits are wrong, whether a solution can still be reached, and whether it was.
 * @param {Position} position
 * @returns {Promise<{wrong: number[], clashing: number[], dead: boolean, solved: boolean, text: string}>} */
export async function check({ puzzle, values }) {
  const told = await post("check", { puzzle, values });
  return {
    wrong: told.wrong ?? [],
    clashing: told.clashes.flatMap((/** @type {any} */ clash) => clash.cells),
    dead: told.outcome === "none" || (told.wrong ?? []).length > 0,
    solved: told.complete && told.correct,
    text: told.text,
  };
}

/** A hint from the player's own digits and marks. @param {Position} position @returns {Promise<HintData>} */
export async function hint(position) {
  const told = await post("hint", { ...asked(position), candidates: position.keeps });
  /** @type {{row: number, column: number}[]} */
  const places = told.mistakes ?? (told.answer ? [{ row: told.answer[0], column: told.answer[1] }] : []);
  /** @type {HintData["levels"]} */
  const levels = told.levels ?? [{ level: told.hint, text: told.text, houses: [], cells: [] }];
  return {
    kind: told.hint,
    levels: levels.filter(({ level }) => level !== "apply"),
    done: told.done ?? "",
    places,
    step: told.step,
    moves: told.moves ?? [],
  };
}

/** By which steps moves follow from a position. @typedef {{follows: boolean, steps: StepData[]}} Recognised */

/** By which steps a player who was at a position may have made these moves. @param {Position} position @param {MoveData[]} moves
 * @returns {Promise<Recognised>} */
export async function recognise(position, moves) {
  return post("recognise", { ...asked(position), moves });
}

/** Which move was the first mistake that still stands; -1 where nothing is wrong.
 * @param {string} puzzle @param {MoveData[]} moves @returns {Promise<number>} */
export async function firstMistake(puzzle, moves) {
  const told = await post("hint", { puzzle, moves });
  return told.hint === "mistakes" ? moves.length - told.mistakes[0].moves_ago : -1;
}

/** The whole way to the solution. @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<WalkData>} */
export async function explain(puzzle, signal) {
  const told = await post("explain", { puzzle }, signal);
  // The ending announces a grid where it is printed; here it ends a sentence.
  const ending = told.ending.replace(/\s*:$/, ".");
  return { steps: placed(told), solved: told.solved, ending, rating: told.rating ?? undefined };
}

/** The steps, each with its position: the first one is told, each step then says what it leaves.
 * @param {any} told @returns {PlacedStep[]} */
function placed(told) {
  /** @type {number[]} */
  let values = told.start.values;
  let position = told.start.candidates.map(setOf);
  return told.steps.map((/** @type {any} */ step) => {
    const here = { ...step, values, position };
    values = [...values];
    position = [...position];
    for (const [cell, digit] of step.fills) values[cell] = digit;
    for (const [cell, digits] of step.leaves) position[cell] = setOf(digits);
    return here;
  });
}

/** How hard a puzzle is; nothing where it has not exactly one solution. @param {string} puzzle
 * @param {AbortSignal} [signal] @returns {Promise<RatingData | null>} */
export async function rate(puzzle, signal) {
  return (await post("rate", { puzzle }, signal)).rating;
}

/** `variant` may be several, separated by commas; the same seed makes the same puzzle.
 * @typedef {{size?: number, grade?: string, technique?: string, variant?: string, seed?: number}} Order */

/** A new puzzle. @param {Order} order @param {AbortSignal} [signal] @returns {Promise<PuzzleData>} */
export async function generate(order, signal) {
  return rated(await post("generate", order, signal));
}

/** A puzzle that comes with its rating. @param {any} told @returns {PuzzleData} */
function rated(told) {
  return { ...puzzleOf(told.puzzle), grade: told.rating?.grade?.id };
}

/** The puzzle of a day. @param {string} date YYYY-MM-DD @param {string} [grade] the day's usual one where none is said
 * @param {AbortSignal} [signal] @returns {Promise<PuzzleData>} */
export async function daily(date, grade, signal) {
  const query = new URLSearchParams({ date, ...(grade && { grade }) });
  return rated(await ask(`daily?${query}`, { signal }));
}

/** In another notation or format; `leaves_out` is what that cannot say. @param {string} puzzle @param {string} to
 * @returns {Promise<{text: string, type: string, name: string, leaves_out: string[]}>} */
export function convert(puzzle, to) {
  return post("convert", { puzzle, to });
}

/** @returns {Promise<TechniqueEntry[]>} */
export async function techniques() {
  return (await ask("techniques")).techniques;
}

/** One technique with its worked examples. @param {string} id @returns {Promise<TechniqueData>} */
export async function technique(id) {
  const told = await ask(`technique/${encodeURIComponent(id)}`);
  const examples = told.examples.map((/** @type {any} */ example) => ({
    puzzle: puzzleOf(example.puzzle),
    values: valuesOf(example.puzzle),
    position: example.candidates.map(setOf),
    step: example.step,
  }));
  return { ...told, examples };
}

/** A variant that can be ordered; one that is a layout decides the size.
 * @typedef {{id: string, name: string, family: string, rule: string, layout: boolean}} VariantEntry */

/** The variants that can be ordered, family by family. @returns {Promise<VariantEntry[]>} */
export async function variants() {
  return (await ask("variants")).variants;
}

/** A file of the page, as text. @param {string} path @returns {Promise<string>} */
export async function text(path) {
  const response = await fetch(new URL(path, document.baseURI)).catch(() => null);
  if (!response?.ok) throw new EngineError("offline", offline());
  return response.text();
}

/** The programs that whoever started the server named, and what every program may take.
 * @returns {Promise<{solvers: {name: string}[], limits: RunLimits}>} */
export function solvers() {
  return ask("solvers");
}

/** What a program is asked, line by line. @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<string[]>} */
export async function question(puzzle, signal) {
  return (await post("solvers/question", { puzzle }, signal)).lines;
}

/** What the referee makes of a program's lines; each event with the number of its line.
 * @param {{puzzle: string, lines: string[], end: string, why?: string}} said how it ended, and why if it could not start
 * @param {AbortSignal} [signal] @returns {Promise<(RunEvent & {line: number})[]>} */
export async function referee(said, signal) {
  return (await post("solvers/referee", said, signal)).events;
}

/** Has a program of the server's play, and tells every event as it comes.
 * @param {string} solver its name @param {string} puzzle @param {(event: RunEvent) => void} tell @param {AbortSignal} [signal] */
export async function watch(solver, puzzle, tell, signal) {
  const { body } = await answer("solvers/watch", posting({ solver, puzzle }, signal), language());
  if (!body) throw new EngineError("offline", offline());
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let [rest, ended] = ["", false];
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) {
      const event = JSON.parse(line);
      if (event.error) throw new EngineError(event.error.code, event.error.message);
      tell(event);
      ended ||= event.event === "verdict";
    }
    if (done) break;
  }
  if (!ended) throw new EngineError("offline", offline());
}
