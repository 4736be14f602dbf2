// What keys mean on a board.

import { settings } from "../engine/store.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../model/selection.js").Selection} Selection */
/** @typedef {import("../model/game.js").Tool} Tool */
/** @typedef {import("./connect.js").Meaning} Meaning */

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

/** Where keys are written, chosen or read, they are not the board's. */
const TAKEN = "input, textarea, select, dialog, [contenteditable], [role=slider]";
/** The keys that scroll a page. */
const SCROLLING = new Set(["Home", "End", "PageUp", "PageDown"]);

/** Whether a key typed outside the board is for it: not one that means something where it was typed.
 * @param {KeyboardEvent} event */
export function isForBoard({ target, key, ctrlKey, metaKey }) {
  if (!settings.keysAnywhere || SCROLLING.has(key) || document.querySelector("dialog[open]")) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "a") return false;
  if (!(target instanceof Element)) return true;
  const presses = (key === "Enter" || key === " ") && target.closest("button, a, summary") !== null;
  return !presses && !target.closest(TAKEN);
}

/** @param {Board} board @param {Selection} selection @param {Meaning} meaning @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something */
export function key(board, selection, meaning, event) {
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
