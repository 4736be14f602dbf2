// Paper is light: whatever the theme, a print is in ink on white.

import { applyTheme } from "./settingsview.js";

/** From now on prints are made so. */
export function preparePrints() {
  window.addEventListener("beforeprint", () => document.documentElement.setAttribute("data-theme", "light"));
  window.addEventListener("afterprint", applyTheme);
}
