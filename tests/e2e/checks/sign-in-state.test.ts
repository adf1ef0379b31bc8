import type { Page } from "@playwright/test";
import { TEST_EMAIL, TEST_PASSWORD } from "../../support/begin-session.ts";
import { expect, test, untilReady } from "../../support/e2e.ts";
import { watchPage } from "../../support/page-watch.ts";

const menu = (page: Page) => page.getByRole("banner").locator("summary", { hasText: "Mijn account" });
const reads = (requests: readonly string[], path: string) => requests.filter((asked) => asked === path).length;

/** A tab that comes back to the front asks again who is signed in. */
async function comeBack(page: Page) {
  // Two answers within five seconds count as one.
  await page.clock.fastForward(5_100);
  const asked = page.waitForResponse((response) => response.url().endsWith("/api/visitor"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
}

test("40. the profile is read once for the uid, not again on a refresh, not at all by a stranger; a second tab follows", async ({
  page,
  context,
  open,
  site,
  watch,
}) => {
  test.slow();
  await page.clock.install();
  await site.signIn();
  await open("/energie-delen");
  await page.clock.runFor(500);
  expect([reads(watch.requests, "/api/visitor"), reads(watch.requests, "/api/profile")]).toEqual([0, 0]);

  const tab = await context.newPage();
  const seen = watchPage(tab);
  await tab.goto("/contact");
  await untilReady(tab);

  await open("/login?terug=/energie-delen");
  await page.getByLabel("E-mailadres").fill(TEST_EMAIL);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
  await expect(page).toHaveURL(/\/energie-delen$/);
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => reads(watch.requests, "/api/profile")).toBe(1);
  await expect(menu(tab)).toBeVisible();
  await expect.poll(() => reads(seen.requests, "/api/profile")).toBe(1);

  await comeBack(page);
  await page.getByRole("banner").getByRole("link", { name: "Leveranciers" }).click();
  await expect(page).toHaveURL(/\/leveranciers$/);
  expect(reads(watch.requests, "/api/profile")).toBe(1);

  // A page that is loaded afresh starts afresh: one reading more.
  await page.reload();
  await expect.poll(() => reads(watch.requests, "/api/profile")).toBe(2);

  await menu(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("U bent uitgelogd");
  await expect(tab.getByRole("banner").getByRole("link", { name: "Inloggen" })).toBeVisible();
  await page.clock.runFor(500);
  expect(reads(watch.requests, "/api/profile")).toBe(2);
  expect(reads(seen.requests, "/api/profile")).toBe(1);
});

test("40. a user document that does not exist is marked and nothing is said about it", async ({
  page,
  open,
  signIn,
  site,
  watch,
}) => {
  await signIn();
  await page.route("**/api/profile", (route) => route.fulfill({ json: { profile: null } }));
  await open("/energie-delen");
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /\S/ })).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
  expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
});
