import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";

/** As a browser from below the floor: it knows neither `:has()` nor popovers, and leaves out what it does not know. */
async function forgetNewStyles(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(":has(", ":unknown(").replaceAll(":popover-open", ":unknown-open");
    await route.fulfill({ response, body });
  });
  await page.route(/^[^?]*\/[^./?]*(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ popover(?:="")?>/g, ">");
    await route.fulfill({ response, body });
  });
}

test.use({ javaScriptEnabled: false });

test("without popovers a term of the glossary is a word like another, and its meaning does not stand in the sentence", async ({
  page,
}) => {
  await page.goto("/kosten");
  const term = page.getByRole("button", { name: "meetregime 3" });
  await expect(term).toHaveCSS("text-decoration-line", "underline");
  await forgetNewStyles(page);
  await page.goto("/kosten");
  await expect(page.locator("[popover]")).toHaveCount(0);
  await expect(page.locator(".term-meaning").first()).toBeHidden();
  await expect(page.locator(".term-meaning:visible")).toHaveCount(0);
  await expect(term).toHaveCSS("text-decoration-line", "none");
});

test("without :has() what a choice would bring into sight is always there to fill in", async ({ page }) => {
  const places = [
    { path: "/", field: "#quick-sell-amount" },
    { path: "/calculator/koper", field: "#veld-personen" },
    { path: "/aanmelden", field: "[name=ondernemingsnummer]" },
  ];
  for (const { path, field } of places) {
    await page.goto(path);
    await expect(page.locator(field).first(), `${path}, as it should be`).toBeHidden();
  }
  await forgetNewStyles(page);
  for (const { path, field } of places) {
    await page.goto(path);
    await expect(page.locator(field).first(), `${path} without :has()`).toBeVisible();
  }
});
