// A run to look at: events with their times become beats, one a move, and the beats of one program or of two
// that race are played, paused and stepped through in the order in which they happened. Knows no board.

/** @typedef {import("../../engine/api.js").RunEvent} RunEvent */
/** @typedef {import("../../engine/api.js").RunVerdict} RunVerdict */
/** @typedef {import("../../model/puzzle.js").Puzzle} Puzzle */

/**
 * What is seen at once: a move, a whole solution, or the verdict, with what was said just before it.
 * @typedef {object} Beat
 * @property {number} time                     milliseconds from the start
 * @property {[number, number][]} fills        cells with their digits
 * @property {Set<number>} wrong               those of them that are wrong
 * @property {string[]} why
 * @property {[number, number[]][]} thoughts   cells with the digits that the program thinks may go there
 * @property {RunVerdict} [verdict]
 */

/** What a board shows after some beats.
 * @typedef {{values: number[], thoughts: Map<number, number[]>, wrong: Set<number>, newest: Set<number>, moves: number, beat?: Beat, verdict?: RunVerdict}} Shown */

/** How many reasons are kept for a move: the last ones. */
const REASONS = 12;

/** The beats of one program, which grow while it runs. */
export class Track {
  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    /** @type {Beat[]} */
    this.beats = [];
    /** What the program calls itself. */
    this.name = "";
    this.next = emptyBeat();
  }

  /** @returns {RunVerdict | undefined} */
  get verdict() {
    return this.beats.at(-1)?.verdict;
  }

  /** The place of the first beat that is wrong, -1 where there is none. */
  get firstWrong() {
    return this.beats.findIndex((beat) => beat.wrong.size > 0);
  }

  /** @param {RunEvent} event */
  add(event) {
    if (event.event === "name") this.name = event.text;
    else if (event.event === "why") this.next.why = [...this.next.why, event.text].slice(-REASONS);
    else if (event.event === "candidates") {
      const cell = this.puzzle.named(event.cell);
      if (cell !== undefined) this.next.thoughts.push([cell, event.numbers]);
    } else if (event.event === "move") {
      const cell = this.puzzle.named(event.cell);
      if (cell === undefined) return;
      this.next.fills.push([cell, event.number]);
      if (!event.right) this.next.wrong.add(cell);
      this.#beat(event.time);
    } else if (event.event === "solution") {
      event.numbers.forEach((digit, cell) => digit && digit !== this.puzzle.given(cell) && this.next.fills.push([cell, digit]));
      this.#beat(event.time);
    } else if (event.event === "verdict") {
      // Of a whole solution it is the verdict that tells where it is wrong.
      const last = this.beats.at(-1);
      const cell = event.cell === undefined ? undefined : this.puzzle.named(event.cell);
      if (event.verdict === "not-a-solution" && cell !== undefined) last?.wrong.add(cell);
      this.next.verdict = event;
      this.#beat(event.time);
    }
  }

  /** @param {number} time */
  #beat(time) {
    this.beats.push({ ...this.next, time });
    this.next = emptyBeat();
  }

  /** What is seen after this many beats. @param {number} count @returns {Shown} */
  after(count) {
    const values = this.puzzle.data.cells.map((_, cell) => this.puzzle.given(cell));
    /** @type {Map<number, number[]>} */
    const thoughts = new Map();
    /** @type {Set<number>} */
    const wrong = new Set();
    let moves = 0;
    for (const beat of this.beats.slice(0, count)) {
      for (const [cell, digits] of beat.thoughts) thoughts.set(cell, digits);
      for (const [cell, digit] of beat.fills) values[cell] = digit;
      for (const cell of beat.wrong) wrong.add(cell);
      if (beat.fills.length) moves++;
    }
    const beat = this.beats[count - 1];
    const newest = new Set(beat && beat.fills.length === 1 ? [beat.fills[0][0]] : []);
    return { values, thoughts, wrong, newest, moves, beat, verdict: beat?.verdict };
  }
}

/** @returns {Beat} */
function emptyBeat() {
  return { time: 0, fills: [], wrong: new Set(), why: [], thoughts: [] };
}

/** Plays tracks. Tells with `change` that something else is to be seen. */
export class Playback extends EventTarget {
  /** @param {Track[]} tracks @param {number} speed beats a second */
  constructor(tracks, speed) {
    super();
    this.tracks = tracks;
    this.speed = speed;
    /** How many beats of each track are shown. */
    this.shown = tracks.map(() => 0);
    this.playing = false;
    this.growing = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get at() {
    return sum(this.shown);
  }

  get count() {
    return sum(this.tracks.map((track) => track.beats.length));
  }

  /** Whether every program has its verdict. */
  get whole() {
    return this.tracks.every((track) => track.verdict);
  }

  /** More beats have come. However many come at once, it is told once. */
  grown() {
    if (this.growing) return;
    this.growing = true;
    queueMicrotask(() => {
      this.growing = false;
      if (this.playing && this.timer === undefined) this.#tick();
      this.#tell();
    });
  }

  play() {
    if (this.at === this.count && this.whole) this.shown = this.shown.map(() => 0);
    this.playing = true;
    this.#tick();
    this.#tell();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.#tell();
  }

  /** @param {number} speed beats a second */
  setSpeed(speed) {
    this.speed = speed;
    if (this.playing && this.timer !== undefined) {
      clearTimeout(this.timer);
      this.#tick();
    }
  }

  /** Goes to where this many beats of all have happened, in the order of their times. @param {number} count */
  go(count) {
    const order = this.tracks.flatMap((track, its) => track.beats.map((beat) => ({ time: beat.time, its })));
    order.sort((a, b) => a.time - b.time);
    this.shown = this.tracks.map(() => 0);
    for (const { its } of order.slice(0, Math.max(count, 0))) this.shown[its]++;
    this.#tell();
  }

  /** Goes to where this many beats of one track have happened. @param {number} its @param {number} count */
  goTo(its, count) {
    const time = this.tracks[its].beats[count - 1]?.time ?? 0;
    this.shown = this.tracks.map((track, other) => (other === its ? count : track.beats.filter((beat) => beat.time <= time).length));
    this.#tell();
  }

  #tick() {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.at < this.count) this.go(this.at + 1);
      // Where more is to come, whoever brings it sets this going again.
      if (this.at < this.count) this.#tick();
      else if (this.whole) this.pause();
    }, 1000 / this.speed);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
