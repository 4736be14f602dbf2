import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { begin, play, stands } from "./recorded-games.js";

const folder = new URL("../../vectors/games/", import.meta.url);

for (const name of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  /** @type {import("./recorded-games.js").Recorded} */
  const recorded = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  test(`the page plays a recorded game as the library does: ${recorded.about}`, () => {
    const game = begin(recorded);
    for (const [number, turn] of recorded.turns.entries()) {
      const where = `${name}, turn ${number + 1} (${turn.do})`;
      assert.equal(play(game, turn), turn.changes ?? true, `${where}: whether anything changes`);
      if (turn.expect) assert.deepEqual(stands(game, recorded), turn.expect, where);
    }
  });
}
