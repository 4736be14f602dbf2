// The colours of cells and candidates are never colours alone: each cell colour has a pattern, each
// candidate colour a shape.

import { COLOURS } from "../model/marks.js";
import { s } from "../widgets/element.js";

/** The strokes of each pattern on a tile of 20 by 20. */
const STROKES = [
  "M0 10h20M10 0v20",
  "M0 10h20",
  "M-5 15l20-20M5 25l20-20",
  "M10 10h.01",
  "M10 0v20",
  "M0 14l5-8 5 8 5-8 5 8",
  "M-5 5l20 20M5 -5l20 20",
  "M10 5a5 5 0 1 0 .01 0",
];

/** The patterns, to stand once in the page. */
export function patterns() {
  const made = STROKES.map((d, index) =>
    s("pattern", { id: `pattern-${index + 1}`, width: 20, height: 20, patternUnits: "userSpaceOnUse" }, s("path", { d, class: "pattern-stroke" })),
  );
  return s("svg", { class: "unseen", "aria-hidden": "true", width: 0, height: 0 }, s("defs", {}, made));
}

/** The colours of a cell, side by side.
 * @param {number} x @param {number} y @param {number} side @param {number} set bit set of colours */
export function swatches(x, y, side, set) {
  const colours = Array.from({ length: COLOURS }, (_, index) => index + 1).filter((colour) => set & (1 << (colour - 1)));
  const width = side / colours.length;
  return colours.flatMap((colour, index) => {
    const box = { x: x + index * width, y, width, height: side };
    return [s("rect", { ...box, class: `colour colour-${colour}` }), s("rect", { ...box, fill: `url(#pattern-${colour})` })];
  });
}

/** The shape of a colour around a candidate.
 * @param {number} x @param {number} y @param {number} r @param {number} colour */
export function shape(x, y, r, colour) {
  const turns = [0, 4, 4, 3, 3, 6, 0, 4][colour - 1];
  const hollow = colour > 6;
  const attributes = { class: `tint tint-${colour}${hollow ? " hollow" : ""}` };
  if (!turns) return s("circle", { ...attributes, cx: x, cy: y, r });
  const start = [0, 45, 0, 0, 180, 0, 0, 45][colour - 1];
  const points = Array.from({ length: turns }, (_, i) => {
    const angle = ((start + (360 / turns) * i - 90) * Math.PI) / 180;
    return `${(x + 1.2 * r * Math.cos(angle)).toFixed(1)},${(y + 1.2 * r * Math.sin(angle)).toFixed(1)}`;
  });
  return s("polygon", { ...attributes, points: points.join(" ") });
}
