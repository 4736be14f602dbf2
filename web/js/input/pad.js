// The keys below or beside the board: tools, digits or colours, and what can be done.

import { shape, swatches } from "../board/patterns.js";
import { t } from "../engine/i18n.js";
import { COLOURS } from "../model/marks.js";
import { h, s } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";

/** @typedef {import("../model/game.js").Tool} Tool */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @type {Tool[]} */
export const TOOLS = ["digit", "corner", "centre", "colour", "tint"];

/**
 * @typedef {object} PadState
 * @property {Tool} tool
 * @property {number} colour        the one that the tool for candidates uses
 * @property {number} held          the digit or colour held, where digits come first; 0 for none
 * @property {boolean} digitFirst
 * @property {boolean} gathers      whether taps add to the selection
 * @property {number[]} [left]      how many of each digit are still to be placed, from digit 1, where that is known
 * @property {boolean} [showLeft]   whether that is to be seen
 */

export class Pad {
  /**
   * @param {Puzzle} puzzle
   * @param {{tools?: Tool[], tool: (tool: Tool) => void, key: (what: number) => void, colour: (colour: number) => void,
   *   erase: () => void, digitFirst?: () => void, gather: () => void}} does
   */
  constructor(puzzle, does) {
    this.puzzle = puzzle;
    this.does = does;
    this.tools = does.tools ?? TOOLS;
    this.toolRow = h("div", { class: "tools", role: "group", "aria-label": t("tools") });
    this.keys = h("div", { class: "keys", role: "group", "aria-label": t("digits") });
    this.tints = h("div", { class: "tints", role: "group", "aria-label": t("colours") });
    this.element = h("div", { class: `pad pad-${puzzle.size > 9 ? "many" : "few"}` }, this.toolRow, this.tints, this.keys);
    /** @type {string} */
    this.shown = "";
  }

  /** @param {PadState} state */
  paint(state) {
    const key = JSON.stringify(state);
    if (key === this.shown) return;
    this.shown = key;
    const active = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
    this.toolRow.replaceChildren(...this.tools.map((tool) => this.#tool(tool, state)));
    const withTints = state.tool === "tint";
    this.tints.hidden = !withTints;
    this.tints.replaceChildren(...(withTints ? this.#colours(state.colour, this.does.colour, "tint") : []));
    const colours = state.tool === "colour";
    const keys = colours ? this.#colours(state.held, this.does.key, "colour") : this.#digits(state);
    this.keys.setAttribute("aria-label", colours ? t("colours") : t("digits"));
    this.keys.replaceChildren(...keys, ...this.#others(state));
    if (active) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-key="${active}"]`))?.focus();
  }

  /** @param {Tool} tool @param {PadState} state */
  #tool(tool, state) {
    const picture = { digit: "5", corner: "¹²", centre: "12", colour: "", tint: "" }[tool];
    const sample = picture ? h("span", { class: `sample sample-${tool}`, "aria-hidden": "true" }, picture) : this.#sample(tool);
    return h(
      "button",
      { type: "button", class: "tool", "data-key": `tool-${tool}`, "aria-pressed": String(state.tool === tool), onclick: () => this.does.tool(tool) },
      sample,
      h("span", { class: "word" }, t(`tool-${tool}`)),
    );
  }

  /** @param {Tool} tool */
  #sample(tool) {
    const drawn = tool === "colour" ? swatches(0, 0, 40, 0b1101) : [shape(12, 20, 9, 1), shape(30, 20, 9, 3)];
    return s("svg", { viewBox: "0 0 40 40", class: "sample", "aria-hidden": "true" }, drawn);
  }

  /** @param {PadState} state */
  #digits(state) {
    return this.puzzle.data.digits.map((symbol, index) => {
      const left = state.left?.[index];
      const held = state.digitFirst && state.held === index + 1;
      const done = left !== undefined && left <= 0;
      return h(
        "button",
        {
          type: "button",
          class: `key${done ? " done" : ""}`,
          "data-key": `digit-${index + 1}`,
          "aria-label": left === undefined ? symbol : t("digit-key", { digit: symbol, left }),
          "aria-pressed": state.digitFirst ? String(held) : undefined,
          onclick: () => this.does.key(index + 1),
        },
        h("span", { class: "face", "data-left": done ? "✓" : state.showLeft === false ? "" : left ?? "" }, symbol),
      );
    });
  }

  /** @param {number} pressed @param {(colour: number) => void} does @param {"colour" | "tint"} kind */
  #colours(pressed, does, kind) {
    return Array.from({ length: COLOURS }, (_, index) => {
      const colour = index + 1;
      const drawn = kind === "colour" ? swatches(0, 0, 40, 1 << index) : [shape(20, 20, 13, colour)];
      return h(
        "button",
        { type: "button", class: "key swatch", "data-key": `${kind}-${colour}`, "aria-label": t(`colour-${colour}`), "aria-pressed": String(pressed === colour), onclick: () => does(colour) },
        s("svg", { viewBox: "0 0 40 40", "aria-hidden": "true" }, drawn),
      );
    });
  }

  /** @param {PadState} state */
  #others(state) {
    const { digitFirst } = this.does;
    const wide = this.puzzle.size > 9 ? "key" : "key other";
    return [
      h("button", { type: "button", class: wide, "data-key": "erase", title: t("erase"), "aria-label": t("erase"), onclick: () => this.does.erase() }, pictogram("erase")),
      h(
        "button",
        { type: "button", class: wide, "data-key": "gather", title: t("gather"), "aria-label": t("gather"), "aria-pressed": String(state.gathers), onclick: () => this.does.gather() },
        pictogram("select"),
      ),
      digitFirst &&
        h(
          "button",
          { type: "button", class: `${wide} word-key`, "data-key": "digit-first", title: t("digit-first-more"), "aria-label": t("digit-first"), "aria-pressed": String(state.digitFirst), onclick: digitFirst },
          pictogram("digitFirst"),
          h("span", { class: "word" }, t("digit-first")),
        ),
    ].filter((key) => key !== undefined);
  }
}
