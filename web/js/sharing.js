// Handing a puzzle on: a link, a file, paper.

import * as engine from "./engine.js";
import { action, openDialog } from "./dialog.js";
import { h } from "./element.js";
import { t } from "./i18n.js";
import { complain, say } from "./message.js";
import { copy, download, shareLink } from "./share.js";

/** The formats, by the names that the engine gives them. */
const FORMATS = ["svg", "latex", "html", "line", "grid", "json"];

/** Opens the window. @param {import("./engine.js").PuzzleData} data */
export async function showShare(data) {
  const link = await shareLink(data.puzzle);
  openDialog(t("share"), () => [shareLinkPart(link), exportPart(data)], "share-dialog");
}

/** @param {string} link */
function shareLinkPart(link) {
  const field = h("input", { type: "text", readonly: true, value: link, "aria-label": t("share-link"), class: "link-field", onfocus: () => field.select() });
  const button = action(t("copy"), "share", async () => {
    const copied = await copy(link);
    if (!copied) field.select();
    say(copied ? t("copied") : t("copy-yourself"));
  }, { class: "action primary" });
  return h("section", {}, h("h3", {}, t("share-link")), h("p", {}, t("share-link-more")), h("div", { class: "row" }, field, button));
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
  const print = action(t("print"), "print", () => window.print());
  return h("section", {}, h("h2", { class: "small-head" }, t("export")), h("div", { class: "choices" }, buttons, print));
}
