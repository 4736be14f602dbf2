// One program at play: its board, its moves with their reasons, and the verdict. Nothing is told by colour alone:
// a wrong digit is struck through, and words say so.

import { Board } from "../../board/board.js";
import { SIDE } from "../../board/mark-spots.js";
import { language, t } from "../../engine/i18n.js";
import { connect } from "../../input/connect.js";
import { EMPTY } from "../../model/marks.js";
import { bit } from "../../model/puzzle.js";
import { Selection } from "../../model/selection.js";
import { h, s } from "../../widgets/element.js";
import { pictogram } from "../../widgets/icons.js";

/** @typedef {import("./playback.js").Beat} Beat */
/** @typedef {import("./playback.js").Track} Track */

export class Lane {
  /** @param {Track} track @param {string} name @param {(count: number) => void} go shows the board after this many beats */
  constructor(track, name, go) {
    this.track = track;
    this.name = name;
    this.go = go;
    const { puzzle } = track;
    this.board = new Board(puzzle, { label: name });
    connect(this.board, new Selection(0), {});
    this.calls = h("small", {});
    this.figures = h("p", { class: "lane-figures" });
    this.verdict = h("p", { class: "lane-verdict", role: "status" });
    this.mistake = h("p", { class: "lane-mistake" });
    this.why = h("div", { class: "lane-why" });
    this.log = h("details", { class: "lane-log", hidden: true }, h("summary", {}, t("solver-log")), h("pre", {}));
    this.list = h("ol", { class: "steps lane-moves", "aria-label": t("solver-moves-of", { name }) });
    /** @type {HTMLElement[]} */
    this.items = [];
    this.element = h(
      "section",
      { class: "lane", "aria-label": name },
      h("h2", { class: "lane-name" }, name, " ", this.calls),
      h("div", { class: "lane-board" }, this.board.element),
      h("div", { class: "lane-told" }, this.figures, this.verdict, this.mistake, this.why, this.list, this.log),
    );
    this.paint(0, false);
  }

  /** Shows what is there after some beats. @param {number} count @param {boolean} running */
  paint(count, running) {
    const { puzzle, beats, firstWrong } = this.track;
    const { values, thoughts, wrong, newest, moves, beat, verdict } = this.track.after(count);
    const cells = values.map((value, cell) => ({ ...EMPTY, corner: value ? 0 : (thoughts.get(cell) ?? []).reduce((set, digit) => set | bit(digit), 0), full: true }));
    this.board.paint({ cells, values, given: (cell) => puzzle.given(cell) > 0, wrong });
    this.board.drawOver([...newest].map((cell) => frame(this.board.corner(cell))));
    // What the program calls itself, where that is another name.
    this.calls.textContent = this.track.name !== this.name ? this.track.name : "";
    const waits = this.track.verdict ? t("solver-waits") : t("solver-running");
    this.figures.textContent = beat ? t("solver-figures", { moves, time: duration(beat.time) }) : running ? waits : "";
    this.verdict.className = `lane-verdict ${verdict ? (verdict.verdict === "solved" ? "good" : "bad") : ""}`;
    if (!verdict) this.verdict.replaceChildren();
    else if (!this.verdict.childElementCount) this.verdict.replaceChildren(pictogram(verdict.verdict === "solved" ? "check" : "close"), h("span", {}, verdict.text));
    const seen = firstWrong >= 0 && count > firstWrong;
    this.mistake.replaceChildren(...(seen ? [pictogram("close"), h("span", {}, this.#mistakeInWords(firstWrong))] : []));
    this.why.replaceChildren(...(beat?.why ?? []).map((reason) => h("p", {}, reason)));
    this.log.hidden = !verdict?.log;
    if (verdict?.log) this.log.querySelector("pre")?.replaceChildren(verdict.log);
    this.#list(beats, count);
  }

  /** @param {number} first the beat */
  #mistakeInWords(first) {
    const beat = this.track.beats[first];
    const [cell] = beat.wrong;
    const { row, column } = this.track.puzzle.data.cells[cell];
    const place = { row: String(row), column: String(column) };
    if (beat.fills.length !== 1) return t("solver-solution-wrong", place);
    return t("solver-first-wrong", { number: first + 1, digit: this.track.puzzle.symbol(beat.fills[0][1]), ...place });
  }

  /** The list of moves so far, the present one marked. @param {Beat[]} beats @param {number} count */
  #list(beats, count) {
    while (this.items.length > count) this.items.pop()?.remove();
    while (this.items.length < count) {
      const item = this.#item(beats[this.items.length], this.items.length + 1);
      this.items.push(item);
      this.list.append(item);
    }
    this.list.hidden = count === 0;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    this.items.at(-1)?.firstElementChild?.setAttribute("aria-current", "step");
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Beat} beat @param {number} number */
  #item(beat, number) {
    const said = this.inWords(beat);
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: `step${beat.wrong.size ? " wrong-step" : ""}`, onclick: () => this.go(number) },
        h("span", { class: "step-number" }, number),
        h("span", {}, beat.wrong.size ? h("strong", {}, `✗ ${t("cell-wrong")} – `) : null, said),
        beat.why.length ? h("small", {}, beat.why.join(" ")) : null,
      ),
    );
  }

  /** A beat in words, without its reason. @param {Beat} beat */
  inWords(beat) {
    if (beat.verdict) return beat.verdict.text;
    if (beat.fills.length !== 1) return t("solver-whole", { count: beat.fills.length });
    const [[cell, digit]] = beat.fills;
    const { row, column } = this.track.puzzle.data.cells[cell];
    return t("solver-move", { row: String(row), column: String(column), digit: this.track.puzzle.symbol(digit) });
  }
}

/** The frame around the newest digit. @param {{x: number, y: number}} corner */
function frame({ x, y }) {
  return s("rect", { x: x + 5, y: y + 5, width: SIDE - 10, height: SIDE - 10, class: "newest" });
}

/** A time in words: 0.42 ms, 37 ms, 1.25 s. @param {number} milliseconds */
export function duration(milliseconds) {
  const [value, unit] = milliseconds < 1000 ? [milliseconds, "millisecond"] : [milliseconds / 1000, "second"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, maximumSignificantDigits: 3 }).format(value);
}
