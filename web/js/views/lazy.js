// Views, windows and the like that the first board does without: their modules come when they are asked for, or once the
// board is there and nothing else is to be done, so that the page needs no server for them later.

import { EngineError } from "../engine/api.js";
import { lost } from "../engine/connection.js";
import { t } from "../engine/i18n.js";
import { complain } from "../widgets/message.js";

const modules = {
  keys: () => import("./key-help.js"),
  learn: () => import("./learn.js"),
  link: () => import("../engine/puzzle-link.js"),
  new: () => import("./new-puzzle.js"),
  next: () => import("./next-puzzle.js"),
  read: () => import("../board/read-aloud.js"),
  set: () => import("./setter.js"),
  settings: () => import("./settings.js"),
  share: () => import("./share.js"),
  solvers: () => import("./solvers/solvers.js"),
  stats: () => import("./stats.js"),
  walk: () => import("./walk.js"),
  won: () => import("./won.js"),
};

/** Whether a module could not be loaded. A browser remembers that: only a page that begins anew loads it after all. */
let missing = false;

export function isIncomplete() {
  return missing;
}

/** The module of a view, a window, …. @template {keyof typeof modules} Name @param {Name} name
 * @returns {ReturnType<(typeof modules)[Name]>} */
export function module(name) {
  const its = modules[name]().catch(() => {
    missing = true;
    lost();
    throw new EngineError("offline", t("offline"));
  });
  return /** @type {ReturnType<(typeof modules)[Name]>} */ (its);
}

/** Loads all of them once the browser has time. */
export function loadTheRest() {
  const load = () => Object.values(modules).forEach((its) => its().catch(() => {}));
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 200);
}

export function showNew() {
  module("new").then((its) => its.showNew()).catch(complain);
}

/** @param {import("../model/puzzle.js").Puzzle} [puzzle] */
export function showKeys(puzzle) {
  module("keys").then((its) => its.showKeys(puzzle)).catch(complain);
}

export function showSettings() {
  module("settings").then((its) => its.showSettings()).catch(complain);
}

/** @param {import("../model/puzzle-data.js").PuzzleData} data */
export function showShare(data) {
  module("share").then((its) => its.showShare(data)).catch(complain);
}

/** Opens a puzzle like the one that was solved. @param {import("../model/session.js").Session} session */
export function nextPuzzle(session) {
  module("next").then((its) => its.nextPuzzle(session)).catch(complain);
}

/** @param {import("../model/session.js").Session} session @param {string} what row, column, box or cage */
export function readAloud(session, what) {
  module("read").then((its) => its.readAloud(session, what)).catch(complain);
}

/** @param {import("../model/session.js").Session} session */
export function showWon(session) {
  module("won").then((its) => its.showWon(session)).catch(complain);
}
