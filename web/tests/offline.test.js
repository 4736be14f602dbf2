import assert from "node:assert/strict";
import { test } from "node:test";
import { api, cell, EASY, grid, label, link, solution, until, visit } from "./browser.js";

test("without its server the page finishes the game in hand, says once what is missing, and comes back by itself", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      const digits = await solution(EASY);
      // The page learns the solution when the game is opened.
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.locator('[data-do="hint"]').click();
      const away = page.locator(".away");
      await away.getByText(/The server does not answer/).waitFor();
      assert.equal(await page.locator(".message").count(), 0, "said once");
      assert.ok(await page.locator('[data-do="hint"]').isDisabled());
      await cell(page, 0).click();
      await page.keyboard.press(String((digits[0] % 9) + 1));
      await page.locator('[data-do="check"]').click();
      await page.getByRole("alert").getByText("One digit is wrong.").waitFor();
      for (const [at, symbol] of [...EASY].entries()) {
        if (symbol !== ".") continue;
        await cell(page, at).click();
        await page.keyboard.press(String(digits[at]));
      }
      await page.getByRole("dialog", { name: "Solved!" }).waitFor();
      await page.keyboard.press("Escape");
      await page.context().setOffline(false);
      await until(async () => (await away.innerText()) === "", "it is back");
      await page.locator('[data-do="next"]').click();
      await until(async () => (await page.getByRole("gridcell", { name: /empty/ }).count()) > 20, "the next puzzle");
    },
    { away: true },
  ));

test("a view that failed for want of the server is there once it is back", () =>
  visit(
    link(EASY),
    async (page) => {
      await grid(page);
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "Learn", exact: true }).click();
      await page.locator(".failure").waitFor();
      await page.context().setOffline(false);
      await page.getByRole("link", { name: "X-Wing", exact: true }).waitFor();
    },
    { away: true },
  ));

test("rules that the page does not know are judged by the solution, without the server", async () => {
  const { board: puzzle } = await api("generate", { variants: ["killer"], size: 4, seed: 3, board: true });
  const digits = await solution(puzzle.puzzle);
  await visit(
    link(puzzle.puzzle),
    async (page) => {
      await grid(page);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      for (const [at, given] of puzzle.givens.numbers.entries()) {
        if (given) continue;
        await cell(page, at).click();
        await page.keyboard.press(String(digits[at]));
        assert.match(String(await label(page, at)), new RegExp(`, ${digits[at]}$`));
      }
      await page.getByRole("dialog", { name: "Solved!" }).waitFor();
    },
    { away: true },
  );
});
