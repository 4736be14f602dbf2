// A new puzzle: by difficulty, size, technique or variant, the one of the day, or a game begun before.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { dropGame, results, savedGames } from "../engine/store.js";
import { open, openSaved } from "../model/opening.js";
import { GRADES, SIZES, today } from "../model/puzzle-kinds.js";
import { clock } from "../model/timer.js";
import { openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { titleOf } from "../widgets/title.js";
import { VariantPicker } from "./variant-picker.js";

/** Opens the window. */
export function showNew() {
  openDialog(t("new-puzzle"), (close) => [orderPart(close), dailyPart(close), savedPart(close)], "new-dialog");
}

/** @param {() => void} close */
function dailyPart(close) {
  const failure = h("p", { class: "failure", role: "alert" });
  const buttons = h("div", { class: "choices" });
  const date = h("input", { type: "date", value: today(), max: today(), "aria-label": t("daily-date"), onchange: () => paint() });
  const paint = () => {
    const day = date.value || today();
    buttons.replaceChildren(
      date,
      ...["easy", "medium", "hard"].map((grade) => {
        const done = results().find((result) => result.daily === day && result.grade === grade);
        return h(
          "button",
          { type: "button", class: "choice", "data-daily": grade, onclick: () => waiting(close, async (signal) => open(await engine.daily(day, grade, signal), { daily: day }), failure) },
          h("span", {}, t(`grade-${grade}`)),
          done ? h("small", { class: "done" }, t("daily-done", { time: clock(done.seconds) })) : null,
        );
      }),
    );
  };
  paint();
  return h("section", {}, h("h3", {}, t("daily")), buttons, failure);
}

/** @param {() => void} close */
function orderPart(close) {
  const size = h("select", { name: "size" }, SIZES.map((its) => h("option", { value: its, selected: its === 9 }, `${its}×${its}`)));
  const sizeNote = h("p", { class: "fine", hidden: true }, t("size-by-variant"));
  const technique = h("select", { name: "technique" }, h("option", { value: "" }, t("any")));
  const variants = h("div", {});
  /** @type {VariantPicker | null} */
  let picker = null;
  const chosen = () => picker?.chosen ?? [];
  // A layout has its own size, and some techniques are about constraints.
  const settle = () => {
    size.disabled = chosen().some(({ layout }) => layout);
    sizeNote.hidden = !size.disabled;
    for (const option of technique.options) option.disabled = option.dataset.constraints === "true" && !chosen().length;
    if (technique.selectedOptions[0]?.disabled) technique.value = "";
  };
  engine.techniques().then(
    (list) => {
      technique.append(...list.map(({ id, name, needs_constraints }) => h("option", { value: id, "data-constraints": String(needs_constraints) }, name)));
      settle();
    },
    () => technique.closest("label")?.remove(),
  );
  engine.variants().then(
    (list) => {
      picker = new VariantPicker(list);
      picker.addEventListener("change", settle);
      variants.replaceChildren(picker.element);
    },
    () => variants.remove(),
  );
  /** @param {string} grade */
  const order = (grade) => ({
    size: size.disabled ? undefined : Number(size.value),
    grade: grade || undefined,
    technique: technique.value || undefined,
    variant: chosen().map(({ id }) => id).join(",") || undefined,
  });
  const failure = h("p", { class: "failure", role: "alert" });
  const buttons = ["", ...GRADES].map((grade) =>
    h(
      "button",
      { type: "button", class: "choice", "data-grade": grade, onclick: () => waiting(close, async (signal) => open(await engine.generate(order(grade), signal), { order: order(grade) }), failure) },
      grade ? t(`grade-${grade}`) : t("any"),
    ),
  );
  return h(
    "section",
    {},
    variants,
    h("div", { class: "fields" }, field(t("size"), size), field(t("technique"), technique)),
    sizeNote,
    h("h3", {}, t("by-difficulty")),
    h("div", { class: "choices" }, buttons),
    failure,
  );
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

/** Does something that takes a while, with the window showing that, and what went wrong. Who closes the window wants it no
 * longer. @param {() => void} close @param {(signal: AbortSignal) => Promise<void>} does @param {HTMLElement} failure */
async function waiting(close, does, failure) {
  const body = failure.closest("dialog");
  const stop = new AbortController();
  body?.addEventListener("close", () => stop.abort());
  body?.classList.add("busy");
  body?.setAttribute("aria-busy", "true");
  failure.textContent = "";
  try {
    await does(stop.signal);
    close();
  } catch (error) {
    if (!stop.signal.aborted) failure.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    body?.classList.remove("busy");
    body?.removeAttribute("aria-busy");
  }
}
