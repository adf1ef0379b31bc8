import { afterAll, beforeAll, describe, test } from "vitest";
import { type Engine, engineNames, findEngine } from "../../../scripts/verbs/find-browsers.ts";
import { isWhole } from "../campaign.ts";
import type { Journey } from "./journey.ts";
import { startFirefox } from "./start-firefox.ts";
import { startWebKit } from "./start-webkit.ts";
import { walkJourney } from "./walk-journey.ts";
import { startWatchedSite, type WatchedSite } from "./watched-site.ts";
import type { WebDriver } from "./web-driver.ts";

const startEngine = { firefox: startFirefox, webkit: startWebKit } as const;

/** Walks every journey in one browser, on one site for all that ask for the same. */
export function runJourneys(engine: Engine, journeys: readonly Journey[]): void {
  const found = findEngine(engine);
  const walked = journeys.filter(({ when }) => when === engine || isWhole);
  const extraPages = Object.assign({}, ...walked.map((journey) => journey.extraPages ?? {}));
  const sites = new Map<string, Promise<WatchedSite>>();
  let driver: WebDriver;

  describe.skipIf(!found)(`in ${engineNames[engine]}`, () => {
    beforeAll(async () => {
      if (found) driver = await startEngine[engine](found);
    }, 120_000);
    afterAll(async () => {
      await driver?.stop();
      for (const site of sites.values()) await (await site).stop();
    }, 60_000);

    // A change of device may cost a new window, so those of one device follow each other.
    const device = ({ screen = "desktop", colourMode = "light" }: Journey) => `${screen} ${colourMode}`;
    for (const journey of walked.toSorted((one, other) => device(one).localeCompare(device(other)))) {
      test(journey.promise, { timeout: 180_000 }, async () =>
        walkJourney(engine, driver, await siteOf(journey), journey),
      );
    }
  });

  function siteOf({ site: options }: Journey): Promise<WatchedSite> {
    const key = JSON.stringify(options ?? {});
    const site = sites.get(key) ?? startWatchedSite(options, extraPages);
    sites.set(key, site);
    return site;
  }
}
