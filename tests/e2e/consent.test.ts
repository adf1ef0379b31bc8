import type { Page } from "@playwright/test";
import { shellWords } from "#content/shell.ts";
import { expect, test, untilReady } from "../support/e2e.ts";

const words = shellWords.consent;
const DAY_SECONDS = 86_400;
const banner = (page: Page) => page.getByRole("region", { name: words.title });
const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};
const granted = { ...denied, analytics_storage: "granted" };

/** Answers in the place of the tag manager, and keeps what was asked of it. */
async function standInForGoogle(page: Page) {
  const asked: string[] = [];
  await page.context().route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "toestemming");

/** The words told to the tag manager, in order: `[["consent", "default", {…}], …]`. */
const pushed = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).flatMap((entry) =>
      "length" in entry ? [Array.from(entry as ArrayLike<unknown>)] : [],
    ),
  );

test("without a container id not a byte of the banner or the tag manager is asked for", async ({
  page,
  watch,
  open,
}) => {
  const asked = await standInForGoogle(page);
  await open("/overons");
  await expect.poll(() => watch.requests.filter((path) => path.startsWith("/builds/latest.json"))).toHaveLength(1);
  expect(watch.requests.filter((path) => /consent/i.test(path))).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.content()).not.toMatch(/googletagmanager|GTM-/);
  await expect(page.getByRole("button", { name: words.change })).toHaveCount(0);
});

test.describe("with a container id", () => {
  test.use({ siteOptions: { environment: { GTM_ID: "GTM-TEST42" } } });

  test("nothing is loaded before the visitor chooses, both answers are equal, and refusing loads nothing ever", async ({
    page,
    open,
  }) => {
    const asked = await standInForGoogle(page);
    await open("/overons");
    await expect(banner(page)).toBeVisible();
    const [refuse, accept] = [
      page.getByRole("button", { name: words.refuseAll }),
      page.getByRole("button", { name: words.acceptAll }),
    ];
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    expect(await refuse.evaluate((button) => button.className)).toBe(
      await accept.evaluate((button) => button.className),
    );
    expect(await pushed(page)).toEqual([]);

    await refuse.click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(async () => (await cookie(page))?.value).toBe("geen");
    await page.reload();
    await untilReady(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await pushed(page)).toEqual([]);
  });

  test("on a page with a query the container is not loaded, also not after a yes, nor kept on the way to one @soak", async ({
    page,
    open,
  }) => {
    const asked = await standInForGoogle(page);
    await open("/overons?postcode=9000");
    await page.getByRole("button", { name: words.acceptAll }).click();
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await pushed(page)).toEqual([]);

    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect.poll(() => asked).toHaveLength(1);
    await open("/calculator/koper");
    await expect.poll(() => asked).toHaveLength(2);
    await page.getByLabel("Postcode").fill("9000");
    await page.getByRole("button", { name: "Reken uit" }).click();
    await expect(page).toHaveURL(/postcode=9000/);
    await expect.poll(async () => (await pushed(page)).length).toBe(0);
    expect(asked).toHaveLength(2);
  });

  test("accepting loads the container once: denied first, then granted, and tells each page once", async ({
    page,
    open,
  }) => {
    const asked = await standInForGoogle(page);
    await open("/overons");
    await page.getByRole("button", { name: words.acceptAll }).click();
    await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST42"]);
    const address = new URL(page.url()).origin;
    expect(await pushed(page)).toEqual([
      ["consent", "default", denied],
      ["consent", "update", granted],
      ["set", { page_location: `${address}/overons`, page_referrer: "" }],
    ]);

    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect
      .poll(async () => (await pushed(page)).at(-1))
      .toEqual(["set", { page_location: `${address}/contact`, page_referrer: "" }]);
    expect(asked).toHaveLength(1);
  });

  test("the choice is remembered for six months and applied without asking again", async ({ page, open }) => {
    const asked = await standInForGoogle(page);
    await open("/overons");
    await page.getByRole("button", { name: words.acceptAll }).click();
    await expect.poll(async () => (await cookie(page))?.value).toBe("analytics");
    const days = ((await cookie(page))?.expires ?? 0) / DAY_SECONDS - Date.now() / 1000 / DAY_SECONDS;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(184);

    await page.reload();
    await expect.poll(() => asked).toHaveLength(2);
    await expect(banner(page)).toBeHidden();
    expect((await pushed(page)).slice(0, 2)).toEqual([
      ["consent", "default", denied],
      ["consent", "update", granted],
    ]);
  });

  test("each purpose is chosen by itself, and the choice is withdrawn from the footer", async ({ page, open }) => {
    const asked = await standInForGoogle(page);
    await open("/overons");
    await page.getByRole("button", { name: words.choose }).click();
    await expect(page.getByRole("checkbox", { name: words.purposes.analytics.label })).not.toBeChecked();
    await page.getByRole("checkbox", { name: words.purposes.analytics.label }).check();
    await page.getByRole("button", { name: words.save }).click();
    await expect.poll(() => asked).toHaveLength(1);
    await expect.poll(async () => (await cookie(page))?.value).toBe("analytics");
    expect((await pushed(page))[1]).toEqual(["consent", "update", { ...denied, analytics_storage: "granted" }]);

    await page.getByRole("contentinfo").getByRole("button", { name: words.change }).click();
    await expect(page.getByRole("checkbox", { name: words.purposes.analytics.label })).toBeChecked();
    await expect(page.getByRole("heading", { name: words.title })).toBeFocused();
    await page.context().addCookies([{ name: "_ga", value: "x", url: page.url() }]);
    await page.getByRole("button", { name: words.refuseAll }).click();
    await expect.poll(async () => (await pushed(page)).length).toBe(0);
    await untilReady(page);
    await expect.poll(async () => (await cookie(page))?.value).toBe("geen");
    await expect.poll(async () => (await page.context().cookies()).filter(({ name }) => name === "_ga")).toEqual([]);
    await expect(page.locator("[data-layout]")).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
