// A step of reasoning drawn on the board: cells, candidates with the parts they play, chains. Each part
// has a shape of its own; colours only help.

import { s } from "../widgets/element.js";
import { cornerSpot, SIDE } from "./mark-spots.js";
import { holdersOf } from "./step-reason.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../engine/api.js").StepData} StepData */
/** @typedef {[number, number, number]} Triple */

/** The form of each part: how its ring is drawn. */
const FORMS = /** @type {Record<string, string>} */ ({
  pattern: "round",
  pivot: "double",
  pincer: "round",
  fin: "dashed",
  "endo-fin": "diamond",
  colour: "round",
  "other-colour": "square",
  "second-colour": "dashed",
  "other-second-colour": "diamond",
  extra: "diamond",
  subset: "square",
});

/** Cells to look at, with a dashed frame. @param {Board} board @param {number[]} cells */
export function lookAt(board, cells) {
  const shades = cells.map((cell) => s("rect", { ...board.corner(cell), width: SIDE, height: SIDE, class: "look" }));
  return [...shades, s("path", { d: frameOf(board, cells, 0), class: "look-edge" })];
}

/** The line around cells, so far inside them: it goes where a cell has no neighbour among them.
 * @param {Board} board @param {number[]} cells @param {number} by */
function frameOf(board, cells, by) {
  const inside = new Set(cells);
  /** @type {string[]} */
  const edges = [];
  for (const cell of cells) {
    const { row, column } = board.puzzle.data.cells[cell];
    const { x, y } = board.corner(cell);
    /** @param {number} down @param {number} right */
    const has = (down, right) => {
      const beside = board.puzzle.at(row + down, column + right);
      return beside !== undefined && inside.has(beside);
    };
    const [top, bottom, left, right] = [has(-1, 0), has(1, 0), has(0, -1), has(0, 1)];
    const [x1, x2] = [x + (left ? 0 : by), x + SIDE - (right ? 0 : by)];
    const [y1, y2] = [y + (top ? 0 : by), y + SIDE - (bottom ? 0 : by)];
    if (!top) edges.push(`M${x1} ${y + by}H${x2}`);
    if (!bottom) edges.push(`M${x1} ${y + SIDE - by}H${x2}`);
    if (!left) edges.push(`M${x + by} ${y1}V${y2}`);
    if (!right) edges.push(`M${x + SIDE - by} ${y1}V${y2}`);
  }
  return edges.join("");
}

/** How many styles there are for sets. */
const SET_STYLES = 4;

/** The almost locked sets of a step, each in a frame of its own with its name. @param {Board} board @param {StepData} step */
function frameSets(board, { sets }) {
  return sets.flatMap(({ name, cells }, number) => {
    const found = cells.map(([row, column]) => board.puzzle.at(row, column)).filter((cell) => cell !== undefined);
    if (!found.length) return [];
    const style = `set-${(number % SET_STYLES) + 1}`;
    const by = 4 + 4 * (number % SET_STYLES);
    const { x, y } = board.corner(found[0]);
    return [
      ...found.map((cell) => s("rect", { ...board.corner(cell), width: SIDE, height: SIDE, class: `set-cell ${style}` })),
      s("path", { d: frameOf(board, found, by), class: `set-edge ${style}` }),
      s("text", { x: x + SIDE - 7, y: y + SIDE - 7, class: `set-name ${style}` }, name),
    ];
  });
}

/** The cells that a step speaks of. @param {Board} board @param {StepData} step */
export function cellsOf({ puzzle }, { cells, candidates, eliminations, placements }) {
  const places = [...[...cells, ...candidates].map(({ row, column }) => [row, column]), ...eliminations, ...placements];
  return [...new Set(places.map(([row, column]) => puzzle.at(row, column)))].filter((cell) => cell !== undefined);
}

/** The cells of a pattern alone: those that a step itself gives parts to, and others.
 * @param {Board} board @param {StepData} step @param {number[]} [others] */
export function drawParts(board, step, others = []) {
  /** @type {Map<number | undefined, string>} */
  const roles = new Map(others.map((cell) => [cell, "pattern"]));
  const framed = new Set(step.sets.flatMap(({ cells }) => cells.map(String)));
  for (const { row, column, role } of step.cells) {
    if (!framed.has(String([row, column]))) roles.set(board.puzzle.at(row, column), role);
  }
  return [...roles].flatMap(([cell, role]) => {
    if (cell === undefined) return [];
    const { x, y } = board.corner(cell);
    return [s("rect", { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6, class: `part-cell role-${role}` })];
  });
}

/** The houses that a pattern is in and those that it acts on, shaded. @param {Board} board @param {StepData} step */
function shadeHouses(board, { houses, covers }) {
  /** @param {string[]} ids @param {string} kind */
  const shaded = (ids, kind) => {
    const cells = new Set(board.puzzle.data.houses.filter(({ id }) => ids.includes(id)).flatMap(({ cells }) => cells));
    return [...cells].map((cell) => s("rect", { ...board.corner(cell), width: SIDE, height: SIDE, class: `part-house ${kind}` }));
  };
  return [...shaded(covers, "cover"), ...shaded(houses, "base")];
}

/** What the drawing of a step uses: the parts that its cells and candidates play, and the rest by name.
 * @param {StepData} step @param {number} holders how many cells rule digits out @returns {Set<string>} */
export function shapesOf({ cells, candidates, eliminations, placements, links, houses, covers, sets }, holders) {
  // A pincer looks like any part of a pattern.
  const shapes = new Set([...cells, ...candidates].map(({ role }) => (role === "pincer" ? "pattern" : role)));
  if (houses.length || covers.length) shapes.add("house");
  if (sets.length) shapes.add("set");
  if (holders) shapes.add("holder");
  if (eliminations.length) shapes.add("removed");
  if (placements.length) shapes.add("placed");
  for (const { strong } of links) shapes.add(strong ? "strong" : "weak");
  return shapes;
}

/** The whole step. @param {Board} board @param {StepData} step @param {number[]} values what the board holds */
export function drawStep(board, step, values) {
  const holders = holdersOf(board.puzzle, step, values);
  /** @type {SVGElement[]} */
  const drawn = [
    ...shadeHouses(board, step),
    ...holders.map((cell) => s("rect", { ...board.corner(cell), width: SIDE, height: SIDE, class: "part-holder" })),
    ...frameSets(board, step),
    ...drawParts(board, step),
  ];
  const gone = new Set(step.eliminations.map(String));
  const placed = new Set(step.placements.map(String));
  for (const { row, column, digit, role } of step.candidates) {
    if (digit === undefined || gone.has(String([row, column, digit])) || placed.has(String([row, column, digit]))) continue;
    drawn.push(...candidate(board, [row, column, digit], FORMS[role] ?? "round", `role-${role}`));
  }
  for (const triple of step.eliminations) drawn.push(...candidate(board, triple, "crossed", "role-removed"));
  for (const triple of step.placements) drawn.push(...candidate(board, triple, "boxed", "role-placed"));
  const spots = step.links.length ? board.spots() : [];
  const figures = step.links.length ? figuresOf(board, values) : [];
  drawn.push(...bands(board, step));
  drawn.push(...step.links.flatMap((link) => chainLink(board, nearest(board, link), spots, figures)));
  return drawn;
}

/** The groups of candidates that a chain treats as one, each with a band through it. @param {Board} board @param {StepData} step */
function bands(board, { links }) {
  const groups = links.flatMap(({ fromGroup, toGroup }) => [fromGroup, toGroup]).filter((group) => group.length > 1);
  const each = new Map(groups.map((group) => [String(group), group]));
  return [...each.values()].map((group) => {
    const way = group.map((triple) => spotOf(board, triple)).map(({ x, y }) => `${x} ${y}`);
    return s("path", { d: `M${way.join("L")}`, class: "group" });
  });
}

/** The two candidates of linked groups that are closest. @param {Board} board @param {StepData["links"][number]} link */
function nearest(board, link) {
  const pairs = link.fromGroup.flatMap((from) => link.toGroup.map((to) => ({ ...link, from, to })));
  const distance = (/** @type {{from: Triple, to: Triple}} */ { from, to }) => {
    const [a, b] = [spotOf(board, from), spotOf(board, to)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return pairs.reduce((best, pair) => (distance(pair) < distance(best) ? pair : best), link);
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

/** How far a link may swing out to either side, in parts of a cell, the least first. */
const SWINGS = Array.from({ length: 40 }, (_, at) => (at % 2 ? -0.05 : 0.05) * (Math.floor(at / 2) + 2));

/** A point. @typedef {{x: number, y: number}} Point */

/** Where the ink of a digit is, in parts of a cell. */
const INK = [0.34, 0.5, 0.66].flatMap((down) => [0.4, 0.6].map((right) => ({ right, down })));

/** Where digits stand. @param {Board} board @param {number[]} values @returns {Point[]} */
function figuresOf(board, values) {
  return values.flatMap((value, cell) => {
    const { x, y } = board.corner(cell);
    return value ? INK.map(({ right, down }) => ({ x: x + right * SIDE, y: y + down * SIDE })) : [];
  });
}

/** @param {Board} board @param {StepData["links"][number]} link @param {Point[]} spots the candidates on the board
 * @param {Point[]} figures its digits */
function chainLink(board, { from, to, strong }, spots, figures) {
  const a = spotOf(board, from);
  const b = spotOf(board, to);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return [];
  const others = spots.filter((spot) => Math.hypot(spot.x - a.x, spot.y - a.y) > 1 && Math.hypot(spot.x - b.x, spot.y - b.y) > 1);
  // It swings out at once and stays there, so that links along one line do not hide each other and none runs through
  // another candidate, nor through a digit if that can be helped, and is cut short of the rings.
  const enough = a.size * 0.5;
  /** @type {Point} */
  let c = a;
  /** @type {Point} */
  let d = b;
  let most = -1;
  for (const swing of SWINGS) {
    const out = (swing * SIDE) / length;
    const one = { x: a.x - dy * out, y: a.y + dx * out };
    const other = { x: b.x - dy * out, y: b.y + dx * out };
    const fromSpots = Math.min(clearance(a, one, other, b, others), enough);
    const fromFigures = Math.min(clearance(a, one, other, b, figures), enough);
    const room = 10 * fromSpots + fromFigures;
    if (room > most) [c, d, most] = [one, other, room];
    if (room >= 11 * enough) break;
  }
  const start = toward(a, c.x, c.y, a.r + 1);
  const end = toward(b, d.x, d.y, b.r + 7);
  const angle = Math.atan2(b.y - d.y, b.x - d.x);
  const wing = (/** @type {number} */ turn) =>
    `${(end.x - 10 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 10 * Math.sin(angle + turn)).toFixed(1)}`;
  const tip = `${(end.x + 5 * Math.cos(angle)).toFixed(1)} ${(end.y + 5 * Math.sin(angle)).toFixed(1)}`;
  return [
    s("path", { d: `M${start.x} ${start.y}Q${c.x} ${c.y} ${onward(c, d)}L${onward(d, c)}Q${d.x} ${d.y} ${end.x} ${end.y}`, class: `link ${strong ? "strong" : "weak"}` }),
    s("path", { d: `M${tip}L${wing(0.5)}L${wing(-0.5)}Z`, class: "arrow" }),
  ];
}

/** Where the straight part of a link begins, a little after its corner. @param {Point} corner @param {Point} other */
function onward(corner, other) {
  const { x, y } = toward(corner, other.x, other.y, Math.min(16, Math.hypot(other.x - corner.x, other.y - corner.y) / 2));
  return `${x} ${y}`;
}

/** How far a way over two corners stays away from points: at least as far as the straight lines between them.
 * @param {Point} a @param {Point} c @param {Point} d @param {Point} b @param {Point[]} others */
function clearance(a, c, d, b, others) {
  let least = Infinity;
  for (const [from, to] of [[a, c], [c, d], [d, b]]) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy || 1;
    for (const { x, y } of others) {
      const part = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
      least = Math.min(least, Math.hypot(from.x + part * dx - x, from.y + part * dy - y));
    }
  }
  return least;
}

/** @param {{x: number, y: number}} from @param {number} x @param {number} y @param {number} by */
function toward(from, x, y, by) {
  const length = Math.hypot(x - from.x, y - from.y) || 1;
  return { x: from.x + ((x - from.x) / length) * by, y: from.y + ((y - from.y) / length) * by };
}
