import { test as base, expect } from "@playwright/test";
import { untilReady } from "../../scripts/until-ready.ts";
import { startMailServer } from "./mail-server.ts";
import { type PageWatch, watchPage } from "./page-watch.ts";
import { type SiteOptions, startTestSite, type TestSite } from "./test-site.ts";
import { openWalkers, type WalkerAt } from "./walker.ts";

type TestFixtures = {
  /** How the site of this test is configured: `test.use({ siteOptions: { environment: { MARKET: "flags" } } })`. */
  readonly siteOptions: SiteOptions;
  readonly site: TestSite;
  readonly watch: PageWatch;
  /** Opens a path and waits until its scripts run. */
  readonly open: (path: string) => Promise<void>;
  readonly signIn: () => Promise<void>;
};
/** All in one place: who brings one of its own in another file gets a process of its own, which opens the site anew. */
type WorkerFixtures = {
  readonly openSite: (options: SiteOptions) => Promise<TestSite>;
  readonly mailServer: Awaited<ReturnType<typeof startMailServer>>;
  readonly walkerAt: WalkerAt;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of this pattern.
    async ({}, use) => {
      const sites = new Map<string, Promise<TestSite>>();
      await use((options) => {
        const key = JSON.stringify(options);
        const site = sites.get(key) ?? startTestSite(options);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of this pattern.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  walkerAt: [
    async ({ browser, openSite }, use) => {
      const { walkerAt, close } = openWalkers(browser, (await openSite({})).address);
      await use(walkerAt);
      await close();
    },
    { scope: "worker" },
  ],
  siteOptions: [{}, { option: true }],
  site: async ({ openSite, siteOptions }, use) => {
    const site = await openSite(siteOptions);
    site.log.length = 0;
    site.icons.asked.length = 0;
    site.icons.mood = "answers";
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.address),
  watch: async ({ page }, use) => use(watchPage(page)),
  open: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await untilReady(page);
    }),
  signIn: async ({ context, site }, use) => use(async () => context.addCookies(await site.signIn())),
});

export { expect, untilReady };
