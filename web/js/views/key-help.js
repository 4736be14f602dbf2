// The keys, told.

import { t } from "../engine/i18n.js";
import { LETTERS } from "../input/keyboard.js";
import { openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";

/** @param {import("../model/puzzle.js").Puzzle} [puzzle] */
export function showKeys(puzzle) {
  const last = puzzle ? puzzle.symbol(puzzle.size) : "9";
  const rows = /** @type {[string, string][]} */ ([
    ["← ↑ → ↓", t("key-move")],
    ["⇧ ←↑→↓", t("key-extend")],
    [t("key-name-ends"), t("key-ends")],
    [`1–${last}`, t("key-digit")],
    ["⇧ 1–9", t("tool-corner")],
    ["Ctrl 1–9", t("tool-centre")],
    ["Alt 1–8", t("key-colour")],
    [t("key-name-space"), t("key-next-tool")],
    ["⌫", t("erase")],
    [t("key-name-enter"), t("key-enter")],
    ["Ctrl Z / Ctrl Y", `${t("undo")} / ${t("redo")}`],
    ["Ctrl A", t("key-all")],
    ...Object.entries(LETTERS).map(([letter, name]) => /** @type {[string, string]} */ ([letter.toUpperCase(), t(`key-${name}`)])),
  ]);
  openDialog(
    t("keys"),
    () => [h("p", {}, t("keys-letters")), h("dl", { class: "keys-list" }, rows.map(([key, meaning]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, meaning))))],
    "keys-dialog",
  );
}
