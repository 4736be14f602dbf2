// The page begins here: language, theme, the address to a view.

import * as engine from "./engine.js";
import { isAway, watchConnection } from "./connection.js";
import { h } from "./element.js";
import { firstLanguage, language, speak, t } from "./i18n.js";
import { pictogram } from "./icons.js";
import { showKeys } from "./keyshelp.js";
import { showLearn } from "./learn.js";
import { complain, hush, messages } from "./message.js";
import { showNew, today } from "./newpuzzle.js";
import { open, openSaved, session, whenOpened } from "./opening.js";
import { patterns } from "./patterns.js";
import { showPlay } from "./play.js";
import { preparePrints } from "./printing.js";
import { applyTheme, showSettings } from "./settingsview.js";
import { showSetter } from "./setter.js";
import { unpackPuzzle } from "./share.js";
import { showSolvers } from "./solvers.js";
import { announcer } from "./speech.js";
import { showStats } from "./stats.js";
import { choose, savedGames, settings } from "./store.js";
import { showWalk } from "./walk.js";

const VIEWS = ["play", "learn", "set", "solvers", "stats"];

const main = h("main", { id: "main", tabindex: "-1" });
const header = h("header", { class: "top" });
const away = h("div", { class: "away", role: "status" });
let leave = () => {};
/** The address that is shown, so that showing a view twice does no harm. */
let shown = "";

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
  leave();
  leave = () => {};
  if (query.has("p") || query.has("z")) await openLinked(query);
  paintHeader();
  document.title = `${VIEWS.includes(view) ? t(view) : t("walk")} · Grille`;
  const game = session();
  // Names in the other language are better than no game.
  await game?.retell().catch(() => {});
  if (view === "learn") leave = showLearn(main, rest[0]);
  else if (view === "set") leave = showSetter(main, game?.data ?? null);
  else if (view === "solvers") leave = showSolvers(main);
  else if (view === "stats") leave = showStats(main);
  else if (!game) await first();
  else if (view === "walk") {
    game.walk();
    leave = showWalk(main, game.data);
  }
  else leave = showPlay(main, game);
  const now = `${view}/${rest.join("/")}`;
  if (shown !== now) window.scrollTo(0, 0);
  if (shown && shown !== now && view !== "play") main.focus({ preventScroll: true });
  shown = now;
}

/** Opens the puzzle of a link, and takes it out of the address, so that going back to the game is not
 * beginning it. @param {URLSearchParams} query */
async function openLinked(query) {
  try {
    const text = await unpackPuzzle(query);
    if (text) {
      const [data] = await engine.read(text);
      whenOpened(() => {});
      open(data);
      whenOpened(opened);
    }
  } catch (error) {
    complain(error instanceof engine.EngineError ? error : new Error(t("link-broken")));
  }
  window.history.replaceState(null, "", "#/play");
}

/** Something to play for who comes without a link: the last game, else the day's puzzle. */
async function first() {
  const [game] = savedGames();
  if (game) return openSaved(game);
  try {
    open(await engine.daily(today(), "easy"), { daily: today(), first: true });
  } catch (error) {
    main.replaceChildren(h("p", { class: "failure", role: "alert" }, error instanceof Error ? error.message : ""));
  }
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
  if (!isAway() && main.querySelector(".failure")) show();
}

/** The messages of a language, from the server. @param {"en" | "fr"} lang */
async function learnLanguage(lang) {
  speak(lang, await engine.locale(lang));
  engine.sayOffline(() => t("offline"));
}

async function begin() {
  applyTheme();
  preparePrints();
  await learnLanguage(firstLanguage(settings.language || null));
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
    const wanted = firstLanguage(settings.language || null);
    if (wanted === language()) return;
    try {
      await learnLanguage(wanted);
    } catch (error) {
      return complain(error);
    }
    document.querySelector(".skip")?.replaceChildren(t("skip"));
    await show();
    /** @type {HTMLElement | null} */ (header.querySelector('[data-do="language"]'))?.focus();
  });
  await show();
}

begin().catch((error) => {
  // Without messages there are no words but the server's and the browser's own.
  document.body.append(h("p", { class: "failure", role: "alert" }, error.message));
});
