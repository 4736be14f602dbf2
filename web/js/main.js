// The page begins here: language, theme, the address to a view.

import { patterns } from "./board/patterns.js";
import { announcer } from "./board/speech.js";
import * as engine from "./engine/api.js";
import { isAway, watchConnection } from "./engine/connection.js";
import { firstMessages, firstPuzzle } from "./engine/early.js";
import { language, speak, t, wantedLanguage } from "./engine/i18n.js";
import { choose, savedGames } from "./engine/store.js";
import { open, openSaved, session, whenOpened } from "./model/opening.js";
import { today } from "./model/puzzle-kinds.js";
import { isIncomplete, loadTheRest, module, showKeys, showNew, showSettings } from "./views/lazy.js";
import { showPlay } from "./views/play.js";
import { h } from "./widgets/element.js";
import { pictogram } from "./widgets/icons.js";
import { complain, hush, messages } from "./widgets/message.js";
import { applyTheme, preparePrints } from "./widgets/theme.js";
import { failure, heading } from "./widgets/waiting.js";

/** @typedef {import("./model/session.js").Session} Session */

const VIEWS = ["play", "learn", "set", "solvers", "stats"];

const main = h("main", { id: "main", tabindex: "-1" });
const header = h("header", { class: "top" });
const away = h("div", { class: "away", role: "status" });
let leave = () => {};
/** The address that is shown, so that showing a view twice does no harm. */
let shown = "";
/** How often a view was asked for: only the last one is shown. */
let shows = 0;
/** The first puzzle, while it is on its way. */
let asked = firstPuzzle;

/** Where the address leads: `#/learn/x-wing`, `#/play?p=…`. */
function address() {
  const [path, query] = window.location.hash.replace(/^#\/?/, "").split("?");
  const [view, ...rest] = path.split("/");
  return { view: view || "play", rest, query: new URLSearchParams(query ?? "") };
}

function paintHeader() {
  const { view } = address();
  header.replaceChildren(
    h("a", { class: "brand", href: "#/play" }, h("span", { class: "brand-mark", "aria-hidden": "true" }), "Grille"),
    h("nav", { "aria-label": t("views") }, VIEWS.map((name) => h("a", { href: `#/${name}`, "aria-current": name === view ? "page" : undefined }, t(name)))),
    h(
      "div",
      { class: "top-keys" },
      h("button", { type: "button", class: "quiet", "aria-label": t("new-puzzle"), title: t("new-puzzle"), "data-do": "top-new", onclick: () => showNew() }, pictogram("new")),
      h("button", { type: "button", class: "quiet wide-only", "aria-label": t("keys"), title: t("keys"), onclick: () => showKeys(session()?.puzzle) }, pictogram("keys")),
      h("button", { type: "button", class: "quiet", "aria-label": t("settings"), title: t("settings"), "data-do": "settings", onclick: showSettings }, pictogram("settings")),
      h(
        "button",
        { type: "button", class: "quiet language", lang: other(), "aria-label": `${other().toUpperCase()} – ${t("other-language")}`, "data-do": "language", onclick: () => choose({ language: other() }) },
        other().toUpperCase(),
      ),
    ),
  );
}

/** The language that the page is not in. */
function other() {
  return language() === "fr" ? "en" : "fr";
}

/** Shows the view that the address names. */
async function show() {
  const { view, rest, query } = address();
  const number = ++shows;
  leave();
  leave = () => {};
  if (query.has("p") || query.has("z")) await openLinked(query);
  paintHeader();
  const title = VIEWS.includes(view) ? t(view) : t("walk");
  document.title = `${title} · Grille`;
  // Names in the other language are better than no game.
  await session()?.retell().catch(() => {});
  try {
    const enter = await viewOf(view, rest);
    if (number !== shows) return;
    leave = enter();
  } catch (error) {
    if (number !== shows) return;
    main.replaceChildren(heading(title), failure(error));
  }
  const now = [view, ...rest].join("/");
  main.dataset.view = now;
  if (shown !== now) window.scrollTo(0, 0);
  if (shown && shown !== now && view !== "play") main.focus({ preventScroll: true });
  shown = now;
}

/** How to enter a view, once all that it needs is there. @param {string} view @param {string[]} rest
 * @returns {Promise<() => () => void>} */
async function viewOf(view, rest) {
  if (view === "learn") {
    const { showLearn } = await module("learn");
    return () => showLearn(main, rest[0]);
  }
  if (view === "set") {
    const { showSetter } = await module("set");
    return () => showSetter(main, session()?.data ?? null);
  }
  if (view === "solvers") {
    const { showSolvers } = await module("solvers");
    return () => showSolvers(main);
  }
  if (view === "stats") {
    const { showStats } = await module("stats");
    return () => showStats(main);
  }
  const game = session() ?? (await first());
  if (view !== "walk") return () => showPlay(main, game);
  const { showWalk } = await module("walk");
  game.walk();
  return () => showWalk(main, game.data);
}

/** Opens the puzzle of a link, and takes it out of the address, so that going back to the game is not
 * beginning it. @param {URLSearchParams} query */
async function openLinked(query) {
  try {
    const { unpackPuzzle } = await module("link");
    const text = await unpackPuzzle(query);
    if (text) {
      const [data] = await engine.read(text);
      quietly(() => open(data));
    }
  } catch (error) {
    complain(error instanceof engine.EngineError ? error : new Error(t("link-broken")));
  }
  window.history.replaceState(null, "", "#/play");
}

/** Something to play for who comes without a link: the last game, else the day's puzzle. @returns {Promise<Session>} */
async function first() {
  const [begun] = savedGames();
  if (begun) return quietly(() => openSaved(begun));
  const { day, data } = asked ?? { day: today(), data: engine.daily(today()) };
  asked = null;
  const puzzle = await data;
  // Meanwhile the player may have opened another one.
  return session() ?? quietly(() => open(puzzle, { daily: day, first: true }));
}

/** Opens a game for a view that is being entered. @param {() => void} opens @returns {Session} */
function quietly(opens) {
  whenOpened(() => {});
  opens();
  whenOpened(opened);
  return /** @type {Session} */ (session());
}

/** Another game is in hand: to the board. */
function opened() {
  if (address().view === "play") show();
  else if (address().view !== "walk") window.location.hash = "#/play";
}

/** What is missing while the server is away is said once, and no longer than it is. What failed for want of it is there
 * once it is back. */
function connection() {
  away.replaceChildren(...(isAway() ? [h("p", {}, t("offline"))] : []));
  if (!isAway() && isIncomplete()) return window.location.reload();
  if (!isAway() && main.querySelector(".failure")) show();
}

/** Speaks a language once its messages are there. @param {"en" | "fr"} lang @param {ReturnType<typeof engine.locale>} its */
async function learnLanguage(lang, its) {
  speak(lang, await its);
  engine.sayOffline(() => t("offline"));
}

async function begin() {
  applyTheme();
  preparePrints();
  await learnLanguage(language(), firstMessages);
  document.body.append(h("a", { class: "skip", href: "#main", onclick: (/** @type {Event} */ event) => (event.preventDefault(), main.focus()) }, t("skip")), header, away, messages(), main, announcer.element, patterns());
  whenOpened(opened);
  watchConnection(engine.isThere);
  window.addEventListener("connection", connection);
  window.addEventListener("hashchange", () => {
    hush();
    show();
  });
  window.addEventListener("settings", async () => {
    applyTheme();
    const wanted = wantedLanguage();
    if (wanted === language()) return;
    try {
      await learnLanguage(wanted, engine.locale(wanted));
    } catch (error) {
      return complain(error);
    }
    document.querySelector(".skip")?.replaceChildren(t("skip"));
    await show();
    /** @type {HTMLElement | null} */ (header.querySelector('[data-do="language"]'))?.focus();
  });
  await show();
  loadTheRest();
}

begin().catch((error) => {
  // Without messages there are no words but the server's and the browser's own.
  document.body.append(failure(error));
});
