// Paper is light and cannot be clicked: whatever the theme, a print is in ink on white, with the rules unfolded.

import { applyTheme } from "./settingsview.js";

/** From now on prints are made so. */
export function preparePrints() {
  /** @type {HTMLDetailsElement[]} */
  let folded = [];
  window.addEventListener("beforeprint", () => {
    document.documentElement.setAttribute("data-theme", "light");
    folded = [...document.querySelectorAll("details")].filter((details) => details.matches(".rules") && !details.open);
    for (const details of folded) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    applyTheme();
    for (const details of folded) details.open = false;
  });
}
