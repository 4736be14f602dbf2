// Programs at play: choose one or two and a puzzle, watch them move by move, write one of your own.

import * as engine from "../../engine/api.js";
import { language, t } from "../../engine/i18n.js";
import { savedGames } from "../../engine/store.js";
import { session } from "../../model/opening.js";
import { GRADES, today } from "../../model/puzzle-kinds.js";
import { action } from "../../widgets/dialog.js";
import { h } from "../../widgets/element.js";
import { complain } from "../../widgets/message.js";
import { showWhenReady } from "../../widgets/waiting.js";
import { field } from "../new-puzzle.js";
import { Contest } from "./contest.js";
import { editor, protocolHelp } from "./editor.js";
import { newProgram, programs } from "./programs.js";
import { trial } from "./trial.js";

/** @typedef {import("../../model/puzzle-data.js").PuzzleData} PuzzleData */
/** @typedef {import("./run.js").Program} Program */
/** @typedef {import("../../engine/store.js").OwnProgram} OwnProgram */
/** @typedef {Awaited<ReturnType<typeof programs>>} Choice */

/** What was chosen outlives the view. @type {{first: string, second: string, from: string, data: PuzzleData | null, pasted: string}} */
const chosen = { first: "", second: "", from: "", data: null, pasted: "" };

/** The view. @param {HTMLElement} root @returns {() => void} leaves it */
export function showSolvers(root) {
  let view = /** @type {SolversView | null} */ (null);
  const leave = showWhenReady(root, t("solvers"), programs(), (choice) => {
    view = new SolversView(choice);
    return view.element;
  });
  return () => {
    leave();
    view?.leave();
  };
}

class SolversView {
  /** @param {Choice} choice */
  constructor(choice) {
    this.choice = choice;
    this.first = h("select", { "data-do": "first-program", onchange: () => this.#chose() });
    this.second = h("select", { "data-do": "second-program", onchange: () => this.#chose() });
    this.from = h("select", { "data-do": "puzzle", onchange: () => this.#setPuzzle(this.from.value) }, puzzleOptions());
    this.another = action(t("solver-another"), "new", () => this.#setPuzzle(this.from.value), { "data-do": "another" });
    this.pasted = h("textarea", { rows: 3, placeholder: t("paste-hint"), spellcheck: "false", autocomplete: "off", value: chosen.pasted, "data-do": "pasted" });
    this.pasteRoom = h("div", { class: "solver-paste" }, field(t("paste"), this.pasted), action(t("read"), "check", () => this.#setPuzzle("pasted"), { "data-do": "read" }));
    this.edit = action(t("solver-edit"), "edit", () => this.#edit(), { "data-do": "edit" });
    this.startKey = action(t("solver-start"), "play", () => this.start(), { class: "action primary", "data-do": "start" });
    this.state = h("span", { class: "running-now", role: "status" });
    const file = h("input", { type: "file", accept: ".js,text/javascript", hidden: true, "data-do": "import-file", "aria-label": t("solver-import"), onchange: () => this.#import(file) });
    const importKey = h("span", {}, file, action(t("solver-import"), "edit", () => file.click(), { "data-do": "import-code" }));
    this.editorRoom = h("div", {});
    this.trialRoom = h("div", {});
    this.arena = h("div", { class: "arena", "aria-live": "off" });
    this.element = h(
      "div",
      { class: "solvers" },
      h("h1", {}, t("solvers")),
      h("p", { class: "lead" }, t("solvers-lead")),
      h(
        "section",
        { class: "panel solver-choice" },
        h("div", { class: "fields" }, field(t("solver-first"), this.first), field(t("solver-second"), this.second), field(t("solver-puzzle"), this.from)),
        this.pasteRoom,
        h("div", { class: "buttons" }, this.startKey, this.another, this.edit, action(t("solver-write"), "new", () => this.#write(), { "data-do": "write" }), importKey, this.state),
        choice.machine.length ? null : h("p", { class: "fine" }, t("solver-no-machine")),
      ),
      this.editorRoom,
      this.trialRoom,
      this.arena,
      protocolHelp(),
    );
    this.#list();
    this.#chose();
    const options = [...this.from.options].map((option) => option.value);
    const known = options.includes(chosen.from) && chosen.from !== "game" ? chosen.data : null;
    this.from.value = options.includes(chosen.from) ? chosen.from : options[0];
    this.#setPuzzle(this.from.value, known);
  }

  get all() {
    const { machine, own, examples } = this.choice;
    return [...machine, ...own, ...examples];
  }

  /** Lists the programs in both choices, with what is chosen. */
  #list() {
    const { machine, own, examples } = this.choice;
    const groups = () =>
      [
        { name: t("solver-machine"), its: machine },
        { name: t("solver-own"), its: own },
        { name: t("solver-examples"), its: examples },
      ]
        .filter(({ its }) => its.length)
        .map(({ name, its }) => h("optgroup", { label: name }, its.map((program) => h("option", { value: program.id }, program.name))));
    this.first.replaceChildren(...groups());
    this.second.replaceChildren(h("option", { value: "" }, t("solver-nobody")), ...groups());
    const known = new Set(this.all.map(({ id }) => id));
    this.first.value = known.has(chosen.first) ? chosen.first : this.all[0].id;
    this.second.value = known.has(chosen.second) ? chosen.second : "";
  }

  /** Another choice of programs: what is on the boards is over. */
  #chose() {
    chosen.first = this.first.value;
    chosen.second = this.second.value;
    const program = this.#program(chosen.first);
    if (this.editing && this.editing !== chosen.first) this.#closeEditor();
    this.edit.hidden = program?.code === undefined || this.editing === chosen.first;
    this.#preview();
  }

  /** @param {string} id @returns {Program | undefined} */
  #program(id) {
    return this.all.find((program) => program.id === id);
  }

  /** Takes a puzzle. @param {string} from @param {PuzzleData | null} [known] the one taken before */
  async #setPuzzle(from, known = null) {
    chosen.from = from;
    chosen.pasted = this.pasted.value;
    this.pasteRoom.hidden = from !== "pasted";
    this.another.hidden = !GRADES.includes(from);
    this.startKey.disabled = true;
    this.arena.setAttribute("aria-busy", "true");
    try {
      const data = known ? await inThisLanguage(known) : await puzzleFrom(from, this.pasted.value);
      if (chosen.from !== from) return;
      chosen.data = data;
      this.#preview();
    } catch (error) {
      if (chosen.from === from) complain(error);
    } finally {
      this.arena.removeAttribute("aria-busy");
      this.startKey.disabled = !chosen.data;
    }
  }

  /** Shows the puzzle before anybody plays. */
  #preview() {
    this.contest?.leave();
    this.contest = undefined;
    const players = this.#players();
    this.startKey.disabled = !chosen.data;
    this.#say(t("solver-start"));
    this.state.textContent = "";
    if (!chosen.data) return this.arena.replaceChildren();
    this.contest = new Contest(players, chosen.data);
    this.arena.replaceChildren(this.contest.element);
  }

  /** @returns {Program[]} */
  #players() {
    return [chosen.first, chosen.second].map((id) => this.#program(id)).filter((program) => program !== undefined);
  }

  /** Has them play; while they do, ends them. */
  async start() {
    const stops = this.contest?.running;
    this.#preview();
    const { contest } = this;
    if (!contest || stops) return;
    this.#say(t("solver-stop"));
    this.arena.scrollIntoView({ block: "nearest" });
    this.state.textContent = t("solver-running");
    await contest.start(this.choice.limits);
    if (this.contest !== contest) return;
    this.#say(t("solver-start"));
    this.state.textContent = "";
    // A mistake that has a line is shown on it.
    const line = /solver\.js:(\d+)/.exec(contest.playback.tracks[0].verdict?.log ?? "")?.[1];
    if (this.editing) this.editor?.code.mark(Number(line ?? 0));
  }

  /** Has the program chosen try all the puzzles of a trial. */
  #trial() {
    const program = this.#program(chosen.first);
    if (!program) return;
    this.trying?.stop();
    this.trying = trial(program, this.choice.limits);
    this.trialRoom.replaceChildren(this.trying.element);
    this.trying.element.scrollIntoView({ block: "nearest" });
  }

  /** A program from a file. @param {HTMLInputElement} file */
  async #import(file) {
    const [picked] = file.files ?? [];
    if (!picked) return;
    const program = newProgram(await picked.text(), picked.name.replace(/\.\w+$/, ""));
    file.value = "";
    this.#open(program);
  }

  /** @param {string} word what the key to start does now */
  #say(word) {
    this.startKey.querySelector(".word")?.replaceChildren(word);
  }

  /** A program of one's own, which begins as the first example. */
  #write() {
    this.#open(newProgram(this.choice.examples[0].code ?? ""));
  }

  /** The program chosen; an example is copied first. */
  #edit() {
    const program = this.#program(chosen.first);
    if (program?.code === undefined) return;
    const own = this.choice.own.find(({ id }) => id === program.id);
    this.#open(own ?? newProgram(program.code));
  }

  /** Opens the editor, with its program chosen. @param {OwnProgram} program */
  #open(program) {
    const { own } = this.choice;
    if (!own.includes(program)) own.push(program);
    chosen.first = program.id;
    this.editing = program.id;
    this.#list();
    this.#chose();
    const closed = (/** @type {boolean} */ deleted) => {
      if (deleted) this.choice.own = own.filter((its) => its !== program);
      this.#closeEditor();
      this.#list();
      this.#chose();
    };
    this.editor = editor(program, { changed: () => this.#list(), run: () => this.start(), trial: () => this.#trial(), closed });
    this.editorRoom.replaceChildren(this.editor.element);
    const code = this.editorRoom.querySelector("textarea");
    code?.setSelectionRange(0, 0);
    code?.focus();
  }

  #closeEditor() {
    this.editing = "";
    this.editorRoom.replaceChildren();
  }

  leave() {
    this.contest?.leave();
    this.trying?.stop();
  }
}

/** Where puzzles come from. */
function puzzleOptions() {
  const game = session() || savedGames().length ? [h("option", { value: "game" }, t("solver-game"))] : [];
  return [
    ...game,
    h("option", { value: "daily" }, t("daily")),
    ...GRADES.map((grade) => h("option", { value: grade }, t("solver-new", { grade: t(`grade-${grade}`) }))),
    h("option", { value: "pasted" }, t("paste")),
  ];
}

/** The puzzle with the names of its houses in the page's language. @param {PuzzleData} data @returns {Promise<PuzzleData>} */
async function inThisLanguage(data) {
  if (data.language === language()) return data;
  return { ...data, ...(await engine.read(data.puzzle))[0] };
}

/** @param {string} from @param {string} pasted @returns {Promise<PuzzleData | null>} */
async function puzzleFrom(from, pasted) {
  if (from === "game") return session()?.data ?? savedGames()[0].puzzle;
  if (from === "daily") return engine.daily(today());
  if (from !== "pasted") return engine.generate({ grade: from });
  return pasted.trim() ? (await engine.read(pasted))[0] : null;
}
