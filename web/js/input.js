// Keys, mouse and touch on a board, turned into what the player means.

import { settings } from "./store.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("./game.js").Tool} Tool */

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

/** What the letters mean where they are not digits of the puzzle; with Alt they always do. */
export const LETTERS = /** @type {Record<string, string>} */ ({
  r: "read-row",
  c: "read-column",
  b: "read-box",
  g: "read-cage",
  h: "hint",
  m: "candidates",
  a: "keep-candidates",
  p: "pause",
  k: "check",
  e: "before-mistake",
  x: "tool-corner",
  v: "tool-centre",
  w: "tool-colour",
  t: "tool-tint",
  z: "tool-digit",
  f: "digit-first",
  y: "checkpoint",
  u: "undo",
  q: "recognise",
  n: "new",
});

/** Connects a board: where it is written on, its keys mean something wherever the focus is, unless the player wants them
 * on the board alone.
 * @param {Board} board @param {Selection} selection @param {Meaning} meaning @returns {() => void} lets go of the page */
export function connect(board, selection, meaning) {
  /** @param {KeyboardEvent} event */
  const typed = (event) => {
    const inside = event.target instanceof Node && board.grid.contains(event.target);
    if (event.defaultPrevented || (!inside && !mayTake(event))) return;
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

/** Where keys are written, chosen or read, they are not the board's. */
const TAKEN = "input, textarea, select, dialog, [contenteditable], [role=slider]";
/** The keys that scroll a page. */
const SCROLLING = new Set(["Home", "End", "PageUp", "PageDown"]);

/** Whether a key typed outside the board is for it: not one that means something where it was typed.
 * @param {KeyboardEvent} event */
function mayTake({ target, key, ctrlKey, metaKey }) {
  if (!settings.keysAnywhere || SCROLLING.has(key) || document.querySelector("dialog[open]")) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "a") return false;
  if (!(target instanceof Element)) return true;
  const presses = (key === "Enter" || key === " ") && target.closest("button, a, summary") !== null;
  return !presses && !target.closest(TAKEN);
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  return element ? Number(element.getAttribute("data-cell")) : undefined;
}

/** @param {Board} board @param {Selection} selection @param {Meaning} meaning @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something */
function key(board, selection, meaning, event) {
  if (event.isComposing) return false;
  const goal = moved(board, selection.focus, event);
  if (goal !== undefined) {
    if (event.shiftKey) selection.add(goal);
    else if ((event.ctrlKey || event.metaKey) && event.key.startsWith("Arrow")) selection.set(selection.list, goal);
    else selection.only(goal);
    board.focus(goal);
    return true;
  }
  const control = event.ctrlKey || event.metaKey;
  if (control && !event.altKey) {
    const letter = event.key.toLowerCase();
    if (letter === "z") return command(meaning, event.shiftKey ? "redo" : "undo");
    if (letter === "y") return command(meaning, "redo");
    if (letter === "a") {
      selection.set(board.puzzle.data.cells.map((_, cell) => cell), selection.focus);
      return true;
    }
    if (event.key === " ") {
      selection.toggle(selection.focus);
      return true;
    }
  }
  switch (event.key) {
    case "Backspace":
    case "Delete":
      meaning.erase?.();
      return Boolean(meaning.erase);
    case " ":
      return command(meaning, "next-tool");
    case "Enter":
      return meaning.tap?.(selection.focus, true) ?? false;
    case "Escape":
      selection.only(selection.focus);
      return command(meaning, "escape") || true;
    case "?":
      return command(meaning, "keys");
  }
  const letter = event.key.length === 1 ? event.key.toLowerCase() : "";
  if (event.altKey && !control && LETTERS[letter]) return command(meaning, LETTERS[letter]);
  const digit = digitOf(board, event);
  if (digit && meaning.digit) {
    meaning.digit(digit, toolOf(event));
    return true;
  }
  return !control && !event.altKey && LETTERS[letter] ? command(meaning, LETTERS[letter]) : false;
}

/** @param {Meaning} meaning @param {string} name */
function command(meaning, name) {
  return meaning.command?.(name) ?? false;
}

/** The digit that a key types. The row of digits counts by its place on the keyboard, whatever Shift and
 * the layout make of it, so that Shift can mean corner marks and French keyboards need no Shift.
 * @param {Board} board @param {KeyboardEvent} event */
function digitOf(board, event) {
  const numbered = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (numbered) return board.puzzle.digit(numbered);
  return event.key.length === 1 ? board.puzzle.digit(event.key) : 0;
}

/** @param {KeyboardEvent} event @returns {Tool | undefined} */
function toolOf({ shiftKey, ctrlKey, metaKey, altKey }) {
  if (altKey) return "colour";
  if (ctrlKey || metaKey) return "centre";
  return shiftKey ? "corner" : undefined;
}

/** Where a key leads. @param {Board} board @param {number} cell @param {KeyboardEvent} event */
function moved({ puzzle }, cell, { key, ctrlKey, metaKey }) {
  const control = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return puzzle.step(cell, -1, 0);
    case "ArrowDown":
      return puzzle.step(cell, 1, 0);
    case "ArrowLeft":
      return puzzle.step(cell, 0, -1);
    case "ArrowRight":
      return puzzle.step(cell, 0, 1);
    case "Home":
      return control ? puzzle.edge(puzzle.edge(cell, -1, 0), 0, -1) : puzzle.edge(cell, 0, -1);
    case "End":
      return control ? puzzle.edge(puzzle.edge(cell, 1, 0), 0, 1) : puzzle.edge(cell, 0, 1);
    case "PageUp":
      return puzzle.edge(cell, -1, 0);
    case "PageDown":
      return puzzle.edge(cell, 1, 0);
  }
  return undefined;
}

/** Press to choose, drag to choose several, with Shift or Ctrl to add; twice for all that are alike.
 * @param {Board} board @param {Selection} selection @param {Meaning} meaning */
function pointer(board, selection, meaning) {
  let dragging = false;
  board.element.addEventListener("pointerdown", (event) => {
    const cell = board.cellAt(event.clientX, event.clientY);
    if (cell === undefined || event.button !== 0) return;
    event.preventDefault();
    const adds = event.shiftKey || event.ctrlKey || event.metaKey || (meaning.gathers?.() ?? false);
    if (adds) selection.toggle(cell);
    else selection.only(cell);
    board.focus(cell);
    if (!adds && meaning.tap?.(cell)) return;
    // Where the board scrolls under the finger, a finger drags the board.
    dragging = !(event.pointerType === "touch" && board.element.classList.contains("large"));
    if (dragging) board.element.setPointerCapture(event.pointerId);
  });
  board.element.addEventListener("pointermove", (event) => {
    if (!dragging || !event.isPrimary) return;
    const cell = board.cellAt(event.clientX, event.clientY);
    if (cell === undefined || selection.cells.has(cell)) return;
    selection.add(cell);
    board.focus(cell);
  });
  for (const end of ["pointerup", "pointercancel"]) board.element.addEventListener(end, () => (dragging = false));
  board.element.addEventListener("dblclick", (event) => {
    const cell = board.cellAt(event.clientX, event.clientY);
    if (cell !== undefined) meaning.same?.(cell);
  });
}
