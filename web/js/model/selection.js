// Which cells are selected, and which of them has the focus.

/** Tells of changes with the event `change`. */
export class Selection extends EventTarget {
  /** @param {number} first the cell that has the focus to begin with */
  constructor(first = 0) {
    super();
    /** @type {Set<number>} */
    this.cells = new Set([first]);
    this.focus = first;
  }

  /** Only this cell. @param {number} cell */
  only(cell) {
    this.set([cell], cell);
  }

  /** This cell too. @param {number} cell */
  add(cell) {
    if (this.cells.has(cell) && this.focus === cell) return;
    this.set([...this.cells, cell], cell);
  }

  /** This cell too, or no longer. @param {number} cell */
  toggle(cell) {
    const cells = new Set(this.cells);
    if (!cells.delete(cell)) cells.add(cell);
    this.set([...cells], cell);
  }

  /** These cells. @param {number[]} cells @param {number} [focus] */
  set(cells, focus = cells[0] ?? this.focus) {
    this.cells = new Set(cells);
    this.focus = focus;
    this.dispatchEvent(new Event("change"));
  }

  get list() {
    return [...this.cells];
  }
}
