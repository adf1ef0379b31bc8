import type { Page } from "@playwright/test";
import { expect, test, untilReady } from "../../support/e2e.ts";
import { offerForm, publish } from "../../support/open-deal.ts";

// What a visitor does before the scripts of a page have come is not lost.

const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset["ready"] !== undefined);

/** The scripts wait at the door until they are let in, as on a slow line. */
async function holdScripts(page: Page, name = "framework"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("what is typed in a calculator before its scripts have come counts once they are there", async ({ page }) => {
  const letIn = await holdScripts(page);
  await page.goto("/calculator/koper?postcode=9000", { waitUntil: "domcontentloaded" });
  const answer = page.locator("[data-gain]").first();
  const before = await answer.getAttribute("data-gain");
  const use = page.getByLabel("Uw verbruik per jaar", { exact: true });
  await use.click();
  await page.keyboard.type("9000");
  await page.keyboard.press("Home");
  expect(await isReady(page)).toBe(false);
  letIn();
  await expect(page).toHaveURL(/verbruik=9000/);
  await expect(answer).not.toHaveAttribute("data-gain", before ?? "");
  await expect(use).toHaveValue(/^9\.?000$/);
  await expect(use).toBeFocused();
  expect(await use.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(0);
});

test("what is typed in a journey before its scripts have come makes the amounts of other buyers those of before", async ({
  page,
}) => {
  const letIn = await holdScripts(page);
  const path = "/verkoper/stap/3?postcode=9000&kwp=6&meter=digitaal&technologie=zon";
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.getByLabel("Wat betaalt uw leverancier u nu?").fill("2");
  expect(await isReady(page)).toBe(false);
  letIn();
  await expect(page.getByText("Deze bedragen zijn van vóór wat u net invulde.", { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/injectieprijs=2/);
});

test("the sun of the street that is moved before its scripts have come is read out once they are there", async ({
  page,
}) => {
  const letIn = await holdScripts(page);
  await page.goto("/energie-delen", { waitUntil: "domcontentloaded" });
  await page.getByRole("slider", { name: "Uur van de dag" }).press("ArrowRight");
  expect(await isReady(page)).toBe(false);
  letIn();
  await expect(page.locator("#straat [data-reading]")).toContainText("12:45 tot 13:00");
  await expect(page.locator("#straat").getByRole("status")).toContainText("12:45 tot 13:00");
});

test("who leaves the street before its scripts have come is left out once they are there", async ({ page }) => {
  const letIn = await holdScripts(page);
  await page.goto("/energie-delen", { waitUntil: "domcontentloaded" });
  await page.getByRole("checkbox", { name: "School doet mee" }).uncheck({ force: true });
  expect(await isReady(page)).toBe(false);
  letIn();
  await expect(page.locator("#straat [data-house=school]")).toHaveAttribute("data-state", "outside");
});

test("a link that is pressed before the scripts have come leads on, however soon", async ({ page }) => {
  await page.goto("/overons", { waitUntil: "commit" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" });
  await link.evaluate((element) => (element as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/disclaimer/i);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Disclaimer");
});

test("a page comes to life on a device that keeps nothing for it, also when it is loaded again", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => history.replaceState({ key: "somewhere" }, ""));
  await page.reload();
  await untilReady(page);
});

test("the script of every page starts its work also where it comes later than the app", async ({ page }) => {
  const letIn = await holdScripts(page, "page-script");
  await page.goto("/contact", { waitUntil: "commit" });
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  letIn();
  await untilReady(page);
});

test("a choice that is made before the scripts have come counts once they are there", async ({ page }) => {
  const letIn = await holdScripts(page);
  await page.goto("/calculator/koper?postcode=9000", { waitUntil: "domcontentloaded" });
  await page.locator("label[for=deur-vraag]").click();
  await page.getByRole("checkbox", { name: "Uw warmtepomp" }).check();
  await page.getByLabel("Uw elektrische auto").selectOption("zon");
  expect(await isReady(page)).toBe(false);
  letIn();
  await expect(page).toHaveURL(/warmtepomp=ja/);
  await expect(page).toHaveURL(/auto=zon/);
  await expect(page.getByRole("checkbox", { name: "Uw warmtepomp" })).toBeChecked();
});

test("of two choices before the scripts have come the last one stands", async ({ page }) => {
  const letIn = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.locator("label[for=quick-sell]").click();
  await page.locator("label[for=quick-buy]").click();
  await page.locator("#quick-buy-postcode").fill("9000");
  expect(await isReady(page)).toBe(false);
  letIn();
  await untilReady(page);
  expect(await page.locator("input[name=kant]:checked").getAttribute("id")).toBe("quick-buy");
  await expect(page.locator("#quick-buy-postcode")).toBeVisible();
  await expect(page.locator("#quick-buy-postcode")).toHaveValue("9000");
});

test("a menu that is opened before the scripts have come stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letIn = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const menu = page.getByRole("banner").locator("details:visible").first();
  await menu.locator("summary").click();
  letIn();
  await untilReady(page);
  expect(await menu.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
});

test("a part of an offer that is opened before the scripts have come has its content once they are there", async ({
  browser,
  page,
  site,
}) => {
  const seller = await browser.newContext({ baseURL: site.address });
  await seller.addCookies(await site.signIn("verkoper-rust@example.org"));
  const id = await publish(seller, "/account/aanbod", offerForm);
  await seller.close();
  const letIn = await holdScripts(page);
  await page.goto(`/aanbod/${id}`, { waitUntil: "domcontentloaded" });
  await page.getByText("Of reken met uw eigen meterbestand").click();
  letIn();
  await expect(page.locator("input[type=file]").first()).toBeAttached();
});

test("the numbers of the market come without a touch when they are in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto("/");
  await expect(page.getByText(/^(Stand van dit ogenblik|Het plein is nog leeg)\./)).toBeVisible();
});
