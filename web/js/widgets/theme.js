// The theme of the page. Paper is light: whatever the theme, a print is in ink on white.

import { settings } from "../engine/store.js";

/** Puts the theme on the page. */
export function applyTheme() {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", settings.theme);
}

/** From now on prints are made so. */
export function preparePrints() {
  window.addEventListener("beforeprint", () => document.documentElement.setAttribute("data-theme", "light"));
  window.addEventListener("afterprint", applyTheme);
}
