// What mouse and touch mean on a board.

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../model/selection.js").Selection} Selection */
/** @typedef {import("./connect.js").Meaning} Meaning */

/** Press to choose, drag to choose several, with Shift or Ctrl to add; twice for all that are alike.
 * @param {Board} board @param {Selection} selection @param {Meaning} meaning */
export function pointer(board, selection, meaning) {
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
