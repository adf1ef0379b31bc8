import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D1 (when the manifest is asked for) and D2 (what a failed manifest does).

const isPoll = (path: string) => path.startsWith("/builds/latest.json");
const isMeta = (path: string) => path.startsWith("/builds/meta/");
/** The address of a poll ends in the page's own clock, which is finer than ours. */
const polledAt = (path: string) => Number(path.split("?")[1]);

const NOON = Date.parse("2026-11-17T12:00:00Z");

/** Answers the question for the newest build with one that this page is not. */
const announceNewBuild = (page: Page) =>
  page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "another-build", timestamp: 1 } }));

/** Lets the page's own clock go on at once, and what waited for it happen. */
const letPass = (page: Page, ms: number) => page.clock.runFor(ms);

test("1. the newest build is told as JSON with id and timestamp, cached for at most a second", async ({ request }) => {
  const response = await request.get("/builds/latest.json");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/json");
  const age = Number(/max-age=(\d+)/.exec(response.headers()["cache-control"] ?? "")?.[1]);
  expect(age).toBeLessThanOrEqual(1);
  const { id, timestamp } = (await response.json()) as { id: unknown; timestamp: unknown };
  expect(id).toEqual(expect.stringMatching(/^\w+$/));
  expect(timestamp).toBeGreaterThan(Date.parse("2025-01-01"));
});

test("2. a build's manifest has its id and route rules for a year; an unknown build is a 404 in JSON", async ({
  request,
}) => {
  const { id } = (await (await request.get("/builds/latest.json")).json()) as { id: string };
  const known = await request.get(`/builds/meta/${id}.json`);
  expect(known.status()).toBe(200);
  expect(known.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const meta = (await known.json()) as {
    id: string;
    matcher: { static: Record<string, object> };
    prerendered: string[];
  };
  expect(meta.id).toBe(id);
  expect(meta.matcher.static["/account"]).toEqual({ appMiddleware: ["signed-in"] });
  expect(meta.matcher.static["/overons"]).toEqual({ prerender: true });
  expect(meta.prerendered).toContain("/overons");

  const unknown = await request.get("/builds/meta/unknown.json");
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({
    error: true,
    statusCode: 404,
    message: "Page not found: /builds/meta/unknown.json",
  });
});

test("3. a page asks once for its manifest, and for the newest build a second after it is ready", async ({
  page,
  watch,
}) => {
  // The page's clock stands still but for what is let pass: a slow machine changes nothing.
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 3_600_000);
  // One that is brought to life without a touch.
  await page.goto("/koper");
  await expect
    .poll(async () => {
      await letPass(page, 10);
      return page.locator("html").getAttribute("data-ready");
    })
    .not.toBeNull();
  const polls = () => watch.requests.filter(isPoll);
  await letPass(page, 980);
  expect(polls()).toHaveLength(0);
  await letPass(page, 30);
  await expect.poll(() => polls().length).toBe(1);
  await letPass(page, 5_000);
  expect(polls()).toHaveLength(1);
  expect(watch.requests.filter(isMeta)).toHaveLength(1);
});

test("4. the newest build is asked for again after the interval, with the milliseconds in the address", async ({
  page,
  watch,
  open,
}) => {
  const HOUR = 3_600_000;
  await page.clock.install();
  await open("/");
  const polls = () => watch.requests.filter(isPoll);
  const answered = page.waitForResponse("**/builds/latest.json*");
  await expect.poll(() => polls().length).toBe(1);
  await (await answered).finished();
  await page.clock.fastForward(HOUR - 20_000);
  expect(polls()).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await expect.poll(() => polls().length).toBe(2);
  const [first = "", second = ""] = polls();
  for (const poll of [first, second]) expect(poll).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
  expect(polledAt(second) - polledAt(first)).toBeGreaterThanOrEqual(HOUR - 10);
});

test("5. after a new build the next link loads its target as a document, and polling stops", async ({
  page,
  watch,
  open,
}) => {
  await page.clock.install();
  await announceNewBuild(page);
  const polled = page.waitForResponse("**/builds/latest.json*");
  await open("/test42");
  await (await polled).finished();
  await page.clock.fastForward(2 * 3_600_000);
  await letPass(page, 1_000);
  expect(watch.requests.filter(isPoll)).toHaveLength(1);

  watch.documents.length = 0;
  await page.getByRole("contentinfo").getByRole("link", { name: "Energie delen" }).click();
  await page.waitForURL("**/energie-delen");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Werkbank");
  await expect.poll(() => watch.documents).toEqual(["/energie-delen"]);
});

test("6. after a new build a page that nobody leaves does not reload", async ({ page, watch, open }) => {
  await page.clock.install();
  await announceNewBuild(page);
  const polled = page.waitForResponse("**/builds/latest.json*");
  await open("/");
  await (await polled).finished();
  await letPass(page, 3_000);
  expect(watch.documents).toEqual(["/"]);
});

test("11. a manifest that fails is logged to the console, and the page stays fully usable", async ({
  page,
  watch,
  open,
}) => {
  await page.route("**/builds/meta/*", (route) => route.fulfill({ status: 404, json: { error: true } }));
  await open("/test42");
  await expect
    .poll(() => watch.complaints.filter((text) => text.startsWith("Error fetching app manifest.")).length)
    .toBe(1);
  await page.getByRole("button", { name: "Toon een melding" }).click();
  await expect(page.getByText("Deze melding gaat vanzelf weg na vijf seconden.").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Energie delen" }).click();
  await expect(page).toHaveURL(/\/energie-delen$/);
  expect(watch.documents).toEqual(["/test42"]);
});
