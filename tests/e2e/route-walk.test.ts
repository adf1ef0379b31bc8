import type { Page } from "@playwright/test";
import { matchPath, matchRoutes } from "react-router";
import { axeFaults, contrastFaults } from "../support/axe-faults.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { findEnglish } from "../support/english-words.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import type { TestSite } from "../support/test-site.ts";
import { builtRoutes, type WalkedRoute, walkedRoutes } from "../support/walked-routes.ts";
import type { Walker } from "../support/walker.ts";

const TITLE = /^\S.* - Stroomplein \| stroom van mens tot mens$/;
/** A shift is reported in hundredths. */
const ROUNDS_TO_ZERO = 0.005;
const walked = walkedRoutes.map(({ path }) => path);

/** The table of the spec, with the names that its patterns have on this site. */
const specified = [
  "/",
  "/koper",
  "/koper-v3",
  "/verkoper",
  "/login",
  "/logout",
  "/aanmelden",
  "/contact",
  "/overons",
  "/nieuwsbrief",
  "/declarations",
  "/rekenmodel",
  "/bedankt-koper",
  "/bedankt-verkoper",
  "/kopersinformatie",
  "/verkopersinformatie",
  "/email-verificatie",
  "/verificatie-resend",
  "/Password-reset",
  "/password-reset-mail",
  "/energie-delen",
  "/energie-delen/praktijkvoorbeelden",
  "/ontdekstroomplein/1",
  "/calculator/koper",
  "/calculator/verkoper",
  "/calculator/koper-vlaanderen",
  "/calculator/verkoper-vlaanderen",
  "/calculator/calculator-gvo",
  "/gebruikersinformatie/disclaimer",
  "/gebruikersinformatie/cookieverklaring",
  "/gebruikersinformatie/privacyverklaring",
  "/gebruikersinformatie/algemenevoorwaarden",
  "/account",
  "/account/formulieren",
  "/account/accountgegevens",
  "/test42",
  "/icon-test",
  "/component-test",
  "/test-contracting",
  "/toegankelijkheid",
];

test("the walk comes past every path of the spec's table", () => {
  expect(specified.filter((path) => !walked.includes(path))).toEqual([]);
});

test("the walk comes past every route of the build", () => {
  const paths = walked.map((path) => path.split("?")[0] ?? "");
  expect(builtRoutes.filter((pattern) => !paths.some((path) => matchPath(pattern, path)))).toEqual([]);
});

test("the walk would see faint text and a field without a name", async ({ page }) => {
  await page.goto("/overons");
  await untilReady(page);
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.style.color = "#bbb";
    faint.textContent = "flauw";
    document.querySelector("main")?.append(faint, document.createElement("input"));
  });
  expect(await contrastFaults(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
  expect(await axeFaults(page)).toEqual([expect.stringMatching(/^label: /)]);
});

const isError = ({ status = 200 }: WalkedRoute) => status >= 400;
/** All errors look alike: of one everything is judged. */
const isLookedAt = (walked: WalkedRoute) => !isError(walked) || walked.path === "/zomaar";

/** All pages of a route look alike too: of each one is enough for a sample. */
const routes = builtRoutes.map((path) => ({ path }));
const metRoutes = new Set<string>();
const oneOfEachRoute = walkedRoutes.filter((walked) => {
  if (isError(walked)) return isLookedAt(walked) || walked.status !== 404;
  const pattern = matchRoutes(routes, walked.path.split("?")[0] ?? "")?.[0]?.route.path ?? "";
  const isFirst = !metRoutes.has(pattern);
  metRoutes.add(pattern);
  return isFirst;
});
/** Opening a page costs a second: `npm test` opens every fourth route and asks for the others that are not in the site map, `npm run soak` opens all. */
const stopsOfWalk = isWhole ? walkedRoutes : oneOfEachRoute.filter((_, at) => at % 4 === 0);
const EVERY_NTH = campaign(20, 1);
/** Laying a page out once more costs as much as opening it. */
const isWidened = (at: number) => at % campaign(4, 1) === 0;
/** Axe costs more than all the rest: `npm test` asks it about every second page that it opens, of which the parts stand on the others too. */
const isAskedOfAxe = (at: number) => at % campaign(2, 1) === 0;

for (const [at, walked] of stopsOfWalk.entries()) {
  const promise = isLookedAt(walked)
    ? `stands on a phone${isAskedOfAxe(at) ? ", in light and dark" : ""}${isWidened(at) ? ", and widened" : ""}`
    : `tells its ${walked.status}`;
  test(`${walked.path} ${promise}`, async ({ walkerAt, site }) => {
    const walker = await walkerAt(360);
    await expectStanding(walker, site, walked);
    const { page, judged } = walker;
    if (isLookedAt(walked) && isAskedOfAxe(at)) await expectCleanToAxe(page, judged);
    if (isWidened(at)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await sidewaysScroll(page), "sticks out sideways when widened").toEqual([]);
    }
    expectNoComplaints(walker, walked);
    // So that the next page does not wait until this one is narrowed.
    if (isWidened(at)) await page.goto("about:blank");
  });
}

test("pages that are neither walked nor in the site map answer with their status, a title and one heading", async ({
  request,
  site,
}) => {
  const headerOf = (cookies: { name: string; value: string }[]) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const [person, operator] = [headerOf(await site.signIn()), headerOf(await site.signInAsOperator())];
  const beforeFactor = headerOf(await site.signInBeforeFactor());
  await openExampleContracts(site.ports);
  for (const { path, status = 200, isSignedIn, hasUnusedFactor, isOperator } of walkedRoutes.filter(
    (walked) => !walked.isListed && !stopsOfWalk.includes(walked),
  )) {
    const member = hasUnusedFactor ? beforeFactor : person;
    const cookie = isOperator ? operator : isSignedIn ? member : "";
    const response = await request.get(path, { headers: { accept: "text/html", cookie } });
    expect.soft(response.status(), path).toBe(status);
    const html = await response.text();
    expect.soft(/<title>([^<]*)/.exec(html)?.[1], path).toMatch(TITLE);
    expect.soft(html.split("<h1").length - 1, `headings of ${path}`).toBe(1);
  }
});

for (const walked of oneOfEachRoute.filter((_, at) => at % EVERY_NTH === 0)) {
  test(`${walked.path} stands in light and dark when opened wide`, async ({ walkerAt, site }) => {
    const walker = await walkerAt(1280);
    await expectStanding(walker, site, walked);
    if (isLookedAt(walked)) await expectCleanToAxe(walker.page, walker.judged);
    expectNoComplaints(walker, walked);
  });
}

async function expectStanding({ page, shifts }: Walker, site: TestSite, walked: WalkedRoute): Promise<void> {
  const { path, status = 200, isSignedIn, hasUnusedFactor, isOperator, hasContracts } = walked;
  if (isOperator) await page.context().addCookies(await site.signInAsOperator());
  if (isSignedIn) await page.context().addCookies(await (hasUnusedFactor ? site.signInBeforeFactor() : site.signIn()));
  if (hasContracts) await openExampleContracts(site.ports);
  await page.emulateMedia({ colorScheme: "light" });
  const response = await page.goto(path);
  await untilReady(page);

  expect.soft(response?.status()).toBe(status);
  expect.soft(page.url()).toBe(site.address + path);
  await expect.soft(page).toHaveTitle(TITLE);
  await expect.soft(page.locator("html")).toHaveAttribute("lang", "nl-BE");
  await expect.soft(page.locator("h1")).toHaveCount(1);
  await expectScheme(page, "light");
  expect.soft(await findEnglish(page), "English on screen").toEqual([]);

  const moved = await shifts();
  expect.soft(moved.total, `moved by itself: ${moved.what.join("; ")}`).toBeLessThan(ROUNDS_TO_ZERO);
  expect.soft(await sidewaysScroll(page), "sticks out sideways").toEqual([]);
}

/** A breach of the content policy is a console error too. */
const expectNoComplaints = ({ watch }: Walker, { allowed }: WalkedRoute) =>
  expect
    .soft(
      watch.complaints.filter((text) => !allowed?.test(text)),
      "complaints in the console",
    )
    .toEqual([]);

async function expectCleanToAxe(page: Page, judged: Set<string>) {
  await loosenBars(page);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  expect.soft(await contrastFaults(page, judged), "contrast in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectScheme(page, "dark");
  expect.soft(await contrastFaults(page, judged), "contrast in dark").toEqual([]);
}

async function expectScheme(page: Page, scheme: "light" | "dark") {
  const forced = await page.locator("html").getAttribute("data-color-mode-forced");
  await expect.soft(page.locator("html")).toHaveClass(new RegExp(`(^|\\s)${forced ?? scheme}(\\s|$)`));
  await expect.soft(page.locator("html")).not.toHaveClass(/switching-mode/);
}

/** A bar that sticks to the edge of the window covers whatever happens to lie there; axe takes that for a lack of room. */
const loosenBars = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    }
  });

/** What sticks out of a page that can be pushed sideways. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });
