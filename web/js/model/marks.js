// What a cell holds in addition to its given: a digit, corner marks at fixed places, centre marks, colours; and what
// was taken away from its candidates, where the game keeps those. Corner marks say where in a house a digit may go
// (Snyder's notation): what else may go into the cell they leave open. Centre marks are all that may go there, and so
// are candidates that were filled in, which stand at the places of corner marks.

import { bit } from "./puzzle.js";

/**
 * Never changed, only replaced, so that the past stays what it was.
 * @typedef {object} CellState
 * @property {number} value     0 for none
 * @property {number} corner    bit set of digits
 * @property {boolean} [full]   whether these are all candidates of the cell, and not corner marks
 * @property {number} centre    bit set of digits
 * @property {number} [out]     bit set of digits that the player took away from candidates that are kept
 * @property {number} colours   bit set of colours
 * @property {Record<number, number>} tints   the colour of a candidate, by digit
 */

/** How many colours there are. */
export const COLOURS = 8;

/** @type {CellState} */
export const EMPTY = Object.freeze({ value: 0, corner: 0, centre: 0, colours: 0, tints: {} });

/** The cell with a digit, or without if it has that one. @param {CellState} cell @param {number} value */
export function withValue(cell, value) {
  return { ...cell, value };
}

/** The cell with a mark or without it.
 * @param {CellState} cell @param {"corner" | "centre"} kind @param {number} digit @param {boolean} on */
export function withMark(cell, kind, digit, on) {
  const set = on ? cell[kind] | bit(digit) : cell[kind] & ~bit(digit);
  return settled({ ...cell, [kind]: set });
}

/** A cell that has lost its last candidate says nothing of all of them. @param {CellState} cell @returns {CellState} */
function settled(cell) {
  return cell.full && !cell.corner ? { ...cell, full: false } : cell;
}

/** The cell without a digit's marks. @param {CellState} cell @param {number} digit */
export function withoutDigit(cell, digit) {
  const { [digit]: _, ...tints } = cell.tints;
  return settled({ ...cell, corner: cell.corner & ~bit(digit), centre: cell.centre & ~bit(digit), tints });
}

/** The cell with a candidate's colour, 0 for none.
 * @param {CellState} cell @param {number} digit @param {number} colour */
export function withTint(cell, digit, colour) {
  const { [digit]: _, ...tints } = cell.tints;
  return { ...cell, tints: colour ? { ...tints, [digit]: colour } : tints };
}

/** Whether the player has written anything about a cell's candidates. @param {CellState} cell */
export function isMarked(cell) {
  return (cell.corner | cell.centre | (cell.out ?? 0)) !== 0 || Object.keys(cell.tints).length > 0;
}

/** All that the player says a cell may be: candidates that were filled in, else centre marks, 0 where there are none.
 * Corner marks say no such thing. @param {CellState} cell */
export function candidatesOf(cell) {
  return cell.value ? 0 : cell.full ? cell.corner : cell.centre;
}

/** @param {CellState} a @param {CellState} b */
export function sameState(a, b) {
  return (
    a.value === b.value &&
    a.corner === b.corner &&
    (a.full ?? false) === (b.full ?? false) &&
    a.centre === b.centre &&
    (a.out ?? 0) === (b.out ?? 0) &&
    a.colours === b.colours &&
    JSON.stringify(a.tints) === JSON.stringify(b.tints)
  );
}
