import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { allFaults } from "../support/axe-faults.ts";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";
import { openFoldedSections } from "../support/open-folded-sections.ts";
import { readPdf } from "../support/read-pdf.ts";

test.beforeEach(({ page }) => openFoldedSections(page));

const QUERY = "datum=2026-11-15&verbruik=9000&kwp=20&prijs=12";
const LINK = `/calculator/koper?${QUERY}`;
const along = (page: Page) => page.locator("#meenemen");

/** A part of a page is asked for by itself where a bar of the page could lie over the rest. */
async function expectClean(page: Page, part?: string): Promise<void> {
  expect.soft(await allFaults(page, part)).toEqual([]);
  const isTooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect.soft(isTooWide, "sticks out sideways").toBe(false);
}

test("somebody mails a result to themselves: a question first, then the numbers @soak", async ({
  page,
  open,
  linkFor,
}) => {
  await open(LINK);
  await along(page).getByLabel("E-mailadres").fill("lezer@example.org");
  await along(page).getByRole("button", { name: "Stuur mij dit resultaat" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kijk in uw mailbox" })).toBeVisible();
  await expectClean(page);
  await page.goto(await linkFor("lezer@example.org", "/calculator/mail/bevestigen"));
  await page.getByRole("button", { name: "Stuur mij dit resultaat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Het resultaat is onderweg");
  await page.goto(await linkFor("lezer@example.org", "/calculator/koper"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${QUERY}`);
});

test("a stranger signs in, keeps two calculations and sees what changed between them @soak", async ({
  page,
  open,
  signIn,
}) => {
  await open(LINK);
  await along(page).getByRole("link", { name: "Bewaar in mijn account" }).click();
  await expect(page).toHaveURL(/\/login\?terug=%2Faccount%2Fberekeningen%2Fbewaren%3F/);
  const back = new URL(page.url()).searchParams.get("terug") ?? "";
  await signIn();
  for (const [name, place] of [
    ["Twaalf cent", back],
    ["Veertien cent", back.replace("prijs=12", "prijs=14")],
  ] as const) {
    await page.goto(place);
    await untilReady(page);
    await page.getByLabel("Naam").fill(name);
    await page.getByRole("button", { name: "Bewaren" }).click();
    await expect(page.getByText("De berekening is bewaard.")).toBeVisible();
  }
  await expectClean(page);
  await page.getByRole("button", { name: "Vergelijken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wat veranderde?");
  const row = page.getByRole("table", { name: "Wat u anders invulde" }).getByRole("row", { name: /Afgesproken prijs/ });
  await expect(row).toContainText("12");
  await expect(row).toContainText("14");
  await expectClean(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean(page);
  await page.goto("/account/berekeningen");
  await untilReady(page);
  await page.getByRole("link", { name: "Naam of wissen Twaalf cent" }).click();
  await page.getByRole("button", { name: "Deze berekening wissen" }).click();
  await expect(page.getByText("De berekening is gewist.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Twaalf cent" })).toHaveCount(0);
});

test("report and numbers are files, and the link is the one of the answer", async ({ page, context, open }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(LINK);
  await expectClean(page, "#meenemen");
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    along(page).getByRole("link", { name: "Download de pdf" }).click(),
  ]);
  expect(report.suggestedFilename()).toBe("rapport-koper-2026-11-15.pdf");
  const stream = await report.createReadStream();
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  const text = readPdf(new Uint8Array(Buffer.concat(chunks))).texts.join(" ");
  expect(text).toContain("Loont stroom kopen van een andere afnemer?");
  expect(text).toContain("Indicatieve berekening, geen aanbod");
  const [numbers] = await Promise.all([
    page.waitForEvent("download"),
    along(page).getByRole("link", { name: "Per maand" }).click(),
  ]);
  expect(numbers.suggestedFilename()).toBe("cijfers-koper-2026-11-15-per-maand.csv");
  await along(page).getByRole("button", { name: "Kopieer de link" }).click();
  await expect(along(page).getByText("De link is gekopieerd.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(LINK);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the result can still be mailed and compared @soak", async ({ page }) => {
    await page.goto(LINK);
    await along(page).getByLabel("E-mailadres").fill("stil@example.org");
    await along(page).getByRole("button", { name: "Stuur mij dit resultaat" }).click();
    await expect(page.getByText("Kijk in uw mailbox")).toBeVisible();
    await page.getByRole("link", { name: "Terug naar de berekening" }).click();
    await along(page).getByRole("link", { name: "Vergelijk met een andere link" }).click();
    await page.getByLabel("Tweede link").fill(LINK.replace("9000", "4000"));
    await page.getByRole("button", { name: "Vergelijken" }).click();
    await expect(page.getByRole("table", { name: "De uitkomst" })).toBeVisible();
  });
});

test.describe("in the frame of a partner", () => {
  const partner = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    const { origin, path } = Object.fromEntries(new URL(request.url ?? "", "http://partner.test").searchParams);
    response.end(
      `<!doctype html><title>Partner</title><iframe data-calculator title="Calculator" style="width:100%;height:300px" src="${origin}${path}"></iframe><script src="${origin}/embed.js"></script>`,
    );
  });
  let address = "";
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => partner.listen(0, "127.0.0.1", resolve));
    const place = partner.address();
    address = `http://127.0.0.1:${typeof place === "object" ? place?.port : 0}`;
  });
  test.afterAll(() => void partner.close());

  test("the calculator stands at its own height, and no other page of ours does", async ({ page, openSite }) => {
    const site = await openSite({ environment: { EMBED_ORIGINS: address } });
    const at = (path: string) => `${address}/?${new URLSearchParams({ origin: site.address, path })}`;
    await page.goto(at(`${LINK}&inbed=1`));
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(frame.getByRole("link", { name: "Een calculator van Stroomplein" })).toBeVisible();
    await expect.poll(() => page.locator("iframe").evaluate((element) => element.clientHeight)).toBeGreaterThan(1000);
    expect(await page.context().cookies()).toEqual([]);

    // Nothing caps it, and it shrinks with what is in it.
    const heightOf = () => page.locator("iframe").evaluate((element) => element.clientHeight);
    const height = await heightOf();
    const spacer = frame.locator("main");
    await spacer.evaluate((main) => {
      main.style.paddingBottom = "30000px";
    });
    await expect.poll(heightOf).toBeGreaterThan(30_000);
    await spacer.evaluate((main) => {
      main.style.paddingBottom = "";
    });
    await expect.poll(heightOf).toBe(height);
    await page.goto(at("/overons"));
    await expect(frame.getByRole("heading", { level: 1 })).toHaveCount(0);
  });
});
