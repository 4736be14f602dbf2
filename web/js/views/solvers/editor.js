// Writing a program in the page: its name, its text, kept as it is typed; and how programs and Grille speak.

import { t } from "../../engine/i18n.js";
import { download } from "../../engine/export.js";
import { dropProgram, keepProgram } from "../../engine/store.js";
import { action } from "../../widgets/dialog.js";
import { h } from "../../widgets/element.js";
import { field } from "../new-puzzle.js";
import { CodeField } from "./code-field.js";

/** @typedef {import("../../engine/store.js").OwnProgram} OwnProgram */

/** @param {OwnProgram} program
 * @param {{changed: () => void, run: () => void, trial: () => void, closed: (deleted: boolean) => void}} does
 * @returns {{element: HTMLElement, code: CodeField}} */
export function editor(program, { changed, run, trial, closed }) {
  const name = h("input", { type: "text", value: program.name, maxlength: 60, autocomplete: "off", "data-do": "name" });
  const unkept = h("p", { class: "failure", role: "alert", hidden: true }, t("solver-unkept"));
  const keep = () => {
    program.name = name.value.trim() || t("solver-mine", { number: 1 });
    program.code = code.code;
    unkept.hidden = keepProgram(program);
    changed();
  };
  const code = new CodeField(program.code, keep);
  name.addEventListener("change", keep);
  const element = h(
    "section",
    { class: "panel solver-editor", "aria-label": t("solver-editor") },
    field(t("solver-name"), name),
    code.element,
    h("p", { class: "fine" }, t("solver-code-more")),
    unkept,
    h(
      "div",
      { class: "buttons" },
      action(t("solver-run"), "play", run, { class: "action primary", "data-do": "run" }),
      action(t("solver-trial"), "steps", trial, { "data-do": "trial" }),
      action(t("solver-export"), "share", () => download(`${program.name.replace(/[^\p{L}\p{N}]+/gu, "-")}.js`, "text/javascript", program.code), { "data-do": "export-code" }),
      action(t("solver-delete"), "erase", () => (dropProgram(program.id), closed(true)), { "data-do": "delete" }),
      action(t("close"), "close", () => closed(false), { "data-do": "close-editor" }),
    ),
  );
  return { element, code };
}

/** The lines of the protocol, as examples: to a program, and from it. */
const ASKED = [
  ["grille 1", "version"],
  ["puzzle 9 3 3", "puzzle"],
  ["row 5 3 0 0 7 0 0 0 0", "row"],
  ["solve", "solve"],
];
const ANSWERED = [
  ["move 4 7 2", "move"],
  ["why …", "why"],
  ["candidates 4 7 2 9", "candidates"],
  ["done", "done"],
  ["solution 5 3 4 6 …", "solution"],
  ["none", "none"],
  ["unsupported", "unsupported"],
];

/** How programs and Grille speak. */
export function protocolHelp() {
  /** @param {string[][]} lines */
  const list = (lines) => h("dl", { class: "protocol" }, lines.map(([line, name]) => h("div", {}, h("dt", {}, h("code", {}, line)), h("dd", {}, t(`protocol-${name}`)))));
  return h(
    "details",
    { class: "panel" },
    h("summary", {}, t("protocol")),
    h("p", {}, t("protocol-lead")),
    h("h3", {}, t("protocol-asked")),
    list(ASKED),
    h("h3", {}, t("protocol-answered")),
    list(ANSWERED),
    h("p", {}, t("protocol-here")),
    h("p", {}, t("protocol-machine"), " ", h("code", {}, "grille serve --solver \"Ada=python3 solver.py\"")),
  );
}
