// Setting: paste or type a puzzle and see at once how many solutions it has and where they differ.

import { Board } from "../board/board.js";
import { announcer } from "../board/speech.js";
import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { keepSetterWork, settings, setterWork } from "../engine/store.js";
import { connect } from "../input/connect.js";
import { Pad } from "../input/pad.js";
import { Game } from "../model/game.js";
import { EMPTY } from "../model/marks.js";
import { open } from "../model/opening.js";
import { SIZES } from "../model/puzzle-kinds.js";
import { clashes, Puzzle } from "../model/puzzle.js";
import { Selection } from "../model/selection.js";
import { action } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";
import { complain, messages, say } from "../widgets/message.js";
import { ratingView } from "../widgets/rating.js";
import { field } from "./new-puzzle.js";
import { exportPart, showShare } from "./share.js";

/** @typedef {import("../model/puzzle-data.js").PuzzleData} PuzzleData */
/** @typedef {import("../engine/store.js").SetterWork} SetterWork */

/** How many grids that were put away can be had back. */
const PAST = 20;

/** What was put away, the last one last: it outlives the view. @type {SetterWork[]} */
const past = [];

/** @param {HTMLElement} root @param {PuzzleData | null} begun the puzzle in play, to begin with @returns {() => void} */
export function showSetter(root, begun) {
  const view = new Setter();
  root.replaceChildren(view.element);
  const first = setterWork();
  if (first) view.load(first.data, first.values, first.words);
  else if (begun) view.load(begun);
  else view.blank(9);
  return () => view.leave();
}

class Setter {
  constructor() {
    this.stop = new AbortController();
    this.real = false;
    this.room = h("div", { class: "board-room" });
    this.padRoom = h("div", { class: "pad-room" });
    this.count = h("p", { class: "count", role: "status" });
    this.rating = h("div", { class: "rating" });
    this.paste = h("textarea", { rows: 4, placeholder: t("paste-hint"), spellcheck: "false", autocomplete: "off" });
    this.several = h("div", { class: "several" });
    this.size = h("select", { onchange: () => this.blank(Number(this.size.value)) }, SIZES.map((size) => h("option", { value: size, selected: size === 9 }, `${size}×${size}`)));
    this.trueBox = h("input", { type: "checkbox", role: "switch", onchange: () => this.#setReal(this.trueBox.checked) });
    this.exports = h("div", {});
    const said = () => this.#said();
    this.words = {
      title: h("input", { type: "text", maxlength: 60, autocomplete: "off", "data-do": "title", oninput: said }),
      author: h("input", { type: "text", maxlength: 60, autocomplete: "off", "data-do": "author", oninput: said }),
      rules: h("textarea", { rows: 3, "data-do": "rules", oninput: said }),
    };
    this.head = h("div", { class: "print-only" });
    this.foot = h("div", { class: "print-only" });
    this.onPaste = (/** @type {ClipboardEvent} */ event) => this.#pasted(event);
    document.addEventListener("paste", this.onPaste);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.element = h(
      "div",
      { class: "play setter" },
      h("div", { class: "stage" }, h("div", { class: "status" }, h("h1", {}, t("set")), messages(), field(t("size"), this.size)), this.head, this.room, this.foot),
      h(
        "div",
        { class: "side" },
        h("section", { class: "paste" }, h("label", { class: "field" }, h("span", {}, t("paste")), this.paste), h("div", { class: "buttons" }, action(t("read"), "check", () => this.read(), { class: "action primary", "data-do": "read" })), this.several),
        h("section", { class: "verdict" }, this.count, this.rating, h("label", { class: "switch" }, this.trueBox, h("span", {}, t("true-candidates")))),
        this.padRoom,
        h(
          "section",
          { class: "panel setter-words", "aria-label": t("set-words") },
          h("div", { class: "fields" }, field(t("set-title"), this.words.title), field(t("set-author"), this.words.author)),
          field(t("set-rules"), this.words.rules),
        ),
        h(
          "div",
          { class: "actions" },
          action(t("undo"), "undo", () => this.undo(), { "data-do": "undo" }),
          action(t("redo"), "redo", () => this.game?.redo(), { "data-do": "redo" }),
          action(t("play-this"), "play", () => this.#with((data) => this.#play(data)), { "data-do": "play" }),
          action(t("walk"), "steps", () => this.#with((data) => this.#play(data, "#/walk")), { "data-do": "walk" }),
          action(t("share"), "share", () => this.#with(showShare), { "data-do": "share" }),
          action(t("clear"), "erase", () => this.blank(Number(this.size.value)), { "data-do": "clear" }),
        ),
        this.exports,
      ),
    );
  }

  /** A paste outside a field to write in is a puzzle. @param {ClipboardEvent} event */
  #pasted(event) {
    const { target, clipboardData } = event;
    const text = clipboardData?.getData("text/plain") ?? "";
    if (!text.trim() || (target instanceof Element && target.closest("input, textarea, dialog"))) return;
    event.preventDefault();
    this.paste.value = text;
    this.read();
  }

  /** Reads what was pasted. */
  async read() {
    try {
      const puzzles = await engine.read(this.paste.value);
      this.several.replaceChildren(...(puzzles.length > 1 ? puzzles.slice(0, 200).map((data, index) => h("button", { type: "button", class: "choice", onclick: () => this.replace(data) }, index + 1)) : []));
      const put = this.replace(puzzles[0]);
      say([t("read-done", { count: puzzles.length }), put && t("set-put-away")].filter(Boolean).join(" "));
    } catch (error) {
      complain(error);
    }
  }

  /** @param {number} size */
  async blank(size) {
    try {
      if (this.replace(await engine.blank(size))) say(t("set-put-away"));
    } catch (error) {
      complain(error);
    }
  }

  /** Takes another puzzle in hand. What was in hand is put away: going back brings it back. @param {PuzzleData} data
   * @returns {boolean} whether there was something to put away */
  replace(data) {
    const work = this.#work();
    const worth = work !== null && (work.values.some(Boolean) || (work.data.constraints?.length ?? 0) > 0 || Object.values(work.words).some(Boolean));
    if (worth) past.push(work);
    past.splice(0, past.length - PAST);
    this.load(data);
    return worth;
  }

  /** Takes the last change back; where there is none, what was put away. */
  undo() {
    if (this.game?.history.canUndo) return this.game.undo();
    const work = past.pop();
    if (work) this.load(work.data, work.values, work.words);
  }

  /** @returns {SetterWork | null} what is in hand */
  #work() {
    const { title, author, rules } = this.words;
    return this.data && this.game ? { data: this.data, values: this.game.values(), words: { title: title.value, author: author.value, rules: rules.value } } : null;
  }

  /** Keeps what is in hand, also for paper. */
  #keep() {
    const work = this.#work();
    if (!work) return;
    keepSetterWork(work);
    const { title, author, rules } = work.words;
    this.head.replaceChildren(h("h1", {}, title || this.data?.variants?.join(" + ") || ""), author ? h("p", {}, t("by", { author })) : "");
    this.foot.replaceChildren(...[rules, ...(rules ? [] : (this.data?.rules ?? []))].filter(Boolean).map((rule) => h("p", {}, rule)));
  }

  /** The title, author or rules were changed. */
  #said() {
    this.#keep();
    clearTimeout(this.later);
    this.later = setTimeout(() => this.#judge(this.stop.signal), 400);
  }

  /** Takes a puzzle in hand, as it is. @param {PuzzleData} data @param {number[]} [values] @param {engine.Words} [words] */
  load(data, values = data.cells.map((cell) => cell.given ?? 0), words = { title: data.title ?? "", author: data.author ?? "", rules: data.comment ?? "" }) {
    this.data = data;
    for (const name of /** @type {const} */ (["title", "author", "rules"])) this.words[name].value = words[name];
    const puzzle = new Puzzle(data);
    const game = new Game(puzzle);
    game.open = true;
    game.tidy = false;
    game.cells = values.map((value) => ({ ...EMPTY, value }));
    const board = new Board(puzzle, { label: t("set") });
    const selection = new Selection(0);
    const write = (/** @type {number} */ digit) => {
      game.use("digit", selection.list, digit);
      announcer.say(board.cells[selection.focus].getAttribute("aria-label") ?? "");
    };
    const erase = () => game.erase(selection.list);
    this.gathers = false;
    this.pad = new Pad(puzzle, { tools: [], tool: () => {}, key: write, colour: () => {}, erase, gather: () => ((this.gathers = !this.gathers), this.paint()) });
    this.disconnect?.();
    this.disconnect = connect(board, selection, {
      digit: (digit) => write(digit),
      erase,
      gathers: () => this.gathers ?? false,
      command: (name) => (name === "undo" ? (this.undo(), true) : name === "redo" ? (game.redo(), true) : false),
    });
    this.game = game;
    this.board = board;
    this.selection = selection;
    if (data.boxes) this.size.value = String(data.size);
    this.room.replaceChildren(board.element);
    this.padRoom.replaceChildren(this.pad.element);
    selection.addEventListener("change", () => this.paint());
    game.addEventListener("change", () => this.#changed());
    /** @type {number[] | null} */
    this.candidates = null;
    this.#changed();
  }

  #changed() {
    if (!this.game || !this.data) return;
    this.#keep();
    this.stop.abort();
    this.stop = new AbortController();
    this.candidates = null;
    this.count.textContent = t("counting");
    this.rating.replaceChildren();
    this.paint();
    clearTimeout(this.later);
    this.later = setTimeout(() => this.#judge(this.stop.signal), 200);
  }

  /** Asks the engine about what is on the board. @param {AbortSignal} signal */
  async #judge(signal) {
    const { game, data } = this;
    if (!game || !data) return;
    const values = game.values();
    const clashing = clashes(game.puzzle, values);
    if (clashing.size) {
      this.count.textContent = t("count-clash");
      return;
    }
    try {
      const { puzzle } = await engine.withGivens(data, values, signal, this.#work()?.words);
      this.exports.replaceChildren(exportPart({ puzzle }));
      const { count, all, text } = await engine.count(puzzle, signal);
      this.count.textContent = text;
      this.count.dataset.count = String(count);
      if (this.real && count > 0) {
        this.candidates = await engine.trueCandidates(puzzle, signal);
        this.paint();
      }
      const rating = count === 1 && all ? await engine.rate(puzzle, signal) : null;
      this.rating.replaceChildren(...(rating ? [ratingView(rating)] : []));
    } catch (error) {
      if (signal.aborted) return;
      this.count.textContent = error instanceof Error ? error.message : "";
    }
  }

  /** @param {boolean} on */
  #setReal(on) {
    this.real = on;
    this.#changed();
  }

  paint() {
    const { game, board, selection, pad, candidates } = this;
    if (!game || !board || !selection || !pad) return;
    const values = game.values();
    board.element.classList.toggle("large", settings.large && game.puzzle.isLarge);
    board.paint({
      cells: values.map((value, cell) => ({ ...EMPTY, corner: value || !candidates ? 0 : candidates[cell], full: true })),
      values,
      given: (cell) => values[cell] > 0,
      selected: selection.cells,
      clashing: clashes(game.puzzle, values),
    });
    pad.paint({ tool: "digit", colour: 1, held: 0, digitFirst: false, gathers: this.gathers ?? false, left: game.puzzle.left(values) });
  }

  /** Does something with the puzzle as it stands on the board. @param {(data: PuzzleData) => void | Promise<void>} does */
  async #with(does) {
    if (!this.game || !this.data) return;
    try {
      await does(await engine.withGivens(this.data, this.game.values(), undefined, this.#work()?.words));
    } catch (error) {
      complain(error);
    }
  }

  /** @param {PuzzleData} data @param {string} [view] */
  #play(data, view = "#/play") {
    open(data);
    window.location.hash = view;
  }

  leave() {
    clearTimeout(this.later);
    this.stop.abort();
    document.removeEventListener("paste", this.onPaste);
    this.disconnect?.();
  }
}
