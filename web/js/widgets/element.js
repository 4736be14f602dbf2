// Making elements: the one place where the page builds its DOM. Only properties and attributes are set,
// never markup from a string, so nothing that is shown can become code.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An HTML element. Keys starting with `on` are listeners, `class` and `data-…`, `aria-…` attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} [attributes] @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  set(made, attributes);
  made.append(...nodes(children));
  return made;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} [attributes] @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  set(made, attributes);
  made.append(...nodes(children));
  return made;
}

/** @param {Element} element @param {Record<string, any>} attributes */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
function nodes(children) {
  /** @type {(Node | string)[]} */
  const kept = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    kept.push(typeof child === "number" ? String(child) : child);
  }
  return kept;
}

/** A pictogram of the page's own, drawn on 24×24.
 * @param {string} path the `d` of its stroke */
export function icon(path) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: path }));
}
