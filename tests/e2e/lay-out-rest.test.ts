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
  await page.goto("/verkopersinformatie");
  const id = await page.locator("main section[id]").last().getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/verkopersinformatie#${id}`);
  expect(await isLayingOut(page)).toBe(false);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});
