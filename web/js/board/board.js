// The board: a drawing (SVG, hidden from screen readers) under a real grid of cells (hidden from the eye)
// that has the focus, the labels and the selection.

import { EMPTY } from "../model/marks.js";
import { h, s } from "../widgets/element.js";
import { centreSize, cornerSpot, SIDE } from "./mark-spots.js";
import { shape, swatches } from "./patterns.js";
import { describeCell } from "./speech.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/marks.js").CellState} CellState */

/**
 * What is to be seen.
 * @typedef {object} Scene
 * @property {CellState[]} cells
 * @property {number[]} values               digits, givens too
 * @property {(cell: number) => boolean} given
 * @property {Set<number>} [selected]
 * @property {Set<number>} [clashing]
 * @property {Set<number>} [wrong]
 * @property {Set<number>} [seen]            cells that see the selected one
 * @property {number} [digit]                cells with this one stand out
 */

/** The room around the cells, for the outer line. */
const MARGIN = 4;
/** The room for the numbers of rows and columns on a board of nine: on others it looks as large. */
const NUMBERS = 34;

export class Board {
  /** @param {Puzzle} puzzle @param {{label: string, picture?: boolean}} options
   *   a picture is looked at only: one image to a screen reader */
  constructor(puzzle, { label, picture = false }) {
    this.puzzle = puzzle;
    this.view = viewOf(puzzle);
    const { x, y, width, height } = this.view;
    this.layers = {
      numbers: s("g", { class: "numbers-around" }, placeNumbers(puzzle, this.view)),
      sheet: s("path", { class: "sheet", d: puzzle.data.cells.map(({ row, column }) => `M${(column - 1) * SIDE} ${(row - 1) * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join("") }),
      shades: s("g", { class: "shades" }),
      colours: s("g", { class: "colours" }),
      under: s("g", { class: "drawn-under" }),
      flags: s("g", { class: "flags" }),
      lines: s("g", { class: "lines" }, gridLines(puzzle)),
      ornaments: s("g", { class: "drawn-over" }),
      cells: s("g", { class: "cells" }),
      over: s("g", { class: "over" }),
    };
    const { underlay } = puzzle.data;
    if (underlay) {
      this.layers.under.append(ornaments(underlay, underlay.under));
      this.layers.ornaments.append(ornaments(underlay, underlay.over));
    }
    const drawing = s("svg", { class: "drawing", viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" }, Object.values(this.layers));
    /** @type {HTMLElement[]} */
    this.cells = [];
    /** What was written in each cell last. @type {string[]} */
    this.written = [];
    /** How the ground of each cell was last. @type {string[]} */
    this.grounds = [];
    /** @type {SVGGElement[]} */
    this.inks = puzzle.data.cells.map(() => s("g"));
    /** @type {SVGGElement[]} */
    this.tones = puzzle.data.cells.map(() => s("g"));
    /** @type {SVGGElement[]} */
    this.shades = puzzle.data.cells.map(() => s("g"));
    /** @type {SVGGElement[]} */
    this.flags = puzzle.data.cells.map(() => s("g"));
    this.layers.cells.append(...this.inks);
    this.layers.colours.append(...this.tones);
    this.layers.shades.append(...this.shades);
    this.layers.flags.append(...this.flags);
    this.grid = picture ? h("div", { role: "img", "aria-label": label, class: "grid" }) : this.#grid(label);
    this.element = h("div", { class: `board${picture ? " picture" : ""}` }, drawing, this.grid);
    this.element.style.setProperty("--wide", String(width / SIDE));
    this.element.style.setProperty("--high", String(height / SIDE));
    this.element.style.aspectRatio = `${width} / ${height}`;
  }

  /** The cells as an ARIA grid. One of them is in the tab order. @param {string} label */
  #grid(label) {
    const { data } = this.puzzle;
    const { x, y, width, height } = this.view;
    /** @type {HTMLElement[]} */
    const rows = Array.from({ length: data.rows }, (_, row) => h("div", { role: "row", "aria-rowindex": row + 1 }));
    const order = data.cells.map((place, cell) => ({ ...place, cell })).sort((a, b) => a.row - b.row || a.column - b.column);
    for (const { row, column, cell } of order) {
      const made = h("div", { role: "gridcell", class: "cell", tabindex: "-1", "data-cell": cell, "aria-colindex": column });
      made.style.left = `${(100 * ((column - 1) * SIDE - x)) / width}%`;
      made.style.top = `${(100 * ((row - 1) * SIDE - y)) / height}%`;
      made.style.width = `${(100 * SIDE) / width}%`;
      made.style.height = `${(100 * SIDE) / height}%`;
      this.cells[cell] = made;
      rows[row - 1].append(made);
    }
    this.cells[order[0].cell].tabIndex = 0;
    return h(
      "div",
      { role: "grid", class: "grid", "aria-label": label, "aria-rowcount": data.rows, "aria-colcount": data.columns, "aria-multiselectable": "true" },
      rows.filter((row) => row.childElementCount),
    );
  }

  /** Shows a scene: only what changed since the last is drawn again. @param {Scene} scene */
  paint(scene) {
    // Marks of the digit that stands out are found by the style sheet: a large grid has thousands of marks.
    this.layers.cells.setAttribute("data-same", String(scene.digit ?? 0));
    this.puzzle.data.cells.forEach((_, cell) => {
      const value = scene.values[cell];
      const written = {
        state: scene.cells[cell] ?? EMPTY,
        value,
        given: scene.given(cell),
        clashing: scene.clashing?.has(cell) ?? false,
        wrong: scene.wrong?.has(cell) ?? false,
      };
      const key = JSON.stringify(written);
      if (key !== this.written[cell]) {
        this.written[cell] = key;
        this.#write(cell, written);
      }
      const shade = value && value === scene.digit ? "same" : scene.seen?.has(cell) ? "near" : "";
      const selected = scene.selected?.has(cell) ?? false;
      const ground = `${shade} ${selected}`;
      if (ground !== this.grounds[cell]) {
        this.grounds[cell] = ground;
        this.#ground(cell, shade, selected);
      }
    });
  }

  /** @param {number} cell @param {{state: CellState, value: number, given: boolean, clashing: boolean, wrong: boolean}} written */
  #write(cell, written) {
    const { x, y } = this.corner(cell);
    const { state, value } = written;
    this.tones[cell].replaceChildren(...swatches(x, y, SIDE, state.colours));
    this.inks[cell].replaceChildren(...(value ? this.#digit(x, y, written) : this.#marks(x, y, state)));
    const element = this.cells[cell];
    if (!element) return;
    element.setAttribute("aria-label", describeCell(this.puzzle, cell, written));
    element.setAttribute("aria-readonly", String(written.given));
    element.setAttribute("aria-invalid", String(written.clashing || written.wrong));
  }

  /** @param {number} cell @param {string} shade @param {boolean} selected */
  #ground(cell, shade, selected) {
    const { x, y } = this.corner(cell);
    this.shades[cell].replaceChildren(...(shade ? [s("rect", { x, y, width: SIDE, height: SIDE, class: shade })] : []));
    const chosen = { x: x + 4, y: y + 4, width: SIDE - 8, height: SIDE - 8, class: "chosen" };
    this.flags[cell].replaceChildren(...(selected ? [s("rect", chosen)] : []));
    this.cells[cell]?.setAttribute("aria-selected", String(selected));
  }

  /** @param {number} x @param {number} y @param {{value: number, given: boolean, clashing: boolean, wrong: boolean}} seen */
  #digit(x, y, { value, given, clashing, wrong }) {
    const kind = `digit ${given ? "given" : "placed"}${clashing ? " clashing" : ""}${wrong ? " wrong" : ""}`;
    const drawn = [s("text", { x: x + SIDE / 2, y: y + SIDE / 2 + 23, class: kind }, this.puzzle.symbol(value))];
    /** @type {SVGElement[]} */
    const signs = [];
    if (clashing) signs.push(s("circle", { cx: x + SIDE - 15, cy: y + 15, r: 7, class: "clash-sign" }));
    if (wrong) signs.push(s("path", { d: `M${x + 18} ${y + 82}L${x + 82} ${y + 18}`, class: "wrong-sign" }));
    return [...drawn, ...signs];
  }

  /** @param {number} x @param {number} y @param {CellState} state */
  #marks(x, y, state) {
    /** @type {SVGElement[]} */
    const drawn = [];
    const both = state.corner !== 0 && state.centre !== 0;
    for (const digit of this.puzzle.digitsOf(state.corner)) {
      const spot = cornerSpot(this.puzzle, digit, both);
      const tint = state.tints[digit];
      if (tint) drawn.push(shape(x + spot.x, y + spot.y, spot.size * 0.56, tint));
      drawn.push(s("text", { x: x + spot.x, y: y + spot.y + spot.size * 0.36, "font-size": spot.size, class: `mark d${digit}${state.full ? " full" : ""}` }, this.puzzle.symbol(digit)));
    }
    const centre = this.puzzle.digitsOf(state.centre);
    if (centre.length) {
      const size = both ? Math.min(24, centreSize(centre.length)) : centreSize(centre.length);
      const pieces = centre.map((digit) => {
        const tint = state.tints[digit];
        return s("tspan", { class: tint ? `tinted tinted-${tint}` : "" }, this.puzzle.symbol(digit));
      });
      drawn.push(s("text", { x: x + SIDE / 2, y: y + SIDE / 2 + size * 0.36, "font-size": size, class: "mark centre" }, pieces));
    }
    return drawn;
  }

  /** Where the candidates stand that are shown at their places. */
  spots() {
    return this.puzzle.data.cells.flatMap((_, cell) => {
      const { state, value } = JSON.parse(this.written[cell] ?? "{}");
      const { x, y } = this.corner(cell);
      return value || !state ? [] : this.puzzle.digitsOf(state.corner).map((digit) => ((spot) => ({ x: x + spot.x, y: y + spot.y }))(cornerSpot(this.puzzle, digit)));
    });
  }

  /** The corner of a cell in the drawing. @param {number} cell */
  corner(cell) {
    const { row, column } = this.puzzle.data.cells[cell];
    return { x: (column - 1) * SIDE, y: (row - 1) * SIDE };
  }

  /** The game is won: the digits light up, from one corner to the other. */
  celebrate() {
    this.puzzle.data.cells.forEach(({ row, column }, cell) => this.inks[cell].style.setProperty("--wave", `${(row + column) * 45}ms`));
    this.element.classList.add("won");
  }

  /** Draws something over the cells, in place of what was there. @param {SVGElement[]} [drawn] */
  drawOver(drawn = []) {
    this.layers.over.replaceChildren(...drawn);
  }

  /** Brings cells into sight, where the board is larger than its room. @param {number[]} cells */
  reveal(cells) {
    const room = this.element.parentElement;
    if (!room || !cells.length || !this.element.classList.contains("large")) return;
    const scale = this.element.clientWidth / this.view.width;
    /** The middle of the cells in one direction. @param {"x" | "y"} way */
    const middle = (way) => {
      const starts = cells.map((cell) => this.corner(cell)[way]);
      return ((Math.min(...starts) + Math.max(...starts) + SIDE) / 2 - this.view[way]) * scale;
    };
    room.scrollTo({ left: middle("x") - room.clientWidth / 2, top: middle("y") - room.clientHeight / 2 });
  }

  /** The cell under a point of the window. @param {number} clientX @param {number} clientY */
  cellAt(clientX, clientY) {
    const box = this.element.getBoundingClientRect();
    const x = this.view.x + ((clientX - box.left) / box.width) * this.view.width;
    const y = this.view.y + ((clientY - box.top) / box.height) * this.view.height;
    return this.puzzle.at(Math.floor(y / SIDE) + 1, Math.floor(x / SIDE) + 1);
  }

  /** Makes a cell the one in the tab order, and gives it the focus if asked.
   * @param {number} cell @param {boolean} [grab] */
  focus(cell, grab = true) {
    for (const other of this.grid.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
    this.cells[cell].tabIndex = 0;
    if (grab) this.cells[cell].focus({ preventScroll: false });
  }
}

/** The numbers of rows and columns, outside everything else: steps and rules speak of them.
 * @param {Puzzle} puzzle @param {{x: number, y: number}} view */
function placeNumbers({ data }, { x, y }) {
  const room = numberRoom(data);
  // Numbers of two figures stay apart.
  const size = Math.min(0.8 * room, 0.6 * SIDE);
  const number = (/** @type {number} */ its, /** @type {number} */ left, /** @type {number} */ top) => s("text", { x: left, y: top + 0.36 * size, "font-size": size }, its);
  const rows = Array.from({ length: data.rows }, (_, row) => number(row + 1, x + room / 2, (row + 0.5) * SIDE));
  const columns = Array.from({ length: data.columns }, (_, column) => number(column + 1, (column + 0.5) * SIDE, y + room / 2));
  return [...rows, ...columns];
}

/** @param {{rows: number, columns: number}} size */
function numberRoom({ rows, columns }) {
  return (NUMBERS * Math.max(rows, columns)) / 9;
}

/** The part of the plane that is drawn: the cells, what the underlay shows around them, and the numbers of rows and columns.
 * @param {Puzzle} puzzle */
function viewOf({ data }) {
  const under = data.underlay ?? { x: 0, y: 0, width: data.columns, height: data.rows };
  const left = Math.min(0, under.x) * SIDE - MARGIN - numberRoom(data);
  const top = Math.min(0, under.y) * SIDE - MARGIN - numberRoom(data);
  const right = Math.max(data.columns, under.x + under.width) * SIDE + MARGIN;
  const bottom = Math.max(data.rows, under.y + under.height) * SIDE + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The server's drawing of what a variant adds, in its place. It is parsed as a document of its own, so
 * that nothing in it runs.
 * @param {import("../model/puzzle-data.js").Underlay} box @param {string} svg */
function ornaments(box, svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const drawing = /** @type {Element} */ (document.importNode(parsed, true));
  for (const name of /** @type {const} */ (["x", "y", "width", "height"])) drawing.setAttribute(name, String(box[name] * SIDE));
  return drawing;
}

/** Thin lines between cells, thick ones where a region or the layout ends. @param {Puzzle} puzzle */
function gridLines(puzzle) {
  const thin = [];
  const thick = [];
  for (const { row, column, region } of puzzle.data.cells) {
    const [left, top] = [(column - 1) * SIDE, (row - 1) * SIDE];
    const sides = [
      { down: -1, right: 0, line: `M${left} ${top}h${SIDE}` },
      { down: 0, right: -1, line: `M${left} ${top}v${SIDE}` },
      { down: 1, right: 0, line: `M${left} ${top + SIDE}h${SIDE}` },
      { down: 0, right: 1, line: `M${left + SIDE} ${top}v${SIDE}` },
    ];
    for (const { down, right, line } of sides) {
      const beside = puzzle.at(row + down, column + right);
      const border = beside === undefined || puzzle.data.cells[beside].region !== region;
      if (border) thick.push(line);
      else if (down + right < 0) thin.push(line);
    }
  }
  return [s("path", { d: thin.join(""), class: "thin" }), s("path", { d: thick.join(""), class: "thick" })];
}

