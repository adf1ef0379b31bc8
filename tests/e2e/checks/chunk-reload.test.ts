import type { Page } from "@playwright/test";
import { shellWords } from "#content/shell.ts";
import { expect, test } from "../../support/e2e.ts";
import { readPageModules } from "../../support/page-modules.ts";

// Decided in D7 and D8: a failed chunk loads the target as a page, at most once in ten seconds for each path.

const NOW = Date.parse("2026-11-15T12:00:00Z");
const GUARD_KEY = "nuxt:reload";

/** The code of these pages no longer arrives; the rest of the site does. */
async function blockPageChunks(page: Page, ...names: string[]) {
  const modules = readPageModules();
  const chunks = names.map((name) => modules.get(name) ?? name);
  await page.route(
    ({ pathname }) => chunks.includes(pathname),
    (route) => route.abort("failed"),
  );
}

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const failureToast = (page: Page) =>
  page.getByRole("listitem").getByText(shellWords.chunkFailed.title, { exact: true });

test.beforeEach(async ({ page, open }) => {
  await page.goto("/test42");
  // Time stands still, so that a slow machine never leaves the ten seconds.
  await page.clock.setFixedTime(NOW);
  await open("/test42");
});

test("7. a page whose chunk does not arrive is loaded as a document", async ({ page, watch }) => {
  await blockPageChunks(page, "/energie-delen");
  watch.documents.length = 0;
  await footerLink(page, "Energie delen").click();
  await page.waitForURL("**/energie-delen");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Werkbank");
  expect(watch.documents).toEqual(["/energie-delen"]);
});

test("8. the same failure within ten seconds loads nothing, the page stays usable and a toast tells", async ({
  page,
  watch,
  open,
}) => {
  await blockPageChunks(page, "/energie-delen");
  await footerLink(page, "Energie delen").click();
  await page.waitForURL("**/energie-delen");

  await open("/test42");
  watch.documents.length = 0;
  await footerLink(page, "Energie delen").click();
  await expect(failureToast(page)).toBeVisible();
  await expect(page).toHaveURL(/\/test42$/);
  expect(watch.documents).toEqual([]);

  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Werkbank");
  expect(watch.documents).toEqual([]);
});

test("9. within ten seconds another path is loaded as a document, the first one is not, and after them it is", async ({
  page,
  watch,
  open,
}) => {
  await blockPageChunks(page, "/energie-delen", "/contact");
  const failOn = async (name: string) => {
    await open("/test42");
    watch.documents.length = 0;
    await footerLink(page, name).click();
  };
  await failOn("Energie delen");
  await page.waitForURL("**/energie-delen");
  expect(watch.documents).toEqual(["/energie-delen"]);

  await failOn("Contact");
  await page.waitForURL("**/contact");
  expect(watch.documents).toEqual(["/contact"]);

  await page.clock.setFixedTime(NOW + 9_900);
  await failOn("Energie delen");
  await expect(failureToast(page)).toBeVisible();
  expect(watch.documents).toEqual([]);

  await page.clock.setFixedTime(NOW + 10_100);
  await failOn("Energie delen");
  await page.waitForURL("**/energie-delen");
  expect(watch.documents).toEqual(["/energie-delen"]);
});

test("10. after such a load the path is kept for the session with an expiry ten seconds ahead", async ({ page }) => {
  await blockPageChunks(page, "/energie-delen");
  await footerLink(page, "Energie delen").click();
  await page.waitForURL("**/energie-delen");
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), GUARD_KEY);
  expect(JSON.parse(kept ?? "null")).toEqual({ "/energie-delen": NOW + 10_000 });
});
