// Keys, mouse and touch on a board, turned into what the player means.

import { isForBoard, key } from "./keyboard.js";
import { pointer } from "./pointer.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../model/selection.js").Selection} Selection */
/** @typedef {import("../model/game.js").Tool} Tool */

/**
 * What the board's owner does with it.
 * @typedef {object} Meaning
 * @property {(digit: number, tool?: Tool) => void} [digit]   a digit was typed
 * @property {() => void} [erase]
 * @property {(cell: number, entered?: boolean) => boolean} [tap]   a cell was chosen, with the pointer or with Enter; true
 *   if that was all (digit first)
 * @property {(command: string) => boolean} [command]   a key that is not about digits
 * @property {(cell: number) => void} [same]   cells like this one are meant
 * @property {() => boolean} [gathers]   whether each tap adds to the selection
 */

/** Connects a board: where it is written on, its keys mean something wherever the focus is, unless the player wants them
 * on the board alone.
 * @param {Board} board @param {Selection} selection @param {Meaning} meaning @returns {() => void} lets go of the page */
export function connect(board, selection, meaning) {
  /** @param {KeyboardEvent} event */
  const typed = (event) => {
    const inside = event.target instanceof Node && board.grid.contains(event.target);
    if (event.defaultPrevented || (!inside && !isForBoard(event))) return;
    if (key(board, selection, meaning, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // A board that is only looked at has its keys where it has the focus.
  /** @type {Document | HTMLElement} */
  const where = meaning.digit ? document : board.grid;
  where.addEventListener("keydown", /** @type {EventListener} */ (typed));
  board.grid.addEventListener("focusin", (event) => {
    const cell = cellOf(event.target);
    if (cell !== undefined && cell !== selection.focus) selection.only(cell);
  });
  pointer(board, selection, meaning);
  return () => where.removeEventListener("keydown", /** @type {EventListener} */ (typed));
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  return element ? Number(element.getAttribute("data-cell")) : undefined;
}
