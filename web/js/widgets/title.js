// What a puzzle is called, and how hard it is, in a word.

import { dayInWords, t } from "../engine/i18n.js";
import { h } from "./element.js";

/** What the puzzle is called. @param {{data: import("../model/puzzle-data.js").PuzzleData, daily?: string}} game */
export function titleOf({ data, daily }) {
  if (daily) return t("daily-title", { date: dayInWords(daily) });
  const { title, variants = [], rows, columns } = data;
  // A puzzle of very many variants would have too long a name.
  const named = variants.length && variants.length <= 3 ? variants.join(" + ") : undefined;
  return title ?? named ?? t("plain-title", { size: `${rows}×${columns}` });
}

/** @param {string | undefined} grade */
export function badge(grade) {
  return grade ? h("span", { class: `badge grade-${grade}` }, t(`grade-${grade}`)) : null;
}
