// Words last: the page names messages (`page-…`), the server sends them from the same Fluent files that
// the library and the command speak from.

import { settings } from "./store.js";

/**
 * A message: plain text, or pieces. A piece is text, the name of a value, or a choice by a number or word.
 * @typedef {string | {value: string} | {select: string, variants: Record<string, Pattern>, default: string}} Piece
 * @typedef {string | Piece[]} Pattern
 */

/** @typedef {"en" | "fr"} Language */

/** @type {Language} */
let current = wantedLanguage();
/** @type {Record<string, Pattern>} */
let messages = {};
/** @type {Intl.PluralRules} */
let plural = new Intl.PluralRules(current);

/** @returns {Language} the language that the page is in; known before its messages are */
export function language() {
  return current;
}

/** Uses these messages from now on.
 * @param {Language} lang @param {Record<string, Pattern>} its */
export function speak(lang, its) {
  current = lang;
  messages = its;
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
}

/** A message in words.
 * @param {string} id @param {Record<string, string | number>} [values] */
export function t(id, values = {}) {
  const pattern = messages[`page-${id}`];
  if (pattern === undefined) throw new Error(`no message page-${id}`);
  return write(pattern, values);
}

/** @param {Pattern} pattern @param {Record<string, string | number>} values @returns {string} */
function write(pattern, values) {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("value" in piece) return shown(values[piece.value]);
      const chosen = values[piece.select];
      const names = [String(chosen), typeof chosen === "number" ? plural.select(chosen) : "", piece.default];
      return write(piece.variants[names.find((name) => name in piece.variants) ?? piece.default], values);
    })
    .join("");
}

/** @param {string | number | undefined} value */
function shown(value) {
  return typeof value === "number" ? value.toLocaleString(current) : String(value ?? "");
}

/** A day in words, its year only where it is another one. @param {string} date YYYY-MM-DD */
export function dayInWords(date) {
  const [year, month, day] = date.split("-").map(Number);
  const other = year === new Date().getFullYear() ? {} : { year: /** @type {const} */ ("numeric") };
  return new Intl.DateTimeFormat(current, { day: "numeric", month: "long", ...other }).format(new Date(year, month - 1, day));
}

/** The language that the player wants: the one chosen before, else the browser's, else English. @returns {Language} */
export function wantedLanguage() {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return /** @type {Language} */ (wanted.find((tag) => tag === "fr" || tag === "en") ?? "en");
}
