// Windows over the page: the browser's own, so that focus, Escape and screen readers work as they should.

import { t } from "../engine/i18n.js";
import { h } from "./element.js";
import { pictogram } from "./icons.js";

/** Opens one with a title; it is gone once closed.
 * @param {string} title @param {(close: () => void) => import("./element.js").Child[]} fill @param {string} [kind] a class */
export function openDialog(title, fill, kind = "") {
  const id = "dialog-title";
  const close = () => made.close();
  const made = h(
    "dialog",
    { class: `dialog ${kind}`, "aria-labelledby": id },
    h(
      "header",
      {},
      h("h2", { id }, title),
      h("button", { type: "button", class: "quiet", "aria-label": t("close"), onclick: close }, pictogram("close")),
    ),
  );
  made.append(h("div", { class: "dialog-body" }, fill(close)));
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => event.target === made && close());
  document.body.append(made);
  made.showModal();
  return made;
}

/** A button with a pictogram and a word.
 * @param {string} word @param {Parameters<typeof pictogram>[0]} picture @param {(event: Event) => void} onclick
 * @param {Record<string, any>} [more] */
export function action(word, picture, onclick, more = {}) {
  return h("button", { type: "button", class: "action", onclick, ...more }, pictogram(picture), h("span", { class: "word" }, word));
}
