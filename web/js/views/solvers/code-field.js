// A field to write a program in: numbered lines, colours for what is read, Tab to set in. It stays a plain field with its
// text drawn once more behind it, so that everything a browser does for a field it does here too.

import { t } from "../../engine/i18n.js";
import { h } from "../../widgets/element.js";

/** What one Tab sets a line in by. */
const INDENT = "  ";

/** What a program is made of, in the order in which it is recognised. */
const TOKENS = /(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<string>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\])*`?)|(?<number>\b\d[\w.]*)|(?<word>\b(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|yield)\b)/g;

/** A text with its parts told apart. @param {string} code @returns {(string | HTMLElement)[]} */
export function highlighted(code) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let at = 0;
  for (const found of code.matchAll(TOKENS)) {
    const kind = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    parts.push(code.slice(at, found.index), h("span", { class: `code-${kind}` }, found[0]));
    at = found.index + found[0].length;
  }
  // A line that is begun is there, though nothing is on it.
  return [...parts, code.slice(at), "\n"];
}

export class CodeField {
  /** @param {string} code @param {() => void} changed */
  constructor(code, changed) {
    this.field = h("textarea", { rows: 18, value: code, spellcheck: "false", autocomplete: "off", autocapitalize: "off", "data-do": "code", wrap: "off", "aria-describedby": "code-keys" });
    this.shown = h("pre", { class: "code-shown", "aria-hidden": "true" });
    this.numbers = h("pre", { class: "code-numbers", "aria-hidden": "true" });
    this.element = h(
      "div",
      {},
      h("label", { class: "field" }, h("span", {}, t("solver-code")), h("div", { class: "code-room" }, this.numbers, h("div", { class: "code-text" }, this.shown, this.field))),
      h("p", { class: "fine", id: "code-keys" }, t("solver-tab")),
    );
    /** The line that is wrong, from 1. */
    this.wrong = 0;
    /** Whether the next Tab leaves the field. */
    this.leaves = false;
    this.field.addEventListener("input", () => {
      this.mark(0);
      changed();
    });
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("blur", () => (this.leaves = false));
    this.field.addEventListener("scroll", () => this.#scroll());
    this.mark(0);
  }

  get code() {
    return this.field.value;
  }

  /** Marks the line that is wrong, 0 for none. @param {number} line */
  mark(line) {
    this.wrong = line;
    const lines = this.code.split("\n").length;
    this.shown.replaceChildren(...highlighted(this.code));
    this.numbers.replaceChildren(...Array.from({ length: lines }, (_, at) => h("span", { class: at + 1 === line ? "wrong" : "" }, `${at + 1}\n`)));
    this.#scroll();
  }

  #scroll() {
    this.shown.style.translate = `${-this.field.scrollLeft}px ${-this.field.scrollTop}px`;
    this.numbers.style.translate = `0 ${-this.field.scrollTop}px`;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape") this.leaves = true;
    else if (event.key === "Tab" && !this.leaves && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      this.#indent(event.shiftKey);
    } else if (event.key !== "Shift" && event.key !== "Tab") this.leaves = false;
  }

  /** Sets the lines of the selection in or out; a bare cursor moves on. @param {boolean} out */
  #indent(out) {
    const { selectionStart: start, selectionEnd: end, value } = this.field;
    if (start === end && !out) return this.#write(INDENT);
    const from = value.lastIndexOf("\n", start - 1) + 1;
    const lines = value.slice(from, end).split("\n");
    const changed = lines.map((line) => (out ? line.replace(/^ {1,2}/, "") : INDENT + line)).join("\n");
    this.field.setSelectionRange(from, end);
    this.#write(changed);
    this.field.setSelectionRange(from, from + changed.length);
  }

  /** Writes in the place of the selection, so that the browser can take it back. @param {string} text */
  #write(text) {
    if (!document.execCommand("insertText", false, text)) {
      this.field.setRangeText(text, this.field.selectionStart, this.field.selectionEnd, "end");
      this.field.dispatchEvent(new Event("input"));
    }
  }
}
