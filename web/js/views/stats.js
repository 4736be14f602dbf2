// What the player has done, counted and drawn. It is kept in the browser and nowhere else.

import { language, t } from "../engine/i18n.js";
import { dropResults, results, wasHelped } from "../engine/store.js";
import { GRADES } from "../model/puzzle-kinds.js";
import { clock } from "../model/timer.js";
import { openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { barPlot, timePlot } from "../widgets/plot.js";

/** @typedef {import("../engine/store.js").Result} Result */

/** @param {HTMLElement} root @returns {() => void} */
export function showStats(root) {
  const all = results();
  const day = (/** @type {number} */ when) => new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(when);
  const numbers = [
    [t("stats-solved"), String(all.length)],
    [t("stats-alone"), String(all.filter((result) => !wasHelped(result)).length)],
    [t("stats-best"), best(all)],
    [t("stats-median"), all.length ? clock(median(all.map((result) => result.seconds))) : "–"],
    [t("stats-streak"), String(streak(all))],
  ];
  const grades = GRADES.map((grade) => ({ grade, its: all.filter((result) => result.grade === grade) }));
  root.replaceChildren(
    h(
      "div",
      { class: "text-page stats" },
      h("h1", {}, t("stats")),
      h("dl", { class: "numbers" }, numbers.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))),
      all.length
        ? [
            timePlot(t("stats-times"), all.slice(-60).map((result) => ({ when: result.when, value: result.seconds, open: wasHelped(result) })), { when: t("stats-day"), value: t("stats-time"), shown: clock, day }),
            h("p", { class: "fine" }, t("stats-times-more")),
            barPlot(t("stats-grades"), grades.map(({ grade, its }) => ({ name: t(`grade-${grade}`), value: its.length })), { name: t("difficulty"), value: t("stats-solved") }),
            barPlot(t("stats-by-grade"), grades.map(({ grade, its }) => ({ name: t(`grade-${grade}`), value: its.length ? median(its.map((result) => result.seconds)) : 0 })), { name: t("difficulty"), value: t("stats-median"), shown: clock }),
            barPlot(t("stats-week"), weeks(all), { name: t("stats-day"), value: t("stats-solved") }),
            h("button", { type: "button", class: "action", onclick: () => confirmForget(root) }, t("stats-forget")),
          ]
        : h("p", { class: "lead" }, t("stats-none")),
      h("p", { class: "fine" }, t("privacy")),
    ),
  );
  return () => {};
}

/** @param {Result[]} all */
function best(all) {
  const nine = all.filter((result) => result.size === 9);
  return nine.length ? clock(Math.min(...nine.map((result) => result.seconds))) : "–";
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** How many days in a row, up to today or yesterday, have a puzzle solved. @param {Result[]} all */
export function streak(all) {
  const days = new Set(all.map(({ when }) => new Date(when).toDateString()));
  const day = new Date();
  if (!days.has(day.toDateString())) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; days.has(day.toDateString()); day.setDate(day.getDate() - 1)) count++;
  return count;
}

/** The last two weeks, day by day. @param {Result[]} all */
function weeks(all) {
  return Array.from({ length: 14 }, (_, index) => {
    const date = new Date();
    date.setDate(date.getDate() - 13 + index);
    const value = all.filter(({ when }) => new Date(when).toDateString() === date.toDateString()).length;
    return { name: String(date.getDate()), value };
  });
}

/** @param {HTMLElement} root */
function confirmForget(root) {
  openDialog(t("stats-forget"), (close) => [
    h("p", {}, t("stats-forget-sure")),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "action", onclick: () => (dropResults(), close(), showStats(root)) }, t("stats-forget")),
      h("button", { type: "button", class: "action primary", onclick: close }, t("keep")),
    ),
  ]);
}
