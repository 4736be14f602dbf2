// What a screen reader says: of a cell, of a house, and of what just happened.

import { t } from "../engine/i18n.js";
import { COLOURS } from "../model/marks.js";
import { bit } from "../model/puzzle.js";
import { h } from "../widgets/element.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/marks.js").CellState} CellState */

/** A cell in words: "row 4, column 5, empty, notes 2 7".
 * @param {Puzzle} puzzle @param {number} cell
 * @param {{state: CellState, value: number, given: boolean, clashing?: boolean, wrong?: boolean}} seen */
export function describeCell(puzzle, cell, { state, value, given, clashing, wrong }) {
  const { row, column } = puzzle.data.cells[cell];
  const parts = [t("cell-place", { row: String(row), column: String(column) })];
  if (value) parts.push(given ? t("cell-given", { digit: puzzle.symbol(value) }) : t("cell-placed", { digit: puzzle.symbol(value) }));
  else parts.push(t("cell-empty"));
  if (!value && state.corner) parts.push(t(state.full ? "cell-candidates" : "cell-corner", { digits: spoken(puzzle, state.corner) }));
  if (!value && state.centre) parts.push(t("cell-centre", { digits: spoken(puzzle, state.centre) }));
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (state.colours & bit(colour)) parts.push(t(`colour-${colour}`));
    const tinted = Object.keys(state.tints).filter((digit) => state.tints[Number(digit)] === colour && (state.corner | state.centre) & bit(Number(digit)));
    if (!value && tinted.length) {
      const digits = tinted.map((digit) => puzzle.symbol(Number(digit))).join(" ");
      parts.push(t("cell-tint", { digits, colour: t(`colour-${colour}`) }));
    }
  }
  if (clashing) parts.push(t("cell-clash"));
  if (wrong) parts.push(t("cell-wrong"));
  return parts.join(", ");
}

/** The digits of a bit set, apart. @param {Puzzle} puzzle @param {number} set */
export function spoken(puzzle, set) {
  return puzzle.digitsOf(set).map((digit) => puzzle.symbol(digit)).join(" ");
}

/** A group of cells, read in order.
 * @param {Puzzle} puzzle @param {string} name @param {number[]} cells @param {number[]} values */
export function describeGroup(puzzle, name, cells, values) {
  const held = cells.map((cell) => (values[cell] ? puzzle.symbol(values[cell]) : t("read-empty")));
  return t("read-group", { name, cells: held.join(" ") });
}

/** A polite live region for what happens. */
export class Announcer {
  constructor() {
    this.element = h("div", { class: "unseen", role: "status", "aria-live": "polite", "aria-atomic": "true" });
  }

  /** Says something; the same thing twice is said twice. @param {string} text */
  say(text) {
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }
}

/** The one of the page. */
export const announcer = new Announcer();
