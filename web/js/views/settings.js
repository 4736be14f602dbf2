// The settings.

import { t } from "../engine/i18n.js";
import { choose, settings } from "../engine/store.js";
import { openDialog } from "../widgets/dialog.js";
import { h } from "../widgets/element.js";

const SWITCHES = /** @type {const} */ (["showClashes", "showWrong", "tidy", "keepCandidates", "digitFirst", "showPeers", "showSame", "showLeft", "showTimer", "sounds", "keysAnywhere", "large"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark", "contrast"]);

/** What a switch does: `showClashes` is told by `set-show-clashes`. @param {string} name */
function meaning(name) {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return t(`set-${words}`);
}

/** Opens the window. */
export function showSettings() {
  openDialog(
    t("settings"),
    () => [
      h(
        "fieldset",
        { class: "themes" },
        h("legend", {}, t("theme")),
        THEMES.map((theme) =>
          h("label", {}, h("input", { type: "radio", name: "theme", value: theme, checked: settings.theme === theme, onchange: () => choose({ theme }) }), h("span", {}, t(`theme-${theme}`))),
        ),
      ),
      h(
        "div",
        { class: "switches" },
        SWITCHES.map((name) =>
          h(
            "label",
            { class: "switch" },
            h("input", { type: "checkbox", role: "switch", checked: settings[name], onchange: (/** @type {Event} */ event) => choose({ [name]: /** @type {HTMLInputElement} */ (event.target).checked }) }),
            h("span", {}, meaning(name)),
          ),
        ),
      ),
      h("p", { class: "fine" }, t("privacy")),
    ],
    "settings-dialog",
  );
}
