// Firefox as the distribution packages it, driven by WebDriver's commands over its own protocol (Marionette): a line of
// JSON with its length before it, each way.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The browser, where there is one. */
export const FIREFOX = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => path && existsSync(path));

/** The name that WebDriver gives to a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A port that is free. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** A connection, once somebody listens. @param {number} port @returns {Promise<import("node:net").Socket>} */
async function connected(port) {
  for (let tries = 0; tries < 600; tries++) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((resolve) => socket.once("connect", () => resolve(true)).once("error", () => resolve(false)));
    if (open) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Firefox does not listen");
}

/** A window of Firefox in which to do something. */
export class Firefox {
  /** @param {(page: Firefox) => Promise<void>} does */
  static async visit(does) {
    const profile = mkdtempSync(join(tmpdir(), "grille-firefox-"));
    const port = await freePort();
    writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\nuser_pref("intl.accept_languages", "en-GB");\n`);
    const process = spawn(/** @type {string} */ (FIREFOX), ["--headless", "--no-remote", "--marionette", "--profile", profile], { stdio: "ignore" });
    const ended = new Promise((resolve) => process.once("exit", resolve));
    try {
      const page = new Firefox(await connected(port));
      await page.command("WebDriver:NewSession", { capabilities: { alwaysMatch: { timeouts: { script: 60_000 } } } });
      await does(page);
      page.socket.destroy();
    } finally {
      process.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    }
  }

  /** @param {import("node:net").Socket} socket */
  constructor(socket) {
    this.socket = socket;
    this.rest = Buffer.alloc(0);
    this.number = 0;
    /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
    this.open = new Map();
    socket.on("data", (data) => this.#take(data));
  }

  /** @param {Buffer} data */
  #take(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const colon = this.rest.indexOf(":");
      const length = Number(this.rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.rest.length < colon + 1 + length) return;
      const said = JSON.parse(this.rest.subarray(colon + 1, colon + 1 + length).toString());
      this.rest = this.rest.subarray(colon + 1 + length);
      // The first thing that is said is a greeting.
      if (!Array.isArray(said)) continue;
      const [, number, error, value] = said;
      const asked = this.open.get(number);
      this.open.delete(number);
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else asked?.resolve(value);
    }
  }

  /** @param {string} name @param {object} [parameters] @returns {Promise<any>} */
  command(name, parameters = {}) {
    const number = ++this.number;
    const text = JSON.stringify([0, number, name, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.open.set(number, { resolve, reject }));
  }

  /** @param {string} url */
  go(url) {
    return this.command("WebDriver:Navigate", { url });
  }

  /** What an expression is worth in the page. @param {string} expression */
  async value(expression) {
    return (await this.command("WebDriver:ExecuteScript", { script: `return ${expression}`, args: [] })).value;
  }

  /** Waits until an expression holds. @param {string} expression */
  async until(expression) {
    for (let tries = 0; tries < 400; tries++) {
      if (await this.value(expression)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`waited in vain: ${expression}`);
  }

  /** Clicks as a person does. @param {string} selector */
  async click(selector) {
    const { value } = await this.command("WebDriver:FindElement", { using: "css selector", value: selector });
    await this.command("WebDriver:ElementClick", { id: value[ELEMENT] });
  }

  /** Presses a key. @param {string} key as WebDriver writes it */
  async press(key) {
    const actions = [{ type: "keyDown", value: key }, { type: "keyUp", value: key }];
    await this.command("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }
}
