import type { Page } from "@playwright/test";
import { expect, test, untilReady } from "../support/e2e.ts";
import { openFoldedSections } from "../support/open-folded-sections.ts";

test.beforeEach(({ page }) => openFoldedSections(page));

test.use({ viewport: { width: 390, height: 844 } });

const longPages = ["/calculator/koper", "/calculator/verkoper", "/verkopersinformatie", "/"];
const legalPage = "/gebruikersinformatie/privacyverklaring";

/** Files come when the test lets them. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** Whatever a reader does before the scripts of an app come, they find the page as it will stay. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await hold(page, /\/assets\/(?!page-script).*\.js$/);
  // A document is loaded when all its modules are.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  return letScriptsCome;
}

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const placeOf = async (page: Page, selector: string) =>
  Math.round(await page.locator(selector).evaluate((element) => element.getBoundingClientRect().y));
const isAtEnd = (page: Page) =>
  page.evaluate(() => Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) <= 2);

for (const path of longPages) {
  test(`${path} is as long before its scripts come as after, so that End is the end before them too`, async ({
    page,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    const length = await lengthOf(page);
    await page.keyboard.press("End");
    await expect.poll(() => isAtEnd(page)).toBe(true);
    letScriptsCome();
    await untilReady(page);
    expect(await isAtEnd(page)).toBe(true);
    expect(Math.abs((await lengthOf(page)) - length)).toBeLessThanOrEqual(2);
  });
}

test("a part of a calculator that an address or a jump leads to stands in the window, and stays when the scripts come", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/calculator/koper#cijfers");
  await expect.poll(() => placeOf(page, "#cijfers")).toBeLessThan(200);
  const place = await placeOf(page, "#cijfers");
  expect(place).toBeGreaterThanOrEqual(0);
  letScriptsCome();
  await untilReady(page);
  expect(Math.abs((await placeOf(page, "#cijfers")) - place)).toBeLessThanOrEqual(2);

  await page.evaluate(() => document.getElementById("uitkomst")?.scrollIntoView());
  const jumped = await placeOf(page, "#uitkomst");
  expect(Math.abs(jumped)).toBeLessThan(200);
});

test.describe("beside a table of contents", () => {
  test.use({ viewport: { width: 1280, height: 740 } });

  test("a reader who is further down before the scripts come stays there, and a part of the contents is found", async ({
    page,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, legalPage);
    const read = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight / 2);
      return document.elementFromPoint(innerWidth * 0.6, innerHeight / 2)?.closest("li[id]")?.id ?? "";
    });
    const place = await placeOf(page, `#${read}`);
    letScriptsCome();
    await untilReady(page);
    expect(Math.abs((await placeOf(page, `#${read}`)) - place)).toBeLessThanOrEqual(2);

    await page.goto(legalPage);
    await page.getByRole("link", { name: "Uw rechten" }).click();
    await expect.poll(() => placeOf(page, "#rechten")).toBeGreaterThanOrEqual(0);
    expect(await placeOf(page, "#rechten")).toBeLessThan(200);
  });
});
