// Plays a recorded game (vectors/games) with the page's own model: no browser, no server.

import { Game } from "../js/model/game.js";
import { judge } from "../js/model/judge.js";
import { COLOURS } from "../js/model/marks.js";
import { dataOf, setOf } from "../js/model/puzzle-data.js";
import { clashes, Puzzle } from "../js/model/puzzle.js";

/**
 * @typedef {{do: string, cells?: number[], digit?: number, colour?: number, on?: boolean, moves?: any[], changes?: boolean, expect?: Expected}} Turn
 * @typedef {{digit?: number, corner?: number[], candidates?: number[], colour?: number, tints?: Record<string, number>}} Held
 * @typedef {{cells: Record<string, Held>, clashes: number[], made: number, checkpoint: boolean, full: boolean, won: boolean}} Expected
 * @typedef {{about: string, puzzle: string, board: any, solution?: number[], turns: Turn[]}} Recorded
 */

/** The game at its start. @param {Recorded} recorded */
export function begin({ board, puzzle }) {
  const game = new Game(new Puzzle(dataOf({ variants: [], rules: [], headers: {}, ...board, puzzle }, "en")));
  game.tidy = false;
  return game;
}

/** Does what a turn says. @param {Game} game @param {Turn} turn @returns {boolean} whether it changed anything */
export function play(game, { do: what, cells = [], digit = 0, colour = 0, on = true, moves = [] }) {
  const { history } = game;
  const at = history.at;
  switch (what) {
    case "digit":
    case "corner":
    case "centre":
      return game.use(what, cells, digit);
    case "colour":
      return game.use("colour", cells, colour);
    case "tint":
      return game.use("tint", cells, digit, colour);
    case "erase":
      return game.erase(cells);
    case "fill":
      return game.fill(game.cells.map((_, cell) => game.free(cell)));
    case "hint":
      return game.apply(moves);
    case "tidy":
      game.tidy = on;
      return true;
    case "undo":
      game.undo();
      return history.at !== at;
    case "redo":
      game.redo();
      return history.at !== at;
    case "checkpoint":
      history.mark(history.turns[at].checkpoint === undefined ? "here" : undefined);
      return true;
    case "to-checkpoint": {
      const marked = history.path().slice(0, -1).findLast((turn) => history.turns[turn].checkpoint !== undefined);
      if (marked !== undefined) game.go(marked);
      return marked !== undefined;
    }
  }
  throw new Error(`no such turn: ${what}`);
}

/** The game as it stands, as the recorded games tell it. @param {Game} game @param {Recorded} recorded @returns {Expected} */
export function stands(game, { board, solution }) {
  const { puzzle, history } = game;
  /** @type {Record<string, Held>} */
  const cells = {};
  game.cells.forEach((state, cell) => {
    const corner = state.full ? 0 : state.corner;
    const candidates = state.full ? state.corner : state.centre;
    const colours = Array.from({ length: COLOURS }, (_, index) => index + 1).filter((colour) => state.colours & setOf([colour]));
    if (colours.length > 1) throw new Error(`a recorded game gives a cell one colour: ${cell}`);
    /** @type {Held} */
    const held = {
      ...(state.value && { digit: state.value }),
      ...(corner && { corner: puzzle.digitsOf(corner) }),
      ...(candidates && { candidates: puzzle.digitsOf(candidates) }),
      ...(colours.length && { colour: colours[0] }),
      ...(Object.keys(state.tints).length && { tints: state.tints }),
    };
    if (Object.keys(held).length) cells[cell] = held;
  });
  const wrong = judge(game, { solution, hasRules: Boolean(board.constraints?.length) });
  return {
    cells,
    clashes: [...clashes(puzzle, game.values())].sort((a, b) => a - b),
    made: history.path().length - 1,
    checkpoint: history.turns[history.at].checkpoint !== undefined,
    full: game.isFull,
    won: game.isFull && wrong !== null && !wrong.dead,
  };
}
