// Windows over the page: the browser's own, so that focus, Escape and screen readers work as they should.

import { h } from "./element.js";
import { t } from "./i18n.js";
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

/** A short word at the edge of the page; screen readers hear it too.
 * @param {string} text @param {"plain" | "bad"} [kind] */
export function toast(text, kind = "plain") {
  document.querySelector(".toast")?.remove();
  const made = h("div", { class: `toast ${kind}`, role: kind === "bad" ? "alert" : "status" });
  // Behind an open window nothing is seen or heard.
  (document.querySelector("dialog[open]") ?? document.body).append(made);
  // Filled once it is there: some readers miss what is born with its text.
  requestAnimationFrame(() => (made.textContent = text));
  setTimeout(() => made.remove(), kind === "bad" ? 9000 : 4500);
}

/** Says what went wrong. @param {unknown} error */
export function complain(error) {
  toast(error instanceof Error ? error.message : String(error), "bad");
}

/** A button with a pictogram and a word.
 * @param {string} word @param {Parameters<typeof pictogram>[0]} picture @param {(event: Event) => void} onclick
 * @param {Record<string, any>} [more] */
export function action(word, picture, onclick, more = {}) {
  return h("button", { type: "button", class: "action", onclick, ...more }, pictogram(picture), h("span", { class: "word" }, word));
}
