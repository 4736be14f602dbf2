// Candidates that a game keeps by itself: the digits that no cell it sees holds, without those that the player took
// away. Only what was taken away is written down: so it does not come back by itself, and what a digit had ruled
// out is there again once the digit is gone.

import { candidatesOf } from "./marks.js";
import { bit } from "./puzzle.js";

/** @typedef {import("./marks.js").CellState} CellState */

/** What the player leaves to a cell, whatever the others hold: all bits where nothing was taken away. Candidates from
 * before they were kept are all that is left; corner marks take nothing away. @param {CellState} cell */
export function left(cell) {
  return (cell.full ? cell.corner : -1) & ~(cell.out ?? 0);
}

/** The cell with its own marks turned into what was taken away: it shows what it showed.
 * @param {CellState} cell @param {number} free the digits that no cell it sees holds */
export function adopted(cell, free) {
  const marks = candidatesOf({ ...cell, value: 0 });
  if (!marks) return cell;
  const gone = (cell.out ?? 0) | (free & ~marks);
  return cell.full ? { ...cell, corner: 0, full: false, out: gone } : { ...cell, centre: 0, out: gone };
}

/** The cell with a candidate, or without it. @param {CellState} cell @param {number} digit @param {boolean} on */
export function withCandidate(cell, digit, on) {
  const out = on ? (cell.out ?? 0) & ~bit(digit) : (cell.out ?? 0) | bit(digit);
  return { ...cell, out, corner: on && cell.full ? cell.corner | bit(digit) : cell.corner };
}

/** The cell with these candidates alone. @param {CellState} cell @param {number} free @param {number} digits */
export function withCandidates(cell, free, digits) {
  return { ...cell, corner: cell.full ? 0 : cell.corner, full: false, out: ((cell.out ?? 0) | free) & ~digits };
}
