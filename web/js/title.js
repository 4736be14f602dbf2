// What a puzzle is called, and how hard it is, in a word.

import { h } from "./element.js";
import { dayInWords, t } from "./i18n.js";

/** What the puzzle is called. @param {{data: import("./engine.js").PuzzleData, daily?: string}} game */
export function titleOf({ data, daily }) {
  if (daily) return t("daily-title", { date: dayInWords(daily) });
  const [only, more] = data.constraints ?? [];
  const variant = only && !more ? only.text.charAt(0).toUpperCase() + only.text.slice(1) : undefined;
  return data.title ?? variant ?? t("plain-title", { size: `${data.rows}×${data.columns}` });
}

/** @param {string | undefined} grade */
export function badge(grade) {
  return grade ? h("span", { class: `badge grade-${grade}` }, t(`grade-${grade}`)) : null;
}
