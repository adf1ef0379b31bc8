import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";

test.use({ viewport: { width: 360, height: 740 } });

const isLayingOut = (page: Page) => page.evaluate(() => document.documentElement.dataset["layingOut"] !== undefined);

/** How the last section of the page stands, and how long the page is. */
const lastSection = (page: Page) =>
  page.evaluate(() => {
    const section = [...document.querySelectorAll("main section")].at(-1);
    if (!section) throw new Error("The page has no section.");
    return { visibility: getComputedStyle(section).contentVisibility, height: document.body.scrollHeight };
  });

test("a page read from its beginning lays out its far sections when its first screen stands, and then wholly", async ({
  page,
  open,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/verkopersinformatie");
  expect(await isLayingOut(page)).toBe(true);
  expect((await lastSection(page)).visibility).toBe("auto");

  await page.unroute(/\/assets\/.*\.js$/);
  await open("/verkopersinformatie");
  await expect.poll(() => isLayingOut(page)).toBe(false);
  const { visibility, height } = await lastSection(page);
  expect(visibility).toBe("visible");

  // Laid out at once, it is exactly as long.
  await page.reload();
  expect(await isLayingOut(page)).toBe(false);
  expect(await lastSection(page)).toEqual({ visibility: "visible", height });
});

test("a page opened at one of its parts is laid out at once, so that the part stands where it should", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/verkopersinformatie#vragen");
  expect(await isLayingOut(page)).toBe(false);
  await expect(page.locator("#vragen")).toBeInViewport();

  // The words that a search engine leads to are no hash to the page.
  await page.goto("about:blank");
  await page.goto("/verkopersinformatie#:~:text=thuisbatterij");
  expect(await isLayingOut(page)).toBe(false);
});

test.describe("beside a table of contents", () => {
  test.use({ viewport: { width: 1280, height: 740 } });

  test("a reader who is further down before the scripts come stays there, and a part of the contents is found", async ({
    page,
  }) => {
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    const placeOf = async (id: string) => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN);
    await page.goto("/gebruikersinformatie/privacyverklaring", { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    const read = await page.evaluate(async () => {
      scrollTo(0, document.body.scrollHeight / 2);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let left = 3; left > 0; left -= 1) await frame();
      return document.elementFromPoint(innerWidth * 0.6, innerHeight / 2)?.closest("li[id]")?.id ?? "";
    });
    const place = await placeOf(read);
    letScriptsCome();
    await expect.poll(() => isLayingOut(page)).toBe(false);
    expect(Math.abs((await placeOf(read)) - place)).toBeLessThanOrEqual(2);

    await page.unroute(/\/assets\/.*\.js$/);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/gebruikersinformatie/privacyverklaring");
    await page.getByRole("link", { name: "Uw rechten" }).click();
    await expect.poll(() => placeOf("rechten")).toBeGreaterThanOrEqual(0);
    expect(await placeOf("rechten")).toBeLessThan(200);
  });
});

test("an answer that is drawn anew is laid out wholly once the hand rests, and keeps its length meanwhile", async ({
  page,
  open,
}) => {
  const stand = () =>
    page.evaluate(() => {
      const box = document.getElementById("cijfers");
      const parts = [...(box?.children ?? [])].map((part) => getComputedStyle(part).contentVisibility);
      return { isDrawing: box?.dataset["drawing"] !== undefined, parts: [...new Set(parts)] };
    });
  await open("/calculator/koper");
  await expect.poll(() => isLayingOut(page)).toBe(false);
  expect(await stand()).toEqual({ isDrawing: false, parts: ["visible"] });
  await page.evaluate(() => {
    const box = document.getElementById("cijfers");
    if (!box) throw new Error("There are no pictures.");
    const lengths: number[] = [box.offsetHeight];
    Object.assign(window, { lengths });
    new MutationObserver(() => requestAnimationFrame(() => lengths.push(box.offsetHeight))).observe(box, {
      attributeFilter: ["data-drawing"],
    });
  });
  await page.getByLabel("Afgesproken prijs").first().fill("12,5");
  const lengths = () => page.evaluate(() => (window as { lengths?: number[] }).lengths ?? []);
  await expect.poll(async () => (await lengths()).length).toBeGreaterThanOrEqual(3);
  await expect.poll(stand).toEqual({ isDrawing: false, parts: ["visible"] });
  const [before = 0, drawing = 0] = await lengths();
  expect(Math.abs(drawing - before)).toBeLessThan(before / 10);
});
