import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D12 (five pages in flight, as a sliding window) and D13 (none with save-data, 2g or slow-2g).

const fourteen = "#prefetch";

const wide = { width: 1280, height: 6000 };

/** A window of its own: what the one loads ahead in which the list was read is not counted. */
async function openCounted(page: Page) {
  const modules = await readPageModules(page);
  const counted = await page.context().newPage();
  await counted.setViewportSize(wide);
  const state = await delayPageChunks(counted, modules);
  await counted.goto("/test42");
  return { counted, state };
}

/** Holds the code of every page for a while and counts how much of it is under way. */
async function delayPageChunks(page: Page, modules: ReadonlyMap<string, string>) {
  const state = { inFlight: 0, most: 0, asked: new Set<string>() };
  await page.route(
    ({ pathname }) => modules.has(pathname),
    async (route) => {
      state.inFlight += 1;
      state.most = Math.max(state.most, state.inFlight);
      state.asked.add(modules.get(new URL(route.request().url()).pathname) ?? "");
      await new Promise((resolve) => setTimeout(resolve, 300));
      state.inFlight -= 1;
      await route.continue().catch(() => {});
    },
  );
  return state;
}

/** The module of each page, by the build's own list. */
async function readPageModules(page: Page): Promise<Map<string, string>> {
  return new Map(
    await page.evaluate(() =>
      Object.values(window.__reactRouterManifest?.routes ?? {}).flatMap(({ id, path, module }): [string, string][] =>
        id === "root" ? [] : [[module, `/${path ?? ""}`]],
      ),
    ),
  );
}

const linkedPaths = (page: Page) =>
  page.locator(`${fourteen} a`).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

const setConnection = (page: Page, connection: object) =>
  page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { value: connection }), connection);

test.use({ viewport: wide });

test("38. of fourteen links in sight never more than five are loaded ahead at once, on slow or paid connections none", async ({
  page,
  context,
  open,
}) => {
  await open("/test42");
  const { counted, state } = await openCounted(page);
  const paths = await linkedPaths(counted);
  expect(new Set(paths).size).toBe(14);
  await expect.poll(() => paths.filter((path) => !state.asked.has(path))).toEqual([]);
  expect(state.most).toBe(5);

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    const slow = await context.newPage();
    await setConnection(slow, connection);
    await slow.setViewportSize(wide);
    const asked: string[] = [];
    slow.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await slow.goto("/test42");
    const modules = await readModulesWhenReady(slow);
    // The poll for the newest build comes a second after ready, when every link has long been seen.
    await expect.poll(() => asked).toContain("/builds/latest.json");
    expect(asked.filter((path) => modules.has(path))).toEqual([
      [...modules].find(([, page]) => page === "/test42")?.[0],
    ]);
    expect(asked.filter((path) => path.includes("/_payload.json"))).toEqual([]);
    await slow.close();
  }
});

test("a browser that does not tell how a prefetch ended, as WebKit, loads all of them ahead too @soak", async ({
  page,
  context,
  open,
}) => {
  await context.addInitScript(() =>
    document.addEventListener(
      "load",
      (event) => {
        if (event.target instanceof HTMLLinkElement && event.target.rel === "prefetch")
          event.stopImmediatePropagation();
      },
      true,
    ),
  );
  await open("/test42");
  const { counted, state } = await openCounted(page);
  const paths = await linkedPaths(counted);
  await expect.poll(() => paths.filter((path) => !state.asked.has(path))).toEqual([]);
});

async function readModulesWhenReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
  return readPageModules(page);
}
