// The programs to choose from: those that the server names, those written here, and two examples to begin with.

import * as engine from "../../engine/api.js";
import { language, t } from "../../engine/i18n.js";
import { keepProgram, ownPrograms } from "../../engine/store.js";

/** @typedef {import("./run.js").Program} Program */

/** The examples, each a file of the page. */
const EXAMPLES = ["singles", "search"];

/** What there is, by where it runs.
 * @returns {Promise<{machine: Program[], own: import("../../engine/store.js").OwnProgram[], examples: Program[], limits: engine.RunLimits}>} */
export async function programs() {
  const [{ solvers, limits }, ...codes] = await Promise.all([engine.solvers(), ...EXAMPLES.map(example)]);
  return {
    machine: solvers.map(({ name }) => ({ id: `machine:${name}`, name })),
    own: ownPrograms(),
    examples: EXAMPLES.map((name, index) => ({ id: `example:${name}`, name: t(`solver-example-${name}`), code: codes[index] })),
    limits,
  };
}

/** The text of an example, with its words in the page's language. @param {string} name */
function example(name) {
  return engine.text(`solvers/${name}.${language()}.js`);
}

/** A program of the reader's own that begins as another one. @param {string} code @param {string} [called] */
export function newProgram(code, called) {
  const names = new Set(ownPrograms().map(({ name }) => name));
  let number = 1;
  while (names.has(t("solver-mine", { number }))) number++;
  const program = { id: `own:${Date.now().toString(36)}${number}`, name: (called && !names.has(called) && called.slice(0, 60)) || t("solver-mine", { number }), code };
  keepProgram(program);
  return program;
}
