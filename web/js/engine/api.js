// The seam to the engine: every request the page makes goes through here, and nowhere else does the page
// know an address or the shape of an answer. What goes wrong is an EngineError in the user's language.

import { dataOf, setOf } from "../model/puzzle-data.js";
import { bit } from "../model/puzzle.js";
import { found, lost } from "./connection.js";
import { language } from "./i18n.js";

/** @typedef {import("../model/puzzle-data.js").PuzzleData} PuzzleData */

/** @typedef {import("../../types/schema.js").Board} Board */
/** @typedef {import("../../types/schema.js").Candidate} Candidate */
/** A step of reasoning. @typedef {import("../../types/schema.js").Step} StepData */
/** A move of the player. @typedef {import("../../types/schema.js").PlayedMove} PlayedMove */
/** A move to make. @typedef {import("../../types/schema.js").Move} MoveData */
/** How hard a puzzle is. @typedef {import("../../types/schema.js").Rating} RatingData */
/** A technique; some are about the constraints of variants. @typedef {import("../../types/schema.js").Technique} TechniqueEntry */
/** A variant that can be ordered; one that is a layout decides the size. @typedef {import("../../types/schema.js").Variant} VariantEntry */
/** By which steps moves follow from a position. @typedef {import("../../types/schema.js").RecogniseAnswer} Recognised */
/** How much a program may say, and how long it may take. @typedef {import("../../types/schema.js").SolverLimits} RunLimits */

/**
 * A hint, from vague to full.
 * @typedef {object} HintData
 * @property {import("../../types/schema.js").HintKind} kind
 * @property {Told[]} levels          the first two speak of the cells of constraints, where there are some, else of houses
 * @property {string[]} places        the cells to look at, for a hint that is not a step
 * @property {StepData} [step]
 * @property {MoveData[]} moves       what the step does to the board
 * @property {string} done            what to say once that is done
 */

/** What a hint tells at a time. @typedef {{level: string, text: string, houses: string[], cells: string[]}} Told */

/** A step with the position it is found in: digits (0 where empty) and candidates as bit sets.
 * @typedef {{step: StepData, values: number[], position: number[]}} PlacedStep */

/** A walk-through. @typedef {{steps: PlacedStep[], solved: boolean, ending: string, rating?: RatingData}} WalkData */

/** A technique with the variants that its examples are of, by id.
 * @typedef {TechniqueEntry & {variants: string[], examples: {puzzle: PuzzleData, values: number[], position: number[], step: StepData}[]}} TechniqueData */

/** What is on the board: the puzzle, its digits (givens too); and as bit sets, 0 where there are none, all that may go into a
 * cell according to the player, corner marks, and what is left of candidates that are kept.
 * @typedef {{data: PuzzleData, values: number[], centre?: number[], corner?: number[], kept?: number[]}} Position */

/** An event that happens at a time, in milliseconds. @template T @typedef {T & {time: number}} Timed */

/** What a program under the referee's eyes does. @typedef {Timed<import("../../types/schema.js").JudgeEvent>} RunEvent */

/** How a program did, in a word for programs and a sentence for people; with the cell that it is about.
 * @typedef {Extract<RunEvent, {event: "verdict"}>} RunVerdict */

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

/** What each address takes and gives. @typedef {import("../../types/schema.js").Questions} Questions */

/** @template {keyof Questions} Q @param {Q} path @param {Questions[Q][0]} body @param {AbortSignal} [signal]
 * @returns {Promise<Questions[Q][1]>} */
function post(path, body, signal) {
  return ask(path, posting(body, signal));
}

/** Digits as the puzzle writes them. @param {PuzzleData} data @param {number[]} values 0 where there is none */
function written(data, values) {
  return values.map((value) => data.digits[value - 1] ?? ".").join("");
}

/** Bit sets as marks by cell; cells without any are left out. @param {PuzzleData} data @param {number[]} [sets] */
function marksOf(data, sets = []) {
  const marked = sets.flatMap((set, cell) => {
    const digits = data.digits.filter((_, index) => set & bit(index + 1)).join("");
    return digits ? [[cellName(data, cell), digits]] : [];
  });
  return Object.fromEntries(marked);
}

/** The name of a cell. @param {PuzzleData} data @param {number} cell */
function cellName(data, cell) {
  const { row, column } = data.cells[cell];
  return `r${row}c${column}`;
}

/** A position as the engine takes it. @param {Position} position
 * @returns {{puzzle: string, position: import("../../types/schema.js").Position}} */
function asked({ data, values, centre, corner, kept }) {
  const marks = { centre: marksOf(data, centre), corner: marksOf(data, corner), candidates: kept && marksOf(data, kept) };
  return { puzzle: data.puzzle, position: { digits: written(data, values), ...marks } };
}

/** Bit sets of an answer with the digits of each cell. @param {{numbers: number[]}[]} cells */
function setsOf(cells) {
  return cells.map(({ numbers }) => setOf(numbers));
}

/** The digits that a board shows, placed ones too. @param {Board} told @returns {number[]} */
function valuesOf({ givens, placed }) {
  return givens.numbers.map((given, cell) => given || (placed?.numbers[cell] ?? 0));
}

/** A puzzle as the page holds it. @param {Board} told */
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

/** The puzzle with other givens, and with other words about it. @param {PuzzleData} data @param {number[]} givens
 * @param {AbortSignal} [signal] @param {Partial<Words>} [words] @returns {Promise<PuzzleData>} */
export async function withGivens(data, givens, signal, words = {}) {
  const told = await post("read", { text: data.puzzle, givens: written(data, givens), ...words }, signal);
  return puzzleOf(told.puzzles[0]);
}

/** How many solutions the setter's puzzles are counted up to. */
const COUNTED = 1_000_000;

/** How many solutions, counted up to a limit. @param {string} puzzle @param {AbortSignal} [signal]
 * @returns {Promise<{count: number, all: boolean, text: string}>} */
export async function count(puzzle, signal) {
  const told = await post("solve", { puzzle, limit: COUNTED }, signal);
  return { count: told.count, all: told.end === "all", text: told.text };
}

/** The only solution of a puzzle; null where there is not exactly one, or none was found in time.
 * @param {PuzzleData} data @returns {Promise<number[] | null>} */
export async function solution(data) {
  const { puzzle, cells, marks } = data;
  // A text may be a position: what was written into it may be wrong, its givens are not.
  const placed = marks !== undefined || cells.some((cell) => cell.placed);
  const start = placed ? (await withGivens(data, cells.map((cell) => cell.given ?? 0))).puzzle : puzzle;
  const { outcome, solutions } = await post("solve", { puzzle: start });
  return outcome === "unique" ? solutions[0].numbers : null;
}

/** What may go into each cell, as bit sets. @param {Position} position @returns {Promise<number[]>} */
export async function candidates({ data, values }) {
  return setsOf((await post("candidates", asked({ data, values }))).cells);
}

/** What some solution has in each cell, as bit sets. @param {string} puzzle @param {AbortSignal} [signal]
 * @returns {Promise<number[]>} */
export async function trueCandidates(puzzle, signal) {
  return setsOf((await post("candidates", { puzzle, true: true }, signal)).cells);
}

/** Which digits are wrong, by the names of their cells, and whether a solution can no longer be reached.
 * @param {Position} position @returns {Promise<{wrong: string[], dead: boolean}>} */
export async function check({ data, values }) {
  const told = await post("check", asked({ data, values }));
  const wrong = told.wrong ?? [];
  return { wrong, dead: told.outcome === "none" || wrong.length > 0 };
}

/** A hint from the player's own digits and marks. @param {Position} position @returns {Promise<HintData>} */
export async function hint(position) {
  const told = await post("hint", asked(position));
  const places = told.answer ? [told.answer.cell] : told.mistakes.map(({ cell }) => cell);
  /** @type {Told[]} */
  const levels = told.step ? told.levels : [{ level: told.kind, text: told.text, houses: [], cells: [] }];
  return { kind: told.kind, levels: levels.filter(({ level }) => level !== "apply"), done: told.done ?? "", places, step: told.step, moves: told.moves };
}

/** By which steps a player who was at a position may have made these moves. @param {Position} position @param {PlayedMove[]} moves
 * @returns {Promise<Recognised>} */
export function recognise(position, moves) {
  return post("recognise", { ...asked(position), moves });
}

/** Which move was the first mistake that still stands; -1 where nothing is wrong.
 * @param {string} puzzle @param {PlayedMove[]} moves @returns {Promise<number>} */
export async function firstMistake(puzzle, moves) {
  const ago = (await post("hint", { puzzle, moves })).mistakes[0]?.moves_ago;
  return ago === undefined ? -1 : moves.length - ago;
}

/** The whole way to the solution. @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<WalkData>} */
export async function explain(puzzle, signal) {
  const told = await post("explain", { puzzle, rating: true }, signal);
  return { steps: placed(told), solved: told.solved, ending: told.text, rating: told.rating };
}

/** The steps, each with its position: the first one is told, each step then says what it leaves.
 * @param {import("../../types/schema.js").ExplainAnswer} told @returns {PlacedStep[]} */
function placed({ start, steps }) {
  const cells = new Map(start.candidates.map(({ cell }, index) => [cell, index]));
  /** @param {string} name */
  const at = (name) => /** @type {number} */ (cells.get(name));
  let values = start.grid.numbers;
  let position = setsOf(start.candidates);
  return steps.map(({ step, fills, leaves }) => {
    const here = { step, values, position };
    values = [...values];
    position = [...position];
    for (const { cell, number } of fills) values[at(cell)] = number;
    for (const { cell, numbers } of leaves) position[at(cell)] = setOf(numbers);
    return here;
  });
}

/** How hard a puzzle is; nothing where it has not exactly one solution. @param {string} puzzle
 * @param {AbortSignal} [signal] @returns {Promise<RatingData | undefined>} */
export async function rate(puzzle, signal) {
  return (await post("rate", { puzzle }, signal)).rating;
}

/** `variant` may be several, separated by commas; the same seed makes the same puzzle.
 * @typedef {{size?: number, grade?: string, technique?: string, variant?: string, seed?: number}} Order */

/** A new puzzle. @param {Order} order @param {AbortSignal} [signal] @returns {Promise<PuzzleData>} */
export async function generate({ size, grade, technique, variant, seed }, signal) {
  const its = /** @type {import("../../types/schema.js").GradeId | undefined} */ (grade || undefined);
  const wanted = { size, grade: its && { least: its, most: its }, technique, variants: variant?.split(","), seed };
  return rated(await post("generate", { ...wanted, rating: true, board: true }, signal));
}

/** A puzzle that comes with its rating. @param {import("../../types/schema.js").GenerateAnswer} told @returns {PuzzleData} */
function rated({ board, rating, solution }) {
  return { ...puzzleOf(/** @type {Board} */ (board)), grade: rating?.grade?.id, solution: solution.numbers };
}

/** The puzzle of a day. @param {string} date YYYY-MM-DD @param {string} [grade] the day's usual one where none is said
 * @param {AbortSignal} [signal] @returns {Promise<PuzzleData>} */
export async function daily(date, grade, signal) {
  const query = new URLSearchParams({ date, ...(grade && { grade }) });
  return rated(await ask(`daily?${query}`, { signal }));
}

/** In another notation or format; `leaves_out` is what that cannot say. @param {string} puzzle @param {string} to
 * @returns {Promise<import("../../types/schema.js").ConvertAnswer>} */
export function convert(puzzle, to) {
  return post("convert", { puzzle, to });
}

/** @returns {Promise<TechniqueEntry[]>} */
export async function techniques() {
  return (await ask("techniques")).techniques;
}

/** One technique with its worked examples. @param {string} id @returns {Promise<TechniqueData>} */
export async function technique(id) {
  /** @type {import("../../types/schema.js").TechniqueAnswer} */
  const { technique, variants, examples } = await ask(`technique/${encodeURIComponent(id)}`);
  const worked = examples.map(({ board, candidates, step }) => ({ puzzle: puzzleOf(board), values: valuesOf(board), position: setsOf(candidates), step }));
  return { ...technique, variants, examples: worked };
}

/** The variants that can be ordered, family by family. @returns {Promise<VariantEntry[]>} */
export async function variants() {
  /** @type {import("../../types/schema.js").VariantsAnswer} */
  const told = await ask("variants");
  return told.variants.filter(({ generates }) => generates);
}

/** A file of the page, as text. @param {string} path @returns {Promise<string>} */
export async function text(path) {
  const response = await fetch(new URL(path, document.baseURI)).catch(() => null);
  if (!response?.ok) throw new EngineError("offline", offline());
  return response.text();
}

/** The programs that whoever started the server named, and what every program may take.
 * @returns {Promise<import("../../types/schema.js").SolversAnswer>} */
export function solvers() {
  return ask("solvers");
}

/** What a program is asked, line by line. @param {string} puzzle @param {AbortSignal} [signal] @returns {Promise<string[]>} */
export async function question(puzzle, signal) {
  return (await post("solvers/question", { puzzle }, signal)).lines;
}

/** What the referee makes of a program's lines; each event with the number of its line.
 * @param {import("../../types/schema.js").RefereeRequest} said how it ended, and why if it could not start
 * @param {AbortSignal} [signal] @returns {Promise<import("../../types/schema.js").JudgeEvent[]>} */
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
