import type { Page, Response } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";
import { offerForm, publish } from "../../support/open-deal.ts";

// Decided in docs/decisions, 029 and 037: a page that shows what the server drew asks for its scripts at the first touch.

const SCRIPT_MAX_BYTES = 15_000;

/** Waits for what a page does last when nobody touches it. */
async function openAtRest(page: Page, path: string) {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response);
  });
  const polled = page.waitForRequest("**/builds/latest.json*");
  await page.goto(path);
  await polled;
  return { names: () => scripts.map((response) => new URL(response.url()).pathname), scripts };
}
const hasRouter = (page: Page) => page.evaluate(() => window.__reactRouterDataRouter !== undefined);

const waiting: readonly (readonly [path: string, when: "" | " @soak"])[] = [
  ["/overons", ""],
  ["/calculator/koper?postcode=9000", ""],
  ["/", " @soak"],
  ["/energie-delen", " @soak"],
  ["/aanbod", " @soak"],
  ["/gebruikersinformatie/disclaimer", " @soak"],
];
for (const [path, when] of waiting) {
  test(`${path} asks for less than 15 kB of script and for no framework until somebody touches it${when}`, async ({
    page,
  }) => {
    const { names, scripts } = await openAtRest(page, path);
    expect(names().some((name) => name.includes("framework"))).toBe(false);
    const sizes = await Promise.all(
      scripts.map(async (response) => (await response.request().sizes()).responseBodySize),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_MAX_BYTES);
    expect(await hasRouter(page)).toBe(false);

    await page.keyboard.press("Tab");
    await expect.poll(() => hasRouter(page)).toBe(true);
  });
}

test("a page at rest loads the words of the pages behind its links ahead, and none of their scripts", async ({
  page,
}) => {
  const payload = page.waitForRequest("**/_payload.json");
  const { names } = await openAtRest(page, "/overons");
  await payload;
  expect(names().filter((name) => !/\/(boot-loader|manifest|resting)-/.test(name))).toEqual([]);
});

test("a page whose words are those of another build stays at rest, and its links lead on", async ({ page }) => {
  await page.route("**/overons/_payload.json", (route) => route.fulfill({ json: { build: "other", data: {} } }));
  await openAtRest(page, "/overons");
  const refused = page.waitForEvent("console", (line) => line.text().includes("Boot failed"));
  await page.keyboard.press("Tab");
  await refused;
  expect(await hasRouter(page)).toBe(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Disclaimer");
});

test("a link that is pressed at rest leads on, however soon", async ({ page }) => {
  await page.goto("/overons", { waitUntil: "commit" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" });
  await link.evaluate((element) => (element as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/disclaimer/i);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Disclaimer");
});

test("the colours that were chosen before are marked at rest, and others can be chosen before the site has come", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("nuxt-color-mode") === null) localStorage.setItem("nuxt-color-mode", "dark");
  });
  await openAtRest(page, "/overons");
  const choice = page.getByRole("banner").getByRole("group").first();
  await expect(choice.getByRole("radio", { checked: true })).toHaveValue("dark");
  await choice.locator("input[value=light]").evaluate((option) => (option as HTMLInputElement).click());
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  expect(await hasRouter(page)).toBe(false);

  await page.keyboard.press("Tab");
  await expect.poll(() => hasRouter(page)).toBe(true);
  await expect(choice.getByRole("radio", { checked: true })).toHaveValue("light");
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
});

/** The scripts wait at the door until they are let in, as on a slow line. */
async function holdScripts(page: Page, name = "framework"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("what is typed, chosen and pressed in a calculator before its scripts have come counts once they are there", async ({
  page,
}) => {
  const letIn = await holdScripts(page);
  await openAtRest(page, "/calculator/koper?postcode=9000");
  const answer = page.locator("[data-gain]").first();
  const before = await answer.getAttribute("data-gain");
  const use = page.getByLabel("Uw verbruik per jaar", { exact: true });
  await use.click();
  await page.keyboard.type("9000");
  // Twice, because nothing seems to happen: it is pressed once.
  const refine = page.getByRole("button", { name: "Meer cijfers aanpassen" });
  await refine.click();
  await refine.click();
  await use.focus();
  await page.keyboard.press("Home");
  expect(await hasRouter(page)).toBe(false);
  letIn();
  await expect(page).toHaveURL(/verbruik=9000/);
  await expect(answer).not.toHaveAttribute("data-gain", before ?? "");
  await expect(page.getByLabel("Uw gemiddelde maandpiek")).toBeVisible();
  await expect(use).toHaveValue(/^9\.?000$/);
  await expect(use).toBeFocused();
  expect(await use.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(0);
});

test("what is typed and pressed before the very first script has come counts too", async ({ page }) => {
  const letIn = await holdScripts(page, "boot-loader");
  await page.goto("/calculator/koper?postcode=9000");
  const use = page.getByLabel("Uw verbruik per jaar", { exact: true });
  await use.fill("9000");
  await page.getByRole("button", { name: "Meer cijfers aanpassen" }).click();
  letIn();
  await expect(page).toHaveURL(/verbruik=9000/);
  await expect(page.getByLabel("Uw gemiddelde maandpiek")).toBeVisible();
  await expect(use).toHaveValue(/^9\.?000$/);
});

test("a key that is pressed before the very first script has come wakes a page at rest", async ({ page }) => {
  const letIn = await holdScripts(page, "boot-loader");
  await page.goto("/overons");
  await page.keyboard.press("Tab");
  letIn();
  await expect.poll(() => hasRouter(page)).toBe(true);
});

test("a page comes to life on a device that keeps nothing for it, also when it is loaded again", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/overons");
  await page.evaluate(() => history.replaceState({ key: "somewhere" }, ""));
  await page.reload();
  await page.keyboard.press("Tab");
  await expect.poll(() => hasRouter(page)).toBe(true);
});

test("a first script that does not come is asked for again at the next touch", async ({ page }) => {
  let isRefused = true;
  await page.route("**/assets/boot-loader-*", (route) => (isRefused ? route.abort() : route.continue()));
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/overons");
  await refused;
  isRefused = false;
  await page.keyboard.press("Tab");
  await expect.poll(() => hasRouter(page)).toBe(true);
});

test("whoever goes back twice, from another document, finds the first page where they left it", async ({ page }) => {
  await openAtRest(page, "/overons");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasRouter(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 900));
  // Within the site and on, so that the browser leaves the place of the first page to us.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Disclaimer" })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/disclaimer/);
  await page.goto("/healthz");
  // Quicker than any script.
  const letIn = await holdScripts(page, "boot-loader");
  await page.goBack();
  await expect(page).toHaveURL(/disclaimer/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/overons/);
  letIn();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Disclaimer");
  await expect(page).toHaveURL(/overons/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("a choice that is made before the scripts have come counts once they are there", async ({ page }) => {
  const letIn = await holdScripts(page);
  await openAtRest(page, "/calculator/koper?postcode=9000");
  await page.locator("label[for=deur-vraag]").click();
  await page.getByRole("checkbox", { name: "Uw warmtepomp" }).check();
  await page.getByLabel("Uw elektrische auto").selectOption("zon");
  expect(await hasRouter(page)).toBe(false);
  letIn();
  await expect(page).toHaveURL(/warmtepomp=ja/);
  await expect(page).toHaveURL(/auto=zon/);
  await expect(page.getByRole("checkbox", { name: "Uw warmtepomp" })).toBeChecked();
});

test("of two choices before the scripts have come the last one stands", async ({ page }) => {
  const letIn = await holdScripts(page);
  await openAtRest(page, "/");
  await page.locator("label[for=quick-sell]").click();
  await page.locator("label[for=quick-buy]").click();
  await page.locator("#quick-buy-postcode").fill("9000");
  expect(await hasRouter(page)).toBe(false);
  letIn();
  await expect.poll(() => hasRouter(page)).toBe(true);
  await page.waitForFunction(() => window.earlyInput?.waiting.size === 0);
  expect(await page.locator("input[name=kant]:checked").getAttribute("id")).toBe("quick-buy");
  await expect(page.locator("#quick-buy-postcode")).toBeVisible();
  await expect(page.locator("#quick-buy-postcode")).toHaveValue("9000");
});

test("a menu that is opened before the scripts have come stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letIn = await holdScripts(page);
  await openAtRest(page, "/");
  const menu = page.getByRole("banner").locator("details:visible").first();
  await menu.locator("summary").click();
  letIn();
  await expect.poll(() => hasRouter(page)).toBe(true);
  await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
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
  await openAtRest(page, `/aanbod/${id}`);
  await page.getByText("Of reken met uw eigen meterbestand").click();
  letIn();
  await expect(page.locator("input[type=file]").first()).toBeAttached();
});

test("a field of a page that React had to draw anew, because a translator changed it, keeps what was typed @soak", async ({
  page,
}) => {
  const letIn = await holdScripts(page);
  await openAtRest(page, "/calculator/koper?postcode=9000");
  await page.evaluate(() => {
    const title = document.querySelector("h1");
    if (title) title.innerHTML = `<font>${title.textContent}</font>`;
  });
  await page.locator("#veld-verbruik").fill("9000");
  letIn();
  await expect(page).toHaveURL(/verbruik=9000/);
  await expect(page.locator("#veld-verbruik")).toHaveValue(/^9\.?000$/);
});

test("a page in which nothing was typed is loaded again when a newer build took its scripts away", async ({ page }) => {
  await openAtRest(page, "/calculator/koper?postcode=9000");
  await page.route("**/assets/{framework,entry.client}-*", (route) => route.fulfill({ status: 404 }));
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.keyboard.press("Tab");
  await again;
  await page.unroute("**/assets/{framework,entry.client}-*");
});

test("a page with sliders whose words have changed since it was drawn is loaded again", async ({ page }) => {
  await openAtRest(page, "/energie-delen");
  const answer = page.waitForRequest((request) => request.isNavigationRequest());
  await page.route("**/energie-delen/_payload.json", async (route) => {
    const words = await (await route.fetch()).json();
    await route.fulfill({ json: { ...words, stamp: "of another day" } });
  });
  await page.keyboard.press("Tab");
  await answer;
  await page.unroute("**/energie-delen/_payload.json");
  await page.waitForRequest("**/builds/latest.json*");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasRouter(page)).toBe(true);
});

test("what is typed at the foot of a page with sliders stays, whatever became of its words", async ({ page }) => {
  await openAtRest(page, "/energie-delen");
  await page.route("**/energie-delen/_payload.json", (route) =>
    route.fulfill({ json: { build: "another", stamp: "of another day", data: {} } }),
  );
  let isLoadedAgain = false;
  page.on("request", (request) => {
    isLoadedAgain ||= request.isNavigationRequest();
  });
  const failed = page.waitForEvent("console", (message) => message.text().includes("Boot failed"));
  await page.locator("#voet-email").pressSequentially("an@example.org");
  await failed;
  await expect(page.locator("#voet-email")).toHaveValue("an@example.org");
  expect(isLoadedAgain).toBe(false);
});

test("words that did not come are asked for again at the next touch @soak", async ({ page }) => {
  await openAtRest(page, "/energie-delen");
  await page.route("**/energie-delen/_payload.json", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.keyboard.press("Tab");
  await failed;
  await page.unroute("**/energie-delen/_payload.json");
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await hasRouter(page)).toBe(true);
  }).toPass();
});

test("the numbers of the market come without a touch when they are in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto("/");
  await expect(page.getByText(/^(Stand van dit ogenblik|Het plein is nog leeg)\./)).toBeVisible();
});

test("who is signed in finds the account menu without a touch", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/overons");
  await expect(page.getByRole("banner").getByText("Mijn account").first()).toBeVisible();
});
