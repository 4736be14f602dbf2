// The rule of each technique in a few sentences; techniques of one family share theirs.

import { t } from "../engine/i18n.js";

/** How the ids of a family start or read, and its message. The first that fits counts. */
const FAMILIES = /** @type {[RegExp, string][]} */ ([
  [/^(full-house|naked-single|hidden-single|pointing|claiming|remote-pair|skyscraper|two-string-kite|turbot-fish|empty-rectangle|w-wing|xy-wing|xyz-wing|simple-colours|multi-colours|hidden-rectangle|(locked|naked|hidden)-(pair|triple|quad))$/, ""],
  [/^(finned-)?franken-/, "franken-fish"],
  [/^(finned-)?mutant-/, "mutant-fish"],
  [/^(finned|sashimi)-/, "finned-fish"],
  [/^(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/, "fish"],
  [/^kraken-fish-/, "kraken-fish"],
  [/^template-/, "template"],
  [/^bug-/, "bug"],
  [/^unique-rectangle-/, "unique-rectangle"],
  [/^avoidable-rectangle-/, "avoidable-rectangle"],
  [/^unique-loop-/, "unique-loop"],
  [/^(cage-|killer-|sum-limits|rule-of-45|innies-outies)/, "cage"],
  [/^(equal-cells|equal-sight|pair-relation|thermometer|sign-chain|line-ends|digit-run|circle-count|locked-sight|locked-in-constraint|locked-relation|shared-partner|alternation|sandwich-filling|outside-clue|constraint-breaks)$/, "constraint"],
]);

/** The rule of a technique, where it is written down. @param {string} id */
export function ruleOf(id) {
  const family = FAMILIES.find(([reads]) => reads.test(id));
  if (!family) return null;
  const name = family[1] || id;
  return t(`rule-${name}`);
}
