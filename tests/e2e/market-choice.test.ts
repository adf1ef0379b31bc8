import type { Page } from "@playwright/test";
import { shellWords } from "#content/shell.ts";
import { expect, test } from "../support/e2e.ts";

const flags = (page: Page) => page.getByRole("banner").getByRole("form", { name: shellWords.market.label });
const flag = (page: Page, name: string) => flags(page).getByRole("button", { name });

test("without the setting flags there is nothing to choose", async ({ page, request }) => {
  await page.goto("/verkoper");
  await expect(flags(page)).toHaveCount(0);
  const refused = await request.post("/markt", { form: { markt: "nl", terug: "/" }, maxRedirects: 0 });
  expect(refused.status()).toBeGreaterThanOrEqual(400);
  expect(refused.headers()["set-cookie"]).toBeUndefined();
});

test.describe("with the setting flags", () => {
  test.use({ siteOptions: { environment: { MARKET: "flags" } } });

  const chooseTheNetherlands = async (page: Page) => {
    await page.goto("/verkoper?x=1");
    await expect(flag(page, shellWords.market.be)).toHaveAttribute("aria-pressed", "true");
    const belgian = await page.getByRole("main").textContent();
    await flag(page, shellWords.market.nl).click();

    await expect(page).toHaveURL(/\/verkoper\?x=1$/);
    await expect(flag(page, shellWords.market.nl)).toHaveAttribute("aria-pressed", "true");
    expect(await page.getByRole("main").textContent()).not.toBe(belgian);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "markt");
    expect(cookie).toMatchObject({ value: "nl", path: "/", sameSite: "Lax" });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);

    await page.goto("/koper");
    await page.goto("/overons");
    await expect(flag(page, shellWords.market.nl)).toHaveAttribute("aria-pressed", "true");
    await flag(page, shellWords.market.be).click();
    await expect(flag(page, shellWords.market.be)).toHaveAttribute("aria-pressed", "true");
    await page.goto("/verkoper?x=1");
    expect(await page.getByRole("main").textContent()).toBe(belgian);
  };

  test("the visitor's choice changes the page and is remembered in the cookie markt", async ({ page }) => {
    await chooseTheNetherlands(page);
  });

  test.describe("and scripts off", () => {
    test.use({ javaScriptEnabled: false });
    test("the visitor's choice works the same @soak", async ({ page }) => {
      await chooseTheNetherlands(page);
    });
  });

  test("a form sent from elsewhere, or that leads elsewhere, is not followed", async ({ request }) => {
    const form = { markt: "nl", terug: "//elsewhere.example" };
    const led = await request.post("/markt", { form, maxRedirects: 0 });
    expect([led.status(), led.headers()["location"]]).toEqual([303, "/"]);
    const foreign = await request.post("/markt", {
      form,
      maxRedirects: 0,
      headers: { origin: "https://elsewhere.example" },
    });
    expect(foreign.status()).toBe(403);
  });
});
