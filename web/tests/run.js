// Runs the tests of the page: types first, then a real browser against a real server.
//
//   node run.js [PATH TO grille] [--test-name-pattern=…]
//
// CHROMIUM names the browser; GRILLE_PAGE a server that runs already.

import { spawn, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [program = "../../target/release/grille", ...options] = process.argv.slice(2);

/** Runs a program to its end. @param {string} command @param {string[]} words @param {object} [env] */
function passes(command, words, env = {}) {
  return spawnSync(command, words, { cwd: here, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

/** The programs that the page may have play, as `--solver` takes them. */
const solvers = ["right", "wrong", "mute"].flatMap((manner) => ["--solver", `${manner[0].toUpperCase()}${manner.slice(1)}="${process.execPath}" player.js ${manner}`]);

/** Starts the server on a free port. @returns {Promise<{address: string, stop: () => void}>} */
async function serve() {
  const server = spawn(program, ["serve", "--port", "0", "--rate", "0", "--log", "none", "--lang", "en", ...solvers], { cwd: here, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/[^\s/]+\//.exec(line)?.[0];
    if (address) return { address, stop: () => server.kill() };
  }
  throw new Error(`${program} serve ended before it said where it listens`);
}

if (!passes("node", ["node_modules/typescript/bin/tsc", "-p", "."])) process.exit(1);
const server = process.env.GRILLE_PAGE ? { address: process.env.GRILLE_PAGE, stop: () => {} } : await serve();
const files = readdirSync(here).filter((name) => name.endsWith(".test.js"));
const passed = passes("node", ["--test", "--test-concurrency=2", "--test-reporter=spec", ...options, ...files.map((name) => join(here, name))], { GRILLE_PAGE: server.address });
server.stop();
process.exit(passed ? 0 : 1);
