import type { Page } from "@playwright/test";
import { prefetchPlaces } from "#web/pages/workbench/prefetch-places.ts";
import { expect, test, untilReady } from "../../support/e2e.ts";

// Decided in D12 (five pages in flight, as a sliding window) and D13 (none with save-data, 2g or slow-2g).

const wide = { width: 1280, height: 6000 };
test.use({ viewport: wide });

/** The page that a request loads ahead: a document as it is, an app by its payload. */
function pageAhead(address: string): string | undefined {
  const path = new URL(address).pathname.replace("/_payload.json", "");
  return prefetchPlaces.find((place) => place === path);
}

/** Holds what is loaded ahead for a while and counts how much of it is under way. */
async function delayAhead(page: Page) {
  const state = { inFlight: 0, most: 0, asked: new Set<string>() };
  await page.route(
    (url) => pageAhead(url.href) !== undefined,
    async (route) => {
      state.inFlight += 1;
      state.most = Math.max(state.most, state.inFlight);
      state.asked.add(pageAhead(route.request().url()) ?? "");
      await new Promise((resolve) => setTimeout(resolve, 300));
      state.inFlight -= 1;
      await route.continue().catch(() => {});
    },
  );
  return state;
}

const setConnection = (page: Page, connection: object) =>
  page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { value: connection }), connection);

test("38. of fourteen links in sight never more than five are loaded ahead at once, on slow or paid connections none", async ({
  page,
  context,
}) => {
  const state = await delayAhead(page);
  await page.goto("/test42");
  expect(prefetchPlaces).toHaveLength(14);
  await expect.poll(() => prefetchPlaces.filter((path) => !state.asked.has(path))).toEqual([]);
  expect(state.most).toBe(5);

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    const slow = await context.newPage();
    await setConnection(slow, connection);
    await slow.setViewportSize(wide);
    const asked: string[] = [];
    slow.on("request", (request) => asked.push(request.url()));
    await slow.goto("/test42");
    await untilReady(slow);
    // The poll for the newest build comes a second after ready, when every link has long been seen.
    await expect.poll(() => asked.map((address) => new URL(address).pathname)).toContain("/builds/latest.json");
    expect(asked.filter((address) => pageAhead(address) !== undefined)).toEqual([]);
    await slow.close();
  }
});
