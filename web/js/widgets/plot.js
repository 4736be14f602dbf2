// Plots drawn as SVG, each with its numbers in a table for those who do not see it.

import { t } from "../engine/i18n.js";
import { clock } from "../model/timer.js";
import { h, s } from "./element.js";

const WIDE = 640;
const HIGH = 220;
const EDGE = { left: 52, right: 12, top: 26, bottom: 30 };

/** Steps of a scale of seconds that read well. */
const TIMES = [15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/** Numbers at which a scale is marked. @param {number} most @param {boolean} times */
function ticks(most, times) {
  const rough = most / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const steps = times ? TIMES : [1, 2, 5, 10].map((n) => n * power);
  const step = steps.find((n) => n >= rough) ?? Math.ceil(rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** @param {string} title @param {string[]} heads @param {(string | number)[][]} rows @param {SVGElement} drawing */
function figure(title, heads, rows, drawing) {
  const table = h("table", {}, h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell))))));
  return h("figure", { class: "plot" }, h("figcaption", {}, title), drawing, h("details", {}, h("summary", {}, t("as-table")), table));
}

/** @param {number} most @param {(n: number) => string} shown */
function scale(most, shown) {
  const times = shown === clock;
  const y = (/** @type {number} */ n) => HIGH - EDGE.bottom - (n / (most || 1)) * (HIGH - EDGE.top - EDGE.bottom);
  const marks = ticks(most, times).flatMap((n) => [
    s("path", { d: `M${EDGE.left} ${y(n)}H${WIDE - EDGE.right}`, class: "plot-rule" }),
    s("text", { x: EDGE.left - 8, y: y(n) + 4, class: "plot-label end" }, shown(n)),
  ]);
  return { y, marks };
}

/** Bars. @param {string} title @param {{name: string, value: number}[]} bars @param {{name: string, value: string, shown?: (n: number) => string}} words */
export function barPlot(title, bars, { name, value, shown = String }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const { y, marks } = scale(most, shown);
  const width = (WIDE - EDGE.left - EDGE.right) / Math.max(bars.length, 1);
  const drawn = bars.flatMap((bar, index) => {
    const x = EDGE.left + width * index;
    return [
      s("rect", { x: x + width * 0.18, y: y(bar.value), width: width * 0.64, height: HIGH - EDGE.bottom - y(bar.value), rx: 3, class: "plot-bar" }),
      s("text", { x: x + width / 2, y: HIGH - 10, class: "plot-label" }, bar.name),
      bar.value ? s("text", { x: x + width / 2, y: y(bar.value) - 4, class: "plot-label value" }, shown(bar.value)) : null,
    ];
  });
  const drawing = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" }, marks, drawn);
  return figure(title, [name, value], bars.map((bar) => [bar.name, shown(bar.value)]), drawing);
}

/** Points in time order with their running median. @param {string} title @param {{when: number, value: number, open: boolean}[]} points
 * @param {{when: string, value: string, shown: (n: number) => string, day: (ms: number) => string}} words */
export function timePlot(title, points, { when, value, shown, day }) {
  const most = Math.max(60, ...points.map((point) => point.value));
  const { y, marks } = scale(most, shown);
  const x = (/** @type {number} */ index) => EDGE.left + 12 + ((WIDE - EDGE.left - EDGE.right - 24) * index) / Math.max(points.length - 1, 1);
  const median = points.map((_, index) => {
    const last = points.slice(Math.max(0, index - 8), index + 1).map((point) => point.value).sort((a, b) => a - b);
    return last[Math.floor(last.length / 2)];
  });
  const line = median.map((n, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(n).toFixed(1)}`).join("");
  const dots = points.map((point, index) => s("circle", { cx: x(index), cy: y(point.value), r: 4, class: `plot-dot${point.open ? " open" : ""}` }));
  const ends = points.length ? [0, points.length - 1].map((index, i) => s("text", { x: x(index), y: HIGH - 10, class: `plot-label ${i ? "end" : "start"}` }, day(points[index].when))) : [];
  const drawing = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" }, marks, s("path", { d: line, class: "plot-line" }), dots, points.length > 1 ? ends : ends.slice(0, 1));
  return figure(title, [when, value], points.map((point) => [day(point.when), shown(point.value)]), drawing);
}
