// Handing a puzzle on: a link, a file, paper.

import * as engine from "../engine/api.js";
import { copy, download } from "../engine/export.js";
import { t } from "../engine/i18n.js";
import { shareLink } from "../engine/puzzle-link.js";
import { action, openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { complain, say } from "../widgets/message.js";

/** The formats, by the names that the engine gives them. */
const FORMATS = ["svg", "latex", "html", "line", "grid", "json"];
/** Programs of others that open a puzzle from a link, with what the engine's text needs to become one. */
const LINKS = { "f-puzzles": "", sudokupad: "", iss: "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" };

/** Opens the window. @param {import("../model/puzzle-data.js").PuzzleData} data */
export async function showShare(data) {
  const link = await shareLink(data.puzzle);
  openDialog(t("share"), () => [shareLinkPart(link), exportPart(data)], "share-dialog");
}

/** @param {string} link */
function shareLinkPart(link) {
  return h("section", {}, h("h3", {}, t("share-link")), h("p", {}, t("share-link-more")), linkRow(link, t("share-link")));
}

/** Opens a window with the link to a puzzle in a program of others. @param {{puzzle: string}} data @param {keyof typeof LINKS} to */
async function showLink({ puzzle }, to) {
  const { text, leaves_out } = await engine.convert(puzzle, to);
  const link = LINKS[to] ? LINKS[to] + encodeURIComponent(text) : text;
  openDialog(
    t(`format-${to}`),
    () => [
      linkRow(link, t(`format-${to}`)),
      leaves_out.length ? h("p", { class: "fine" }, t("leaves-out", { what: leaves_out.map(({ text }) => text).join(", ") })) : null,
      h("p", {}, h("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, t("open-link"))),
    ],
    "share-dialog",
  );
}

/** A link to copy. @param {string} link @param {string} label */
function linkRow(link, label) {
  const field = h("input", { type: "text", readonly: true, value: link, "aria-label": label, class: "link-field", onfocus: () => field.select() });
  const button = action(t("copy"), "share", async () => {
    const copied = await copy(link);
    if (!copied) field.select();
    say(copied ? t("copied") : t("copy-yourself"));
  }, { class: "action primary" });
  return h("div", { class: "row" }, field, button);
}

/** Export and print. @param {{puzzle: string}} data */
export function exportPart(data) {
  const buttons = FORMATS.map((format) =>
    h(
      "button",
      {
        type: "button",
        class: "choice",
        "data-format": format,
        onclick: async () => {
          try {
            const { name, type, text } = await engine.convert(data.puzzle, format);
            download(name, type, text);
          } catch (error) {
            complain(error);
          }
        },
      },
      t(`format-${format}`),
    ),
  );
  const links = /** @type {(keyof typeof LINKS)[]} */ (Object.keys(LINKS)).map((to) =>
    h("button", { type: "button", class: "choice", "data-link": to, onclick: () => showLink(data, to).catch(complain) }, t(`format-${to}`)),
  );
  const print = action(t("print"), "print", () => window.print());
  return h("section", {}, h("h2", { class: "small-head" }, t("export")), h("div", { class: "choices" }, buttons, links, print));
}
