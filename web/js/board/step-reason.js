// The reason of a step in words, with what the board itself shows: of a cell to which one digit is left, where each other
// digit stands.

import { language, t } from "../engine/i18n.js";

/** @typedef {import("../engine/api.js").StepData} StepData */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** The cells that hold the digits which a naked single leaves out, one for each of them, and the houses that show most of
 * them at once. @param {Puzzle} puzzle @param {StepData} step @param {number[]} values what the board holds */
function seenFrom(puzzle, step, values) {
  const [row, column, digit] = step.placements[0];
  const cell = /** @type {number} */ (puzzle.at(row, column));
  const others = puzzle.data.digits.map((_, index) => index + 1).filter((other) => other !== digit);
  const open = new Set(others);
  /** @type {{name: string, digits: number[]}[]} */
  const houses = [];
  /** @type {number[]} */
  const holders = [];
  const all = puzzle.housesOf[cell].map((number) => puzzle.data.houses[number]);
  for (;;) {
    const held = all.map(({ name, cells }) => ({ name, cells: cells.filter((other) => open.has(values[other])) }));
    const most = held.reduce((best, house) => (house.cells.length > best.cells.length ? house : best), held[0]);
    if (!most?.cells.length) break;
    const digits = [...new Set(most.cells.map((other) => values[other]))].sort((a, b) => a - b);
    houses.push({ name: most.name, digits });
    holders.push(...digits.map((its) => /** @type {number} */ (most.cells.find((other) => values[other] === its))));
    for (const its of digits) open.delete(its);
  }
  // Cells that must differ though they share no house.
  for (const peer of puzzle.peers[cell]) {
    if (!open.delete(values[peer])) continue;
    const place = puzzle.data.cells[peer];
    houses.push({ name: `r${place.row}c${place.column}`, digits: [values[peer]] });
    holders.push(peer);
  }
  return { houses, holders, before: [...open] };
}

/** The cells that rule out the other digits of a naked single; none for other steps.
 * @param {Puzzle} puzzle @param {StepData} step @param {number[]} values */
export function holdersOf(puzzle, step, values) {
  return step.technique === "naked-single" ? seenFrom(puzzle, step, values).holders : [];
}

/** The step in sentences. @param {Puzzle} puzzle @param {StepData} step @param {number[]} values */
export function reasonOf(puzzle, step, values) {
  if (step.technique !== "naked-single") return step.explanation;
  const { houses, before } = seenFrom(puzzle, step, values);
  const written = (/** @type {number[]} */ digits) => new Intl.ListFormat(language() === "fr" ? "fr" : "en-GB").format(digits.map((digit) => puzzle.symbol(digit)));
  const [row, column, digit] = step.placements[0];
  const stands = houses.map(({ name, digits }) => t("single-in", { house: name, digits: written(digits) }));
  if (before.length) stands.push(t("single-before", { digits: written(before) }));
  return `${t("single-left", { cell: `r${row}c${column}`, digit: puzzle.symbol(digit) })} ${capital(stands.join(language() === "fr" ? " ; " : "; "))}.`;
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
