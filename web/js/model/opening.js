// Opening a puzzle to play it: the one way in, from a link, the setter, the generator or a game begun.

import { Session } from "./session.js";

/** @typedef {import("./puzzle-data.js").PuzzleData} PuzzleData */

/** @type {Session | null} */
let current = null;
/** @type {() => void} */
let shown = () => {};

/** The game in hand. */
export function session() {
  return current;
}

/** Sets what is done when another game is in hand. @param {() => void} does */
export function whenOpened(does) {
  shown = does;
}

/** Plays a puzzle; a game of it that was begun goes on. @param {PuzzleData} data
 * @param {ConstructorParameters<typeof Session>[1]} [options] */
export function open(data, options = {}) {
  current?.close();
  current = new Session(data, options);
  shown();
}

/** Goes on with a game. @param {import("../engine/store.js").SavedGame} game */
export function openSaved(game) {
  open(game.puzzle, { daily: game.daily, order: game.order, practice: game.practice });
}
