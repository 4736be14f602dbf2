// How hard a puzzle is, in words: on every scale, and by which techniques.

import { t } from "../engine/i18n.js";
import { h } from "./element.js";

/** @param {import("../engine/api.js").RatingData} rating */
export function ratingView({ grade, hodoku, explainer, hardest, techniques }) {
  const lines = [
    grade ? [t("difficulty"), grade.name] : [t("difficulty"), t("rating-beyond")],
    hardest && [t("rating-hardest"), hardest.name],
    hodoku && ["HoDoKu", `${hodoku.score} (${hodoku.level.name})`],
    explainer && ["Sudoku Explainer", `ER ${tenths(explainer.er)}, EP ${tenths(explainer.ep)}, ED ${tenths(explainer.ed)}`],
  ].filter((line) => line !== undefined && line !== null);
  const used = techniques.map(({ id, name, count }) => h("li", {}, h("a", { href: `#/learn/${id}` }, name), ` × ${count}`));
  return h(
    "div",
    { class: "rating" },
    h("dl", {}, lines.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))),
    used.length ? h("details", {}, h("summary", {}, t("rating-techniques")), h("ul", {}, used)) : null,
  );
}

/** A rating as its scale writes it. @param {number} rating */
function tenths(rating) {
  return rating.toFixed(1);
}
