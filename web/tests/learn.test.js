import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, EASY, grid, label, link, PAGE, SMALL, solution, until, visit } from "./browser.js";

test("a hint goes from where to look to the whole step, and does it", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await page.locator('[data-do="hint"]').click();
    const panel = page.getByRole("region", { name: "Hint" });
    await panel.getByText(/Look at/).first().waitFor();
    assert.ok((await page.locator(".over .look").count()) >= 9, "a house is framed");
    assert.equal(await page.locator(".over .part").count(), 0, "nothing is given away yet");
    for (let tier = 0; tier < 2; tier++) await panel.getByRole("button", { name: "Tell me more" }).click();
    assert.ok((await page.locator(".over .part-cell").count()) >= 1, "the cells are framed");
    // The step waits a moment, and asks first.
    const last = panel.getByRole("button", { name: "Show the step" });
    assert.ok(await last.isDisabled());
    await panel.getByText(/Take another look/).waitFor();
    await page.keyboard.press("h");
    assert.equal(await page.locator(".over .part").count(), 0, "not with the key either");
    await last.click();
    assert.ok((await page.locator(".over .part").count()) >= 1, "the step is drawn");
    assert.equal(await panel.getByText(/Done/).count(), 0, "nothing is done yet");
    await panel.getByRole("button", { name: "Do it" }).click();
    await page.locator(".message", { hasText: "Done:" }).waitFor();
    assert.equal(await panel.count(), 0);
    assert.equal(await page.locator(".over > *").count(), 0);
    const filled = await page.getByRole("gridcell", { name: /, \d$/ }).count();
    const noted = await page.getByRole("gridcell", { name: /candidates/ }).count();
    assert.ok(filled + noted > 0, "something was done");
  }));

test("a hint starts from the player's own marks, and mistakes come first", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    const digits = await solution(SMALL);
    await cell(page, 1).click();
    await page.keyboard.press(String((digits[1] % 4) + 1));
    await page.keyboard.press("h");
    const panel = page.getByRole("region", { name: "Hint" });
    await panel.getByText(/wrong/).waitFor();
    await panel.getByRole("button", { name: "Before the mistake" }).click();
    await until(async () => /empty/.test(String(await label(page, 1))), "it is taken back");
    // Marks that leave the right digit out are a mistake too.
    const wrongMark = (digits[1] % 4) + 1;
    await cell(page, 1).click();
    await page.keyboard.press(`Control+Digit${wrongMark}`);
    await page.keyboard.press("h");
    await panel.getByText(/marks/i).first().waitFor();
  }));

test("a game is won with hints alone, and they are counted", () =>
  visit(link(SMALL), async (page) => {
    await grid(page);
    for (let step = 0; step < 20 && (await page.getByRole("gridcell", { name: /empty/ }).count()); step++) {
      const before = await page.locator(".cells").innerHTML();
      await page.locator('[data-do="hint"]').click();
      await page.locator(".hint .told").first().waitFor();
      const more = page.getByRole("button", { name: "Tell me more" });
      while (await more.count()) await more.click();
      await page.getByRole("button", { name: "Show the step" }).click();
      await page.getByRole("button", { name: "Do it" }).click();
      await until(async () => (await page.locator(".cells").innerHTML()) !== before, "the step is done");
    }
    await page.getByRole("dialog", { name: "Solved!" }).waitFor();
    assert.match(await page.getByRole("dialog").innerText(), /With \d+ hints/);
  }));

test("a walk-through lists every step, explains it and draws it", () =>
  visit(link(EASY), async (page) => {
    await grid(page);
    await page.locator('[data-do="walk"]').click();
    const steps = page.locator(".steps .step");
    await steps.first().waitFor();
    const count = await steps.count();
    assert.ok(count > 40);
    assert.ok((await page.locator(".over .role-placed, .over .role-removed").count()) > 0);
    assert.match(await page.locator(".rating").first().innerText(), /HoDoKu/);
    await page.getByRole("button", { name: "Next step" }).click();
    assert.equal(await page.locator(".step-count").innerText(), `Step 2 of ${count}`);
    await page.getByRole("button", { name: "Last step" }).click();
    assert.equal(await page.locator('.steps [aria-current="step"] .step-number').innerText(), String(count));
    // All but what the last step places is there.
    assert.ok((await page.locator(".cells .digit").count()) >= 80);
    const digits = await solution(EASY);
    assert.match(String(await label(page, 80)), new RegExp(`, (${digits[80]}|empty)`));
  }));

test("each technique has a page with worked examples to step through", () =>
  visit("#/learn", async (page) => {
    const links = page.locator(".technique-list a");
    await links.first().waitFor();
    assert.ok((await links.count()) > 30);
    await page.getByRole("link", { name: "X-Wing", exact: true }).click();
    await page.getByRole("heading", { name: "X-Wing" }).waitFor();
    assert.ok((await page.locator(".example .part").count()) >= 4);
    assert.match(await page.locator(".example figcaption").first().innerText(), /columns|rows/);
    const told = () => page.locator(".example figcaption").innerText();
    const seen = [await told()];
    assert.equal(await page.locator(".example-keys h2").innerText(), "Example 1 of 3");
    await page.getByRole("button", { name: "Next example" }).click();
    seen.push(await told());
    await page.keyboard.press("PageDown");
    seen.push(await told());
    assert.equal(await page.locator(".example-keys h2").innerText(), "Example 3 of 3");
    assert.equal(new Set(seen).size, 3, "three examples");
    assert.ok(seen.some((text) => /rows/.test(text)) && seen.some((text) => /columns/.test(text)), "in rows and in columns");
    await page.getByRole("button", { name: "Next example" }).click();
    assert.equal(await told(), seen[0]);
    await page.getByRole("button", { name: "Previous example" }).click();
    assert.equal(await page.locator(".example-keys h2").innerText(), "Example 3 of 3");
    await page.locator(".example").getByRole("button", { name: "Play this" }).click();
    await grid(page);
    assert.match(page.url(), /#\/play$/);
  }));

test("a technique about constraints is practised with a puzzle that has them", () =>
  visit("#/learn", async (page) => {
    await page.locator("section", { has: page.getByRole("heading", { name: "With the rules of variants" }) }).getByRole("link", { name: "Cage Combinations" }).click();
    await page.locator('[data-do="practise"]').click();
    await grid(page);
    assert.match(page.url(), /#\/play$/);
    assert.match(await page.locator(".status h1").innerText(), /Killer/);
  }));

test("every technique has its rule", async () => {
  const { techniques } = await (await fetch(`${PAGE}api/v1/techniques?lang=en`)).json();
  assert.deepEqual(techniques.filter((/** @type {{rule: string}} */ { rule }) => !rule).map((/** @type {{id: string}} */ { id }) => id), []);
  const { id, rule } = techniques[0];
  await visit(`#/learn/${id}`, async (page) => {
    assert.equal(await page.locator(".text-page .lead").innerText(), rule);
  });
});
