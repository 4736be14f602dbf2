// A new puzzle: by difficulty, size, technique or variant, the one of the day, or a game begun before.

import * as engine from "./engine.js";
import { complain, openDialog } from "./dialog.js";
import { h } from "./element.js";
import { t } from "./i18n.js";
import { open, openSaved } from "./opening.js";
import { titleOf } from "./title.js";
import { dropGame, results, savedGames } from "./store.js";
import { clock } from "./timer.js";

export const GRADES = ["beginner", "easy", "medium", "hard", "expert", "extreme"];
export const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** Today, by the player's own calendar. */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Opens the window. */
export function showNew() {
  openDialog(t("new-puzzle"), (close) => [dailyPart(close), orderPart(close), savedPart(close)], "new-dialog");
}

/** @param {() => void} close */
function dailyPart(close) {
  const date = h("input", { type: "date", value: today(), max: today(), "aria-label": t("daily-date") });
  const done = new Set(results().map((result) => `${result.daily}`));
  const buttons = ["easy", "medium", "hard"].map((grade) =>
    h(
      "button",
      { type: "button", class: "choice", onclick: () => waiting(close, async () => open(await engine.daily(date.value || today(), grade), { daily: date.value || today() })) },
      t(`grade-${grade}`),
    ),
  );
  return h("section", {}, h("h3", {}, t("daily"), done.has(today()) ? h("small", {}, ` ${t("daily-done")}`) : null), h("div", { class: "choices" }, date, buttons));
}

/** @param {() => void} close */
function orderPart(close) {
  const size = h("select", { name: "size" }, SIZES.map((its) => h("option", { value: its, selected: its === 9 }, `${its}×${its}`)));
  const technique = h("select", { name: "technique" }, h("option", { value: "" }, t("any")));
  const variant = h("select", { name: "variant" }, h("option", { value: "" }, t("classic")));
  engine.techniques().then((list) => technique.append(...list.map(({ id, name }) => h("option", { value: id }, name))), () => technique.closest("label")?.remove());
  const rule = h("p", { class: "rule", "aria-live": "polite" });
  engine.variants().then(
    (list) => {
      variant.append(...families(list).map(([family, its]) => h("optgroup", { label: family }, its.map(({ id, name }) => h("option", { value: id }, name)))));
      variant.addEventListener("change", () => (rule.textContent = list.find(({ id }) => id === variant.value)?.rule ?? ""));
    },
    () => variant.closest("label")?.remove(),
  );
  /** @param {string} grade */
  const order = (grade) => ({
    size: Number(size.value),
    grade: grade || undefined,
    technique: technique.value || undefined,
    variant: variant.value || undefined,
  });
  const buttons = ["", ...GRADES].map((grade) =>
    h(
      "button",
      { type: "button", class: "choice", "data-grade": grade, onclick: () => waiting(close, async () => open(await engine.generate(order(grade)))) },
      grade ? t(`grade-${grade}`) : t("any"),
    ),
  );
  return h(
    "section",
    {},
    h("h3", {}, t("by-difficulty")),
    h("div", { class: "fields" }, field(t("size"), size), field(t("technique"), technique), field(t("variant"), variant)),
    rule,
    h("div", { class: "choices" }, buttons),
  );
}

/**
 * Variants by the family they belong to, in their order.
 * @template {{family: string}} V
 * @param {V[]} list
 * @returns {[string, V[]][]}
 */
function families(list) {
  /** @type {Map<string, V[]>} */
  const families = new Map();
  for (const variant of list) families.set(variant.family, [...(families.get(variant.family) ?? []), variant]);
  return [...families];
}

/** @param {() => void} close */
function savedPart(close) {
  const games = savedGames();
  if (!games.length) return null;
  const list = games.map((game) => {
    const entry = h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "saved", onclick: () => (close(), openSaved(game)) },
        h("strong", {}, titleOf({ data: game.puzzle, daily: game.daily })),
        h("span", {}, t("saved-state", { percent: Math.round(100 * game.filled), time: clock(game.seconds) })),
      ),
      h("button", { type: "button", class: "quiet", onclick: () => (dropGame(game.id), entry.remove()) }, t("forget")),
    );
    return entry;
  });
  return h("section", {}, h("h3", {}, t("go-on")), h("ul", { class: "saved-games" }, list));
}

/** @param {string} word @param {HTMLElement} input */
export function field(word, input) {
  return h("label", { class: "field" }, h("span", {}, word), input);
}

/** Does something that takes a while, with the window showing that. @param {() => void} close @param {() => Promise<void>} does */
async function waiting(close, does) {
  const body = document.querySelector("dialog[open]");
  body?.classList.add("busy");
  body?.setAttribute("aria-busy", "true");
  try {
    await does();
    close();
  } catch (error) {
    complain(error);
  } finally {
    body?.classList.remove("busy");
    body?.removeAttribute("aria-busy");
  }
}
