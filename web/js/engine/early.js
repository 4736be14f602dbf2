// What the first screen needs of the server, asked for while the rest of the page is still on its way.

import { today } from "../model/puzzle-kinds.js";
import * as engine from "./api.js";
import { dayInWords, language } from "./i18n.js";
import { savedGames } from "./store.js";

/** The messages of the first language. */
export const firstMessages = engine.locale(language());

/** The puzzle of the day, for who comes without a link and has no game to resume.
 * @type {{day: string, data: Promise<engine.PuzzleData>} | null} */
export const firstPuzzle = isWanted() ? { day: today(), data: engine.daily(today()) } : null;

// A browser that writes its first date looks up how: better now, while all of this is on its way.
if (firstPuzzle) dayInWords(firstPuzzle.day);

// Failures are told where the answers are awaited.
firstMessages.catch(() => {});
firstPuzzle?.data.catch(() => {});

function isWanted() {
  return /^(#\/?(play)?)?$/.test(window.location.hash) && !savedGames().length;
}
