// What is wrong on the board, as far as the page knows it without the engine.

import { bit, clashes } from "./puzzle.js";

/** Digits that are wrong, and cells whose candidates lack their digit. `dead`: no solution can be reached.
 * @typedef {{digits: number[], marks: number[], dead: boolean}} Wrong */

/** Against the only solution where that is known; else a clash, or a full grid that needs to obey its houses alone.
 * @param {import("./game.js").Game} game @param {{solution?: number[] | null, hasRules: boolean}} known
 *   `hasRules`: whether there is more to obey than houses
 * @returns {Wrong | null} null where it takes the engine to tell */
export function judge(game, { solution, hasRules }) {
  const values = game.values();
  if (solution) {
    const marks = game.marks();
    const cells = values.map((_, cell) => cell);
    const digits = cells.filter((cell) => values[cell] && values[cell] !== solution[cell]);
    const lacking = cells.filter((cell) => marks[cell] && !(marks[cell] & bit(solution[cell])));
    return { digits, marks: lacking, dead: digits.length > 0 };
  }
  if (clashes(game.puzzle, values).size) return { digits: [], marks: [], dead: true };
  return game.isFull && !hasRules ? { digits: [], marks: [], dead: false } : null;
}
