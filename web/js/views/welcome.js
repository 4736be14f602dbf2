// What this is, for who comes for the first time: in one glance, with the ways to a puzzle of one's own.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { choose } from "../engine/store.js";
import { open } from "../model/opening.js";
import { GRADES, POPULAR } from "../model/puzzle-kinds.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";
import { complain, say } from "../widgets/message.js";
import { showNew } from "./lazy.js";

/** @param {() => void} closed */
export function welcome(closed) {
  const leave = () => {
    choose({ welcomed: true });
    closed();
  };
  /** @param {engine.Order} order */
  const start = async (order) => {
    say(t("thinking"));
    try {
      const data = await engine.generate(order);
      choose({ welcomed: true });
      open(data, { order });
    } catch (error) {
      complain(error);
    }
  };
  const grades = GRADES.map((grade) => h("button", { type: "button", class: "choice", "data-grade": grade, onclick: () => start({ grade }) }, t(`grade-${grade}`)));
  const variants = h("div", { class: "choices" });
  engine.variants().then(
    (list) => {
      const popular = POPULAR.map((id) => list.find((variant) => variant.id === id)).filter((variant) => variant !== undefined);
      variants.append(
        ...popular.slice(0, 6).map(({ id, name, rule }) => h("button", { type: "button", class: "choice", title: rule, "data-variant": id, onclick: () => start({ variant: id }) }, name)),
        h("button", { type: "button", class: "choice", "data-do": "all-variants", onclick: () => showNew() }, t("welcome-variants", { count: list.length })),
      );
    },
    () => {},
  );
  return h(
    "section",
    { class: "welcome", "aria-label": t("welcome") },
    h("div", { class: "welcome-words" }, h("h2", {}, t("welcome")), h("p", {}, t("welcome-more"))),
    h("div", { class: "welcome-ways" }, h("div", { class: "choices" }, grades), variants),
    h("button", { type: "button", class: "quiet", "aria-label": t("close"), "data-do": "close-welcome", onclick: leave }, pictogram("close")),
  );
}
