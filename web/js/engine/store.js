// What the browser keeps: settings, games begun, games finished, programs written. Nothing of it leaves the browser. Where
// it may keep nothing (private windows, a full disk) the page works all the same.

/** @typedef {import("./api.js").PuzzleData} PuzzleData */

const PREFIX = "grille.";
/** How many games begun are kept. */
const GAMES = 24;

/**
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark" | "contrast"} theme
 * @property {string} language      empty: the browser's
 * @property {boolean} showClashes
 * @property {boolean} showWrong
 * @property {boolean} tidy         placed digits take marks away
 * @property {boolean} keepCandidates   the candidates of empty cells are always shown
 * @property {boolean} digitFirst
 * @property {boolean} showPeers
 * @property {boolean} showSame
 * @property {boolean} showTimer
 * @property {boolean} showLeft     how many of each digit are still to be placed
 * @property {boolean} sounds
 * @property {boolean} welcomed     whether the words for who comes for the first time were seen
 * @property {boolean} keysAnywhere   keys mean the board's wherever the focus is
 * @property {boolean} large        cells large enough for a finger, the board scrolls
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto",
  language: "",
  showClashes: true,
  showWrong: false,
  tidy: true,
  keepCandidates: false,
  digitFirst: false,
  showPeers: true,
  showSame: true,
  showTimer: true,
  showLeft: true,
  sounds: false,
  welcomed: false,
  keysAnywhere: true,
  large: window.innerWidth < 560,
};

/** A game begun.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {PuzzleData} puzzle
 * @property {{turns: import("../model/history.js").Turn[], at: number}} history
 * @property {number} seconds
 * @property {boolean} [keeps]    whether it keeps the candidates
 * @property {number} filled      from 0 to 1
 * @property {number} hints
 * @property {number} when        milliseconds
 * @property {string} [daily]     the day it is the puzzle of
 * @property {boolean} [walked]   whether the walk-through was looked at
 * @property {import("./api.js").Order} [order]   what was ordered, where it was
 * @property {import("../views/practice.js").Practice} [practice]   what is practised
 */

/** A game finished.
 * @typedef {object} Result
 * @property {number} when
 * @property {string} id
 * @property {number} seconds
 * @property {number} hints
 * @property {string} grade
 * @property {number} size
 * @property {string} [daily]
 * @property {boolean} [walked]   whether the walk-through was looked at
 */

/** @param {string} name @returns {any} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value @returns {boolean} whether it could be kept */
function write(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...read("settings") };

/** Changes settings and tells of it with the window's event `settings`.
 * @param {Partial<Settings>} some */
export function choose(some) {
  Object.assign(settings, some);
  write("settings", settings);
  window.dispatchEvent(new Event("settings"));
}

/** The games begun, the last one first. @returns {SavedGame[]} */
export function savedGames() {
  const ids = /** @type {string[]} */ (read("games") ?? []);
  return ids.map((id) => read(`game.${id}`)).filter((game) => game?.puzzle?.cells && game?.history?.turns);
}

/** @param {string} id @returns {SavedGame | undefined} */
export function savedGame(id) {
  return savedGames().find((game) => game.id === id);
}

/** Keeps a game; where there is no room the oldest go. @param {SavedGame} game */
export function saveGame(game) {
  const ids = [game.id, .../** @type {string[]} */ (read("games") ?? []).filter((id) => id !== game.id)];
  for (const old of ids.splice(GAMES)) forget(old);
  while (!write(`game.${game.id}`, game) && ids.length > 1) forget(/** @type {string} */ (ids.pop()));
  write("games", ids);
}

/** @param {string} id */
export function dropGame(id) {
  forget(id);
  write("games", /** @type {string[]} */ (read("games") ?? []).filter((its) => its !== id));
}

/** @param {string} id */
function forget(id) {
  try {
    localStorage.removeItem(`${PREFIX}game.${id}`);
  } catch {
    // Nothing is kept here, so nothing has to go.
  }
}

/** @returns {Result[]} */
export function results() {
  const kept = read("results");
  return Array.isArray(kept) ? kept : [];
}

/** The result of a puzzle that was finished before. @param {string} id */
export function resultOf(id) {
  return results().find((result) => result.id === id);
}

/** Counts a game, once: who plays a puzzle again knows it. @param {Result} result */
export function addResult(result) {
  if (!resultOf(result.id)) write("results", [...results(), result].slice(-5000));
}

/** Whether a puzzle was finished with help. @param {Result} result */
export function wasHelped({ hints, walked }) {
  return hints > 0 || walked === true;
}

/** How often each technique was found in practice. @returns {Record<string, number>} */
export function practised() {
  const kept = read("practised");
  return kept && typeof kept === "object" ? kept : {};
}

/** @param {string} technique */
export function countPractised(technique) {
  const counts = practised();
  write("practised", { ...counts, [technique]: (counts[technique] ?? 0) + 1 });
}

/** Forgets all results. */
export function dropResults() {
  write("results", []);
}

/** What a setter has in hand. @typedef {{data: PuzzleData, values: number[], words: import("./api.js").Words}} SetterWork */

/** @returns {SetterWork | null} */
export function setterWork() {
  const kept = read("setter");
  return kept?.data?.cells && Array.isArray(kept.values) && kept.words ? kept : null;
}

/** @param {SetterWork} work */
export function keepSetterWork(work) {
  write("setter", work);
}

/** A program written in the page. @typedef {{id: string, name: string, code: string}} OwnProgram */

/** @returns {OwnProgram[]} */
export function ownPrograms() {
  const kept = read("programs");
  return Array.isArray(kept) ? kept.filter((its) => typeof its?.code === "string" && typeof its.name === "string" && typeof its.id === "string") : [];
}

/** Keeps a program in the place of the one with its id. @param {OwnProgram} program @returns {boolean} whether it could be kept */
export function keepProgram(program) {
  const others = ownPrograms();
  const place = others.findIndex(({ id }) => id === program.id);
  others.splice(place < 0 ? others.length : place, place < 0 ? 0 : 1, program);
  return write("programs", others);
}

/** @param {string} id */
export function dropProgram(id) {
  write("programs", ownPrograms().filter((its) => its.id !== id));
}
