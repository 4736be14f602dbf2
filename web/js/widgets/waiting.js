// What stands in a view while the engine is asked, and when it gives no answer: always with the view's heading.

import { t } from "../engine/i18n.js";
import { h } from "./element.js";

/**
 * Shows what an answer becomes, once it is there and unless the view was left.
 * @template A @param {HTMLElement} root @param {string} title @param {Promise<A>} answer
 * @param {(answer: A) => Node} build @returns {() => void} leaves the view
 */
export function showWhenReady(root, title, answer, build) {
  let here = true;
  const put = (/** @type {Node[]} */ ...nodes) => {
    if (!here) return;
    root.replaceChildren(...nodes);
    root.removeAttribute("aria-busy");
  };
  root.setAttribute("aria-busy", "true");
  root.replaceChildren(heading(title), h("p", { class: "waiting", role: "status" }, t("thinking")));
  answer.then(
    (made) => here && put(build(made)),
    (error) => put(heading(title), failure(error)),
  );
  return () => {
    here = false;
    root.removeAttribute("aria-busy");
  };
}

/** Says why there is nothing to see. @param {unknown} error */
export function failure(error) {
  return h("p", { class: "failure", role: "alert" }, error instanceof Error ? error.message : String(error));
}

/** A heading for a view that has nothing else yet. @param {string} title */
export function heading(title) {
  return h("h1", { class: "unseen" }, title);
}
