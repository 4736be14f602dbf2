// A step of reasoning drawn on the board: cells, candidates with the parts they play, chains. Each part
// has a shape of its own; colours only help.

import { s } from "./element.js";
import { cornerSpot, SIDE } from "./spots.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./engine.js").StepData} StepData */
/** @typedef {[number, number, number]} Triple */

/** The form of each part: how its ring is drawn. */
const FORMS = /** @type {Record<string, string>} */ ({
  pattern: "round",
  pivot: "double",
  pincer: "round",
  fin: "dashed",
  colour: "round",
  "other-colour": "square",
  "second-colour": "dashed",
  "other-second-colour": "diamond",
  extra: "diamond",
  subset: "square",
});

/** Cells to look at, with a dashed frame. @param {Board} board @param {number[]} cells */
export function lookAt(board, cells) {
  const inside = new Set(cells);
  /** @type {string[]} */
  const edges = [];
  for (const cell of cells) {
    const { row, column } = board.puzzle.data.cells[cell];
    const { x, y } = board.corner(cell);
    const sides = /** @type {[number, number, string][]} */ ([
      [-1, 0, `M${x} ${y}h${SIDE}`],
      [1, 0, `M${x} ${y + SIDE}h${SIDE}`],
      [0, -1, `M${x} ${y}v${SIDE}`],
      [0, 1, `M${x + SIDE} ${y}v${SIDE}`],
    ]);
    for (const [down, right, line] of sides) {
      const beside = board.puzzle.at(row + down, column + right);
      if (beside === undefined || !inside.has(beside)) edges.push(line);
    }
  }
  const shades = cells.map((cell) => s("rect", { ...board.corner(cell), width: SIDE, height: SIDE, class: "look" }));
  return [...shades, s("path", { d: edges.join(""), class: "look-edge" })];
}

/** The cells that a step speaks of. @param {Board} board @param {StepData} step */
export function cellsOf({ puzzle }, { cells, candidates, eliminations, placements }) {
  const places = [...[...cells, ...candidates].map(({ row, column }) => [row, column]), ...eliminations, ...placements];
  return [...new Set(places.map(([row, column]) => puzzle.at(row, column)))].filter((cell) => cell !== undefined);
}

/** The whole step. @param {Board} board @param {StepData} step */
export function drawStep(board, step) {
  const { puzzle } = board;
  /** @type {SVGElement[]} */
  const drawn = [];
  for (const { row, column, role } of step.cells) {
    const cell = puzzle.at(row, column);
    if (cell === undefined) continue;
    const { x, y } = board.corner(cell);
    drawn.push(s("rect", { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6, class: `part-cell role-${role}` }));
  }
  const gone = new Set(step.eliminations.map(String));
  const placed = new Set(step.placements.map(String));
  for (const { row, column, digit, role } of step.candidates) {
    if (digit === undefined || gone.has(String([row, column, digit])) || placed.has(String([row, column, digit]))) continue;
    drawn.push(...candidate(board, [row, column, digit], FORMS[role] ?? "round", `role-${role}`));
  }
  for (const triple of step.eliminations) drawn.push(...candidate(board, triple, "crossed", "role-removed"));
  for (const triple of step.placements) drawn.push(...candidate(board, triple, "boxed", "role-placed"));
  drawn.push(...step.links.flatMap((link) => chainLink(board, link)));
  return drawn;
}

/** @param {Board} board @param {Triple} triple */
function spotOf(board, [row, column, digit]) {
  const { x, y, size } = cornerSpot(board.puzzle, digit);
  return { x: (column - 1) * SIDE + x, y: (row - 1) * SIDE + y, size, r: size * 0.58 };
}

/** @param {Board} board @param {Triple} triple @param {string} form @param {string} role */
function candidate(board, triple, form, role) {
  const { x, y, size, r } = spotOf(board, triple);
  const symbol = s("text", { x, y: y + size * 0.36, "font-size": size, class: `part-digit ${role}` }, board.puzzle.symbol(triple[2]));
  const kind = `part ${form} ${role}`;
  const square = { x: x - r, y: y - r, width: 2 * r, height: 2 * r, class: kind };
  /** @type {SVGElement[]} */
  const ring =
    form === "square" || form === "boxed"
      ? [s("rect", square)]
      : form === "diamond"
        ? [s("rect", { ...square, transform: `rotate(45 ${x} ${y})` })]
        : [s("circle", { cx: x, cy: y, r, class: kind })];
  if (form === "double") ring.push(s("circle", { cx: x, cy: y, r: r + 4, class: `${kind} outer` }));
  const cross = form === "crossed" ? [s("path", { d: `M${x - r} ${y + r}L${x + r} ${y - r}`, class: "cross" })] : [];
  return [...ring, symbol, ...cross];
}

/** @param {Board} board @param {StepData["links"][number]} link */
function chainLink(board, { from, to, strong }) {
  const a = spotOf(board, from);
  const b = spotOf(board, to);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return [];
  // Bent a little, so that links along one line do not hide each other, and cut short of the rings.
  const bend = Math.min(18, length / 8);
  const [mx, my] = [(a.x + b.x) / 2 - (dy / length) * bend, (a.y + b.y) / 2 + (dx / length) * bend];
  const start = toward(a, mx, my, a.r + 1);
  const end = toward(b, mx, my, b.r + 7);
  const angle = Math.atan2(b.y - my, b.x - mx);
  const wing = (/** @type {number} */ turn) =>
    `${(end.x - 10 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  const tip = `${(end.x + 5 * Math.cos(angle)).toFixed(1)} ${(end.y + 5 * Math.sin(angle)).toFixed(1)}`;
  return [
    s("path", { d: `M${start.x} ${start.y}Q${mx} ${my} ${end.x} ${end.y}`, class: `link ${strong ? "strong" : "weak"}` }),
    s("path", { d: `M${tip}L${wing(0.5)}L${wing(-0.5)}Z`, class: "arrow" }),
  ];
}

/** @param {{x: number, y: number}} from @param {number} x @param {number} y @param {number} by */
function toward(from, x, y, by) {
  const length = Math.hypot(x - from.x, y - from.y) || 1;
  return { x: from.x + ((x - from.x) / length) * by, y: from.y + ((y - from.y) / length) * by };
}
