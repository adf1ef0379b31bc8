import type { Page } from "@playwright/test";
import { errorPageWords, shellWords } from "#content/shell.ts";
import { expect, test } from "../../support/e2e.ts";
import { goInside } from "../../support/go-inside.ts";

// Decided in D3 to D6 and D9. The headings and the message are the spec's own and stay English.

const html = { headers: { accept: "text/html" } };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const wayHome = (page: Page) => page.getByRole("link", { name: errorPageWords.home });
const workbenchButton = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const workbenchLink = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test("12. an unknown path answers 404 with the heading Page Not Found and its path", async ({ page }) => {
  const response = await page.goto("/a/b");
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Page Not Found");
  await expect(page.getByText("Page not found: /a/b", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found - Stroomplein | stroom van mens tot mens");
  await expect(page.getByText(errorPageWords.notFound.sentence)).toBeVisible();
  await expect(page.locator("[data-layout]")).toHaveCount(0);
});

test("13. the message of an unknown path includes its query", async ({ page, request }) => {
  expect((await request.get("/a/b?x=1", html)).statusText()).toBe("Page not found: /a/b?x=1");
  await page.goto("/a/b?x=1");
  await expect(page.getByText("Page not found: /a/b?x=1", { exact: true })).toBeVisible();
});

test("14. the message of an unknown path behind a link includes query and hash", async ({ page, watch, open }) => {
  await open("/test42");
  await workbenchLink(page, "Pagina die niet bestaat").click();
  await expect(heading(page)).toHaveText("Page Not Found");
  await expect(page.getByText("Page not found: /a/b?x=1#h", { exact: true })).toBeVisible();
  expect(watch.documents).toEqual(["/test42"]);
});

test("15. the way home on the 404 page shows the home page without the error", async ({ page, open }) => {
  await open("/a/b");
  await wayHome(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("[data-layout=default]")).toBeVisible();
  await expect(page.locator("[data-error]")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Page Not Found/);
});

test("16. Back after a 404 behind a link shows the page before it", async ({ page, open }) => {
  await open("/test42");
  await workbenchLink(page, "Naam die niet bestaat").click();
  await expect(heading(page)).toHaveText("Page Not Found");
  await page.goBack();
  await expect(heading(page)).toHaveText("Werkbank");
  await expect(page.locator("[data-error]")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Werkbank - /);
});

test("17. an unknown name is a 404 with its path, a generic page that exists is a 200", async ({ page }) => {
  const unknown = await page.goto("/zomaar");
  expect(unknown?.status()).toBe(404);
  await expect(heading(page)).toHaveText("Page Not Found");
  await expect(page.getByText("Page not found: /zomaar", { exact: true })).toBeVisible();

  const known = await page.goto("/toegankelijkheid");
  expect(known?.status()).toBe(200);
  await expect(page.locator("[data-error]")).toHaveCount(0);
});

test("21. a 404 without text that is raised in the browser is titled Page Not Found", async ({ page, open }) => {
  await open("/test42");
  await workbenchButton(page, "404 zonder tekst, in de browser").click();
  await expect(heading(page)).toHaveText("Page Not Found");
  await expect(page.locator("[data-error='404']")).toBeVisible();
});

test("22. an error without code that is raised in the browser has status 500 and the title Internal Server Error", async ({
  page,
  open,
}) => {
  await open("/test42");
  await workbenchButton(page, "Fout zonder code, in de browser").click();
  await expect(heading(page)).toHaveText("Internal Server Error");
  await expect(page.locator("[data-error='500']")).toBeVisible();
  await expect(page.getByText("500", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Internal Server Error - Stroomplein | stroom van mens tot mens");
});

test("23. an exception in a click handler leaves the page, is in the console, and a toast tells", async ({
  page,
  watch,
  open,
}) => {
  await open("/test42");
  await workbenchButton(page, "Fout in een klik").click();
  await expect(page.getByRole("listitem").getByText(shellWords.handlerFailed.title, { exact: true })).toBeVisible();
  expect(watch.complaints.filter((text) => text.includes("A click handler failed."))).not.toEqual([]);
  await expect(heading(page)).toHaveText("Werkbank");
  await expect(page.locator("[data-error]")).toHaveCount(0);
});

test.describe("for Googlebot", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  const headOf = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      meta: [...document.querySelectorAll("meta[name=robots], meta[name=description]")].map((tag) => tag.outerHTML),
      canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    }));

  test("24. a crawler keeps the page and its head when a component fails, and the console says why", async ({
    page,
    watch,
    open,
  }) => {
    await open("/test42");
    const before = await headOf(page);
    expect(before.meta.filter((tag) => tag.includes("noindex"))).toHaveLength(1);
    await workbenchButton(page, "Fout bij het tekenen").click();
    await expect
      .poll(
        () =>
          watch.complaints.filter((text) => text.startsWith("Not rendering error page for bot with user agent")).length,
      )
      .toBeGreaterThan(0);
    await expect(heading(page)).toHaveText("Werkbank");
    await expect(page.locator("[data-error]")).toHaveCount(0);
    expect(await headOf(page)).toEqual(before);
  });

  test("a crawler keeps the title and the robots of a page whose link leads nowhere", async ({ page, watch, open }) => {
    await open("/energie-delen");
    const before = await headOf(page);
    expect(before.meta.filter((tag) => tag.includes("robots"))).toEqual([]);
    await goInside(page, "/bestaat/niet");
    await expect
      .poll(() => watch.complaints.filter((text) => text.startsWith("Not rendering error page for bot")).length)
      .toBeGreaterThan(0);
    await expect(page.locator("[data-error]")).toHaveCount(0);
    expect(await headOf(page)).toEqual(before);
  });
});

test("25. a page that names an unknown middleware is a 500 with its message, behind a link it is logged", async ({
  page,
  watch,
  site,
  open,
}) => {
  const message = "Unknown route middleware: 'bestaat-niet'.";
  const response = await page.goto("/test42/onbekende-middleware");
  expect(response?.status()).toBe(500);
  await expect(heading(page)).toHaveText("Internal Server Error");
  await expect(page.getByText(message, { exact: true })).toBeVisible();

  await open("/test42");
  site.log.length = 0;
  watch.complaints.length = 0;
  await workbenchLink(page, "Onbekende middleware").click();
  await expect.poll(() => watch.complaints.filter((text) => text.includes(message)).length).toBeGreaterThan(0);
  expect(site.log.filter(({ level, error }) => level === "error" && error === message)).toHaveLength(1);
});

const dataOf = (path: string) => new RegExp(`${path}(\\.data|/_payload\\.json)`);

test("a page that cannot be reached says so in Dutch, at its own address, and is there at the next try", async ({
  page,
  open,
}) => {
  await open("/test42");
  const { notReached, reached } = { notReached: dataOf("/login"), reached: /\/login$/ };
  await page.route(notReached, (route) => route.abort("connectionfailed"));
  const sheet = await page.locator("link[rel=stylesheet]").elementHandle();
  await goInside(page, "/login");
  await expect(heading(page)).toHaveText(errorPageWords.unreachable.title);
  await expect(heading(page)).not.toHaveAttribute("lang", "en");
  await expect(page.locator("[data-error=network]")).toBeVisible();
  await expect(page.getByText(errorPageWords.unreachable.sentence)).toBeVisible();
  await expect(page.getByText("Internal Server Error")).toHaveCount(0);
  await expect(page).toHaveURL(reached);
  // A sheet that came anew would leave the page bare until it is there.
  expect(await sheet?.evaluate((link) => link.isConnected)).toBe(true);
  await page.unroute(notReached);
  await page.getByRole("link", { name: errorPageWords.reload }).click();
  await expect(page.getByRole("button", { name: shellWords.signIn, exact: true })).toBeVisible();
  await expect(page.locator("[data-error]")).toHaveCount(0);
});

test("leaving for another document while a page is loading draws no error", async ({ page, open }) => {
  await open("/test42");
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayFail, resolve: cutOff } = Promise.withResolvers<void>();
  await page.route(dataOf("/login"), async (route) => {
    ask();
    await mayFail;
    await route.abort("aborted");
  });
  await goInside(page, "/login");
  await isAsked;
  // As Firefox does it: what the old page was loading is cut off before the new one has answered.
  await page.evaluate(() => dispatchEvent(new Event("beforeunload")));
  const failed = page.waitForEvent("requestfailed");
  cutOff();
  await failed;
  // A request of its own comes back after the failure was handled: what that would draw is drawn by then.
  await page.evaluate(() => fetch("/healthz").then(() => undefined));
  await expect(heading(page)).toHaveText("Werkbank");
  await expect(page.locator("[data-error]")).toHaveCount(0);
});
