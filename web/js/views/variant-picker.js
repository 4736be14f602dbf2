// Several variants at a time: a list to search and tick, with what was chosen in front of it.

import { t } from "../engine/i18n.js";
import { POPULAR } from "../model/puzzle-kinds.js";
import { h } from "../widgets/element.js";
import { pictogram } from "../widgets/icons.js";

/** @typedef {import("../engine/api.js").VariantEntry} VariantEntry */

/** Tells of each choice with the event `change`. */
export class VariantPicker extends EventTarget {
  /** @param {VariantEntry[]} list family by family */
  constructor(list) {
    super();
    this.list = list;
    this.boxes = list.map((variant) => h("input", { type: "checkbox", value: variant.id, onchange: () => this.#ticked(variant) }));
    this.rows = list.map(({ name }, at) => h("label", { class: "tick" }, this.boxes[at], h("span", {}, name)));
    this.words = list.map(({ id, name, rule }) => plain(`${name} ${id} ${rule}`));
    this.families = [...new Set(list.map(({ family }) => family.name))].map((family) =>
      h("fieldset", {}, h("legend", {}, family), this.rows.filter((_, at) => list[at].family.name === family)),
    );
    this.search = h("input", { type: "search", autocomplete: "off", spellcheck: "false", placeholder: t("variant-search"), "aria-label": t("variant-search"), oninput: () => this.#filter() });
    this.search.addEventListener("keydown", (event) => event.key === "Enter" && this.#tickFirst(event));
    this.found = h("p", { class: "fine", role: "status" });
    this.summary = h("summary", {});
    this.popular = POPULAR.map((id) => list.find((variant) => variant.id === id))
      .filter((variant) => variant !== undefined)
      .map((variant) => ({ variant, key: h("button", { type: "button", class: "choice toggle", title: variant.rule, "data-popular": variant.id, onclick: () => this.#tick(variant) }, variant.name) }));
    this.chips = h("ul", { class: "chips", "aria-label": t("variants") });
    this.rules = h("div", { class: "rule", "aria-live": "polite" });
    this.element = h(
      "div",
      { class: "variants" },
      h("div", { class: "choices", role: "group", "aria-label": t("variants-known") }, this.popular.map(({ key }) => key)),
      h("details", {}, this.summary, this.search, this.found, h("div", { class: "variant-list", role: "group", "aria-label": t("variants") }, this.families)),
      this.chips,
      this.rules,
    );
    this.#filter();
    this.#paint();
  }

  /** What is chosen. */
  get chosen() {
    return this.list.filter((_, at) => this.boxes[at].checked);
  }

  /** @param {VariantEntry} variant */
  #ticked(variant) {
    // A puzzle has one layout: the last that was chosen.
    if (variant.layout) this.list.forEach((other, at) => (this.boxes[at].checked &&= !other.layout || other === variant));
    this.#paint();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {VariantEntry} variant @param {boolean} [on] */
  #tick(variant, on) {
    const box = this.boxes[this.list.indexOf(variant)];
    box.checked = on ?? !box.checked;
    this.#ticked(variant);
  }

  /** Enter takes the first that is called so. @param {Event} event */
  #tickFirst(event) {
    event.preventDefault();
    const first = this.list.find((_, at) => !this.rows[at].hidden);
    if (!first || !this.search.value.trim()) return;
    this.#tick(first);
    this.search.value = "";
    this.#filter();
  }

  #filter() {
    const wanted = plain(this.search.value).split(/\s+/).filter(Boolean);
    this.rows.forEach((row, at) => (row.hidden = !wanted.every((word) => this.words[at].includes(word))));
    for (const family of this.families) family.hidden = [...family.querySelectorAll("label")].every((row) => row.hidden);
    this.found.textContent = t("variant-count", { count: this.rows.filter((row) => !row.hidden).length });
  }

  #paint() {
    const { chosen } = this;
    for (const { variant, key } of this.popular) key.setAttribute("aria-pressed", String(chosen.includes(variant)));
    this.summary.textContent = t("variants-chosen", { names: chosen.map(({ name }) => name).join(" + ") || t("classic") });
    this.chips.hidden = !chosen.length;
    this.chips.replaceChildren(
      ...chosen.map((variant) => {
        const drop = () => {
          this.#tick(variant, false);
          this.search.closest("details")?.querySelector("summary")?.focus();
        };
        return h("li", {}, h("button", { type: "button", class: "chip", "aria-label": t("variant-drop", { name: variant.name }), onclick: drop }, variant.name, pictogram("close")));
      }),
    );
    this.rules.replaceChildren(...chosen.map(({ name, rule }) => h("p", {}, h("strong", {}, name), ` – ${rule}`)));
  }
}

/** A text as it is searched: without accents and capitals. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
