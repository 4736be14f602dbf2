// One program watched, or two that race on the same puzzle: their lanes, and the keys that play, pause and step.

import { announcer } from "../../board/speech.js";
import { t } from "../../engine/i18n.js";
import { Puzzle } from "../../model/puzzle.js";
import { h } from "../../widgets/element.js";
import { pictogram } from "../../widgets/icons.js";
import { complain } from "../../widgets/message.js";
import { duration, Lane } from "./lane.js";
import { Playback, Track } from "./playback.js";
import { run } from "./run.js";

/** @typedef {import("./run.js").Program} Program */
/** @typedef {import("../../model/puzzle-data.js").PuzzleData} PuzzleData */

/** Speeds to choose from, in moves a second. */
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];
/** The one chosen last. */
let speed = 3;

export class Contest {
  /** @param {Program[]} programs one or two @param {PuzzleData} data */
  constructor(programs, data) {
    this.programs = programs;
    this.data = data;
    this.stop = new AbortController();
    this.running = false;
    const puzzle = new Puzzle(data);
    this.playback = new Playback(programs.map(() => new Track(puzzle)), SPEEDS[speed]);
    this.lanes = this.playback.tracks.map((track, its) => new Lane(track, this.#nameOf(its), (count) => this.#jump(its, count)));
    this.result = h("p", { class: "race-result", role: "status" });
    this.slider = h("input", { type: "range", min: 0, max: 0, value: "0", class: "timeline", oninput: () => this.#go(Number(this.slider.value)) });
    this.speedShown = h("output", {});
    const speeds = h("input", { type: "range", min: 0, max: SPEEDS.length - 1, value: String(speed), "data-do": "speed", oninput: () => this.#setSpeed(Number(speeds.value)) });
    /** What needs something to look at. @type {(HTMLButtonElement | HTMLInputElement)[]} */
    this.movers = [this.slider];
    this.playKey = h("button", { type: "button", class: "quiet", "data-do": "play", onclick: () => (this.playback.playing ? this.playback.pause() : this.playback.play()) });
    /** @param {Parameters<typeof pictogram>[0]} picture @param {string} word @param {string} name @param {() => number} where */
    const mover = (picture, word, name, where) => {
      const key = h("button", { type: "button", class: "quiet", "aria-label": word, title: word, "data-do": name, onclick: () => this.#go(where(), true) }, pictogram(picture));
      this.movers.push(key);
      return key;
    };
    this.keys = h(
      "div",
      { class: "walk-keys contest-keys", role: "group", "aria-label": t("solver-keys") },
      mover("first", t("step-first"), "first", () => 0),
      mover("previous", t("step-previous"), "back", () => this.playback.at - 1),
      this.playKey,
      mover("next", t("step-next"), "step", () => this.playback.at + 1),
      mover("last", t("step-last"), "last", () => this.playback.count),
      this.slider,
      h("label", { class: "speed" }, h("span", {}, t("solver-speed")), speeds, this.speedShown),
    );
    this.element = h("div", { class: `contest${programs.length > 1 ? " race" : ""}` }, this.keys, this.result, h("div", { class: "lanes" }, this.lanes.map((lane) => lane.element)));
    this.playback.addEventListener("change", () => this.#paint());
    this.element.addEventListener("keydown", (event) => this.#key(event), true);
    this.#setSpeed(speed);
    this.#paint();
  }

  /** Two that have the same name are told apart. @param {number} its */
  #nameOf(its) {
    const { name } = this.programs[its];
    const twin = this.programs.some((other, index) => index !== its && other.name === name);
    return twin ? t("solver-twin", { name, number: its + 1 }) : name;
  }

  /** Runs the programs and shows what they do: one as it comes, two once both have ended, in the order of their times.
   * @param {import("../../engine/api.js").RunLimits} limits */
  async start(limits) {
    const { playback, stop } = this;
    const race = this.programs.length > 1;
    this.running = true;
    this.#paint();
    if (!race) playback.play();
    const runs = this.programs.map((program, its) =>
      run(program, this.data, {
        limits,
        signal: stop.signal,
        tell: (event) => {
          playback.tracks[its].add(event);
          if (!race || event.event === "verdict") playback.grown();
        },
      }),
    );
    try {
      await Promise.all(runs);
      this.running = false;
      if (race) playback.play();
      else playback.grown();
    } catch (error) {
      if (stop.signal.aborted) return;
      this.leave();
      complain(error);
    }
  }

  /** Ends the programs, and the playing of what they did. */
  leave() {
    this.running = false;
    this.stop.abort();
    this.playback.pause();
  }

  /** @param {number} count @param {boolean} [aloud] */
  #go(count, aloud = false) {
    this.playback.pause();
    this.playback.go(Math.max(0, Math.min(count, this.playback.count)));
    if (aloud) this.#tell();
  }

  /** The keys that step through a walk step here too. @param {KeyboardEvent} event */
  #key(event) {
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    this.#go(this.playback.at + by, true);
  }

  /** @param {number} its @param {number} count */
  #jump(its, count) {
    this.playback.pause();
    this.playback.goTo(its, count);
    this.#tell();
  }

  /** Says what was just done, for who steps by ear. */
  #tell() {
    const race = this.lanes.length > 1;
    const said = this.lanes.map((lane, its) => {
      const beat = lane.track.beats[this.playback.shown[its] - 1];
      if (!beat) return "";
      const words = [beat.wrong.size ? t("cell-wrong") : "", lane.inWords(beat), ...beat.why].filter(Boolean).join(". ");
      return race ? `${lane.name}: ${words}` : words;
    });
    announcer.say(said.filter(Boolean).join(" "));
  }

  /** @param {number} chosen */
  #setSpeed(chosen) {
    speed = chosen;
    this.playback.setSpeed(SPEEDS[chosen]);
    this.speedShown.textContent = t("solver-speed-of", { count: SPEEDS[chosen] });
  }

  #paint() {
    const { playback } = this;
    for (const key of this.movers) key.disabled = playback.count === 0;
    this.playKey.disabled = playback.count === 0 && !playback.playing;
    const word = playback.playing ? t("pause") : t("solver-play");
    if (this.playKey.title !== word) {
      this.playKey.replaceChildren(pictogram(playback.playing ? "pause" : "play"));
      this.playKey.title = word;
      this.playKey.setAttribute("aria-label", word);
    }
    this.slider.max = String(playback.count);
    this.slider.value = String(playback.at);
    this.slider.setAttribute("aria-label", t("step-of", { step: playback.at, count: playback.count }));
    this.lanes.forEach((lane, its) => lane.paint(playback.shown[its], this.running));
    const over = this.lanes.length > 1 && playback.whole && playback.at === playback.count;
    const result = over ? this.#whoIsFirst() : "";
    if (this.result.textContent !== result) this.result.textContent = result;
  }

  /** Who won the race, in words. */
  #whoIsFirst() {
    const solved = this.lanes.map(({ name, track }) => ({ name, time: track.verdict?.time ?? 0, solved: track.verdict?.verdict === "solved" })).filter((its) => its.solved);
    solved.sort((a, b) => a.time - b.time);
    const [first, second] = solved;
    if (!first) return t("race-nobody");
    if (!second) return t("race-alone", { name: first.name, time: duration(first.time) });
    return t("race-first", { name: first.name, time: duration(first.time), other: second.name, second: duration(second.time) });
  }
}
