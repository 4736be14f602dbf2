// Learning: the techniques, and a page for each with examples that the engine worked out.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { practised } from "../engine/store.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { complain, say } from "../widgets/message.js";
import { showWhenReady } from "../widgets/waiting.js";
import { examplesView } from "./examples.js";
import { practise } from "./practice.js";

/** @param {HTMLElement} root @param {string} [id] a technique @returns {() => void} */
export function showLearn(root, id) {
  if (id) return showWhenReady(root, t("learn"), engine.technique(id), techniquePage);
  return showWhenReady(root, t("learn"), engine.techniques(), indexPage);
}

/** @param {engine.TechniqueEntry[]} techniques */
function indexPage(techniques) {
  const counts = practised();
  /** @type {Map<string, engine.TechniqueEntry[]>} */
  const groups = new Map();
  // What is for variants comes last.
  for (const technique of [...techniques.filter((its) => !its.needs_constraints), ...techniques.filter((its) => its.needs_constraints)]) {
    const group = technique.needs_constraints ? t("learn-variants") : technique.level.name;
    groups.set(group, [...(groups.get(group) ?? []), technique]);
  }
  return h(
    "div",
    { class: "text-page" },
    h("h1", {}, t("learn")),
    h("p", { class: "lead" }, t("learn-lead")),
    [...groups].map(([group, its]) =>
      h("section", {}, group ? h("h2", {}, group) : null, h("ul", { class: "technique-list" }, its.map(({ id, name }) => h("li", {}, h("a", { href: `#/learn/${id}` }, name, counts[id] ? h("small", { class: "done", title: t("practice-count", { count: counts[id] }) }, `✓ ${counts[id]}`) : null))))),
    ),
  );
}

/** @param {engine.TechniqueData} technique */
function techniquePage(technique) {
  const count = practised()[technique.id];
  return h(
    "div",
    { class: "text-page" },
    h("p", {}, h("a", { href: "#/learn" }, `← ${t("learn")}`)),
    h("h1", {}, technique.name),
    h("p", { class: "lead" }, technique.rule),
    action(t("practise"), "play", async () => {
      say(t("thinking"));
      try {
        // What is about constraints needs some: those of the first example.
        await practise({ technique: technique.id, name: technique.name, variant: technique.variants[0] });
      } catch (error) {
        complain(error);
      }
    }, { class: "action primary", "data-do": "practise" }),
    count ? h("p", { class: "fine" }, t("practice-count", { count })) : null,
    technique.examples.length ? examplesView(technique.examples) : null,
  );
}
