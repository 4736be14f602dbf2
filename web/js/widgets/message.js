// Short words to the player: what was found, what went wrong. They stand in a line of their own, never over the board,
// and go with the next move. Screen readers hear them.

import { EngineError } from "../engine/api.js";
import { h } from "./element.js";

/** How long a word that asks for nothing stays. */
const STAYS = 8000;

/** A place for messages, which a view puts where it wants them. */
export function messages() {
  return h("div", { class: "messages" });
}

/** Where a message is seen: in the open window, else in the view's line, else in the page's. */
function place() {
  const dialog = document.querySelector("dialog[open] .dialog-body");
  if (!dialog) return document.querySelector("main .messages") ?? document.querySelector(".messages");
  if (!dialog.querySelector(".messages")) dialog.append(messages());
  return dialog.querySelector(".messages");
}

/** Says something in the place of what was said before.
 * @param {string} text @param {"plain" | "bad"} [kind] what is bad stays until something is done */
export function say(text, kind = "plain") {
  hush();
  const made = h("p", { class: `message ${kind}`, role: kind === "bad" ? "alert" : "status" });
  place()?.append(made);
  // Filled once it is there: some readers miss what is born with its text.
  requestAnimationFrame(() => {
    made.textContent = text;
    // On a phone the key that asked may be far below.
    made.scrollIntoView({ block: "nearest" });
  });
  if (kind === "plain") setTimeout(() => made.remove(), STAYS);
}

/** Takes away what was said. */
export function hush() {
  for (const said of document.querySelectorAll(".messages > .message")) said.remove();
}

/** Says what went wrong. That the server is away is said once for the whole page, not here. @param {unknown} error */
export function complain(error) {
  if (error instanceof EngineError && error.code === "offline") return;
  say(error instanceof Error ? error.message : String(error), "bad");
}
