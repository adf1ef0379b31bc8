import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in row 1 of the decisions: paths match whatever their case and final slash; links use the spec's spelling.

const layout = (page: Page, name: "blank" | "default" | "my") => page.locator(`[data-layout=${name}]`);

test("18. the buyer's page is found under /KOPER/ and stands in the blank layout", async ({ page }) => {
  expect((await page.goto("/KOPER/"))?.status()).toBe(200);
  await expect(layout(page, "blank")).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/koper$/);
  const title = await page.title();
  await page.goto("/koper");
  expect(await page.title()).toBe(title);
});

test("19. /password-reset finds the page that is spelled /Password-reset", async ({ page }) => {
  expect((await page.goto("/password-reset"))?.status()).toBe(200);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  expect((await page.goto("/Password-reset"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect(page.locator("[data-error]")).toHaveCount(0);
});

test("20. signed in, /account has the my layout, /verkoper the default one and /koper the blank one", async ({
  page,
  signIn,
}) => {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?terug=%2Faccount$/);

  await signIn();
  expect((await page.goto("/account"))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/account$/);
  await expect(layout(page, "my")).toBeVisible();
  await page.goto("/verkoper");
  await expect(layout(page, "default")).toBeVisible();
  await page.goto("/koper");
  await expect(layout(page, "blank")).toBeVisible();
  await expect(page.locator("[data-layout]")).toHaveCount(1);
});
