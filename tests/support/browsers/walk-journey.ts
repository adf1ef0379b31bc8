import { expect } from "vitest";
import type { Engine } from "../../../scripts/verbs/find-browsers.ts";
import { type BrowserPage, openBrowserPage } from "./browser-page.ts";
import type { Journey, Person } from "./journey.ts";
import { until } from "./until.ts";
import { BLANK, type WatchedSite } from "./watched-site.ts";
import type { WebDriver } from "./web-driver.ts";

/** One journey in one browser, by a visitor who was never here; what goes wrong in a page on the way fails it. */
export async function walkJourney(
  engine: Engine,
  driver: WebDriver,
  site: WatchedSite,
  journey: Journey,
): Promise<void> {
  await driver.setDevice(journey.screen ?? "desktop", journey.colourMode ?? "light");
  const page = openBrowserPage(driver, site.address);
  await beginAfresh(driver, page, site);
  const person = async (email: string): Promise<Person> => personOf(site, email, page.addCookies);
  try {
    await journey.walk({ page, site, person, linkFor: (email, path) => linkFor(site, email, path) });
  } catch (error) {
    const picture = `test-results/browsers/${engine}-${journey.promise.replaceAll(/\W+/g, "-").slice(0, 60)}.png`;
    await page.takeScreenshot(picture).catch(() => {});
    const lines = [(error as Error).message, `See ${picture}`, ...site.takeFaults()];
    throw new Error(lines.join("\n"), { cause: error });
  }
  const faults = site.takeFaults();
  if (journey.expectedFault) expect(faults).toEqual([expect.stringMatching(journey.expectedFault)]);
  else expect(faults, "what went wrong in the page").toEqual([]);
}

/** No cookie, nothing kept on the device. */
async function beginAfresh(driver: WebDriver, page: BrowserPage, site: WatchedSite): Promise<void> {
  await driver.send("switchToFrame", { id: null });
  await page.go(BLANK);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await driver.send("deleteAllCookies");
  site.takeFaults();
}

type Cookies = Awaited<ReturnType<WatchedSite["signIn"]>>;

async function personOf(site: WatchedSite, email: string, enter: (cookies: Cookies) => Promise<void>): Promise<Person> {
  const cookies = await site.signIn(email);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return {
    enter: () => enter(cookies),
    send: (path, form) =>
      fetch(site.address + path, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { cookie },
        redirect: "manual",
      }),
  };
}

function linkFor({ ports, address }: WatchedSite, email: string, path: string): Promise<string> {
  return until(`a mail to ${email} with a link to ${path}`, async () => {
    for (const { id, to } of await ports.mailbox.list()) {
      if (to !== email) continue;
      const { text = "" } = (await ports.mailbox.read(id)) ?? {};
      const at = text.indexOf(`${address}${path}?`);
      if (at !== -1) return /^[^\s<>]+/.exec(text.slice(at))?.[0];
    }
    return null;
  });
}
