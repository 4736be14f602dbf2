// Keys that read a row, column, box or cage aloud.

import { t } from "../engine/i18n.js";
import { announcer, describeGroup } from "./speech.js";

/** @param {import("../model/session.js").Session} session @param {string} what row, column, box or cage */
export function readAloud({ puzzle, selection, game }, what) {
  const cell = selection.focus;
  const values = game.values();
  if (what === "cage") {
    const parts = puzzle.constraintsAt(cell).map(({ text, cells }) => describeGroup(puzzle, text, cells, values));
    const others = puzzle.housesOf[cell].map((number) => puzzle.data.houses[number]).filter(({ kind }) => !["row", "column", "box"].includes(kind));
    parts.push(...others.map(({ name, cells }) => describeGroup(puzzle, name, cells, values)));
    announcer.say([...new Set(parts)].join(" ") || t("read-no-cage"));
    return;
  }
  const houses = puzzle.housesAt(cell, what);
  if (houses.length) announcer.say(houses.map(({ name, cells }) => describeGroup(puzzle, name, cells, values)).join(" "));
}
