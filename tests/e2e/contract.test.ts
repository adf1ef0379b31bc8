import type { Browser, BrowserContext, Page } from "@playwright/test";
import { issueDeclarations } from "../../src/application/declarations/issue-declarations.ts";
import { writeFluviusMonth } from "../../src/domain/settlement/meter-data/write-fluvius-month.ts";
import { sampleBuyer, sampleCompany, sampleSeller } from "../support/domain/sample-agreement.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { openDeal } from "../support/open-deal.ts";
import { readPdf } from "../support/read-pdf.ts";
import { readQr } from "../support/read-qr.ts";
import type { TestSite } from "../support/test-site.ts";

const emails = { seller: "hilde@example.org", buyer: "bram@example.org" } as const;
const parties = { seller: sampleSeller, buyer: sampleBuyer } as const;
type Side = keyof typeof parties;
const sides = ["seller", "buyer"] as const;

test.use({ siteOptions: { today: "2026-03-02" } });
test.describe.configure({ timeout: 240_000 });

/** A browser of somebody's own. */
async function browserOf(browser: Browser, site: TestSite, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.address });
  context.setDefaultTimeout(90_000);
  await context.addCookies(await site.signIn(email));
  return context;
}

async function fillIn(page: Page, side: Side): Promise<void> {
  const { name, street, postcode, town, ean, iban } = parties[side];
  await page.getByRole("radio", { name: "Particulier" }).check();
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("Straat en nummer").fill(street);
  await page.getByLabel("Postcode").fill(postcode);
  await page.getByLabel("Gemeente", { exact: true }).fill(town);
  await page.getByLabel("EAN-code van uw aansluiting").fill(ean);
  await page.getByRole("radio", { name: "Niet btw-plichtig" }).check();
  if (iban) await page.getByLabel("Rekeningnummer (IBAN)").fill(iban);
  await page.getByRole("button", { name: "Gegevens bewaren" }).click();
  await expect(page.getByText("Uw gegevens zijn bewaard.")).toBeVisible();
}

async function sign(page: Page, name: string, button = "Ondertekenen"): Promise<void> {
  await page.getByLabel("Uw naam").fill(name);
  await page.getByRole("checkbox", { name: /Ik heb de overeenkomst gelezen/ }).check();
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText("Uw handtekening staat.")).toBeVisible();
}

/** The same number of watt-hours in each of the 48 quarters of the day, none by night. */
const byDay = (days: number, wattHours: number) =>
  Array.from({ length: 96 * days }, (_, at) => (at % 96 >= 24 && at % 96 < 72 ? wattHours : 0));

async function upload(
  page: Page,
  place: string,
  side: Side,
  month: "2026-04" | "2026-05",
  wattHours: number,
  on: string,
) {
  const role = side === "seller" ? "injection" : "offtake";
  const file = writeFluviusMonth(month, parties[side].ean, role, byDay(month === "2026-04" ? 30 : 31, wattHours));
  await page.goto(`${place}/meterdata`);
  await untilReady(page);
  await page.getByLabel("Bestand met kwartierwaarden").setInputFiles({
    name: "export.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file),
  });
  await page.getByLabel("Gedownload op").fill(on);
  await page.getByRole("checkbox", { name: /Ik geef toestemming/ }).check();
  await page.getByRole("button", { name: "Toevoegen" }).click();
}

// In `npm test` whole-way.test.ts signs and pays, and months.test.ts corrects and proves.
test("two people in two browsers go from proposal to a corrected month, a second month and a proof that holds; a consumer withdraws @soak", async ({
  browser,
  site,
}) => {
  const people = {
    seller: await browserOf(browser, site, emails.seller),
    buyer: await browserOf(browser, site, emails.buyer),
  };
  const pages = { seller: await people.seller.newPage(), buyer: await people.buyer.newPage() };
  const paper = async (side: Side, path: string) =>
    readPdf(new Uint8Array(await (await people[side].request.get(path)).body()));

  const proposal = await openDeal(people.seller, people.buyer);
  await pages.seller.goto(proposal);
  await untilReady(pages.seller);
  await pages.seller.getByRole("button", { name: "Aanvaarden" }).click();
  await expect(pages.seller).toHaveURL(/\/account\/contracten\/[^/?]+/);
  const place = /\/account\/contracten\/[^/?]+/.exec(pages.seller.url())?.[0] ?? "";

  for (const side of sides) {
    await pages[side].goto(`${place}/gegevens`);
    await untilReady(pages[side]);
    await fillIn(pages[side], side);
  }
  for (const side of sides) {
    await pages[side].goto(`${place}/overeenkomst`);
    await untilReady(pages[side]);
    await sign(pages[side], parties[side].name);
  }
  const agreement = (await paper("buyer", `${place}/overeenkomst/pdf`)).texts.join(" ");
  for (const words of ["Hilde Vermeulen", "Bram Peeters", "elektronisch ondertekend", "9,50 c€/kWh"])
    expect(agreement).toContain(words);
  expect(agreement).not.toContain("ONTWERP");

  await pages.seller.goto(`${place}/dossier`);
  await untilReady(pages.seller);
  // A box is saved where it stands, and the page does not move.
  const box = pages.seller.getByRole("checkbox", { name: "Vraag uw leverancier naar zijn voorwaarden" });
  await box.check();
  await expect(pages.seller.getByText(/Gedaan op/)).toBeVisible();
  expect(new URL(pages.seller.url()).search).toBe("");
  await expect(box).toBeFocused();
  await pages.seller.reload();
  await expect(box).toBeChecked();
  await untilReady(pages.seller);
  await pages.seller.getByRole("button", { name: "Melden dat ze is ingediend" }).click();
  await pages.seller.getByLabel("Welke dag bevestigde uw netbeheerder?").fill("2026-04-01");
  await pages.seller.getByRole("button", { name: "Startdag melden" }).click();
  await expect(pages.seller.getByText("Gemeld: het delen begint")).toBeVisible();

  site.moveTo("2026-05-05");
  for (const side of sides) await people[side].addCookies(await site.signIn(emails[side]));
  await upload(pages.seller, place, "seller", "2026-04", 1000, "2026-05-04");
  await expect(pages.seller.getByText(/april 2026: wacht/)).toBeVisible();
  await upload(pages.buyer, place, "buyer", "2026-04", 500, "2026-05-04");
  await expect(pages.buyer.getByText("april 2026: afgerekend")).toBeVisible();

  // 48 quarters of 500 Wh on 30 days are 720 kWh, at 9.5 cents 68.40 euro.
  await pages.buyer.goto(`${place}/afrekening/2026-04`);
  await expect(pages.buyer.getByText("720,000 kWh").first()).toBeVisible();
  const drawn = await pages.buyer
    .getByRole("img", { name: /SEPA-betaalcode/ })
    .locator("path")
    .getAttribute("d");
  const spots = [...(drawn ?? "").matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const payment = ["BCD", "002", "1", "SCT", "", sampleSeller.name, sampleSeller.iban, "EUR68.40", "", ""];
  const reference = /\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/.exec((await pages.buyer.textContent("main")) ?? "")?.[0];
  expect(readQr(spots).split("\n")).toEqual([...payment, reference]);
  const invoice = await paper("buyer", `${place}/afrekening/2026-04/factuur-2026-0001.pdf`);
  for (const words of ["Vraag tot betaling 2026-0001", "68,40", reference ?? "-", "Geen btw verschuldigd"])
    expect(invoice.texts.join(" ")).toContain(words);
  expect(readQr(invoice.squares)).toBe(readQr(spots));

  // Paid and received are one button each, on the page that the mail leads to.
  await untilReady(pages.buyer);
  await pages.buyer.getByRole("button", { name: "Betaald", exact: true }).click();
  await expect(pages.buyer.getByText("Genoteerd: u betaalde.")).toBeVisible();
  await pages.seller.goto(`${place}/afrekening/2026-04`);
  await expect(pages.seller.getByRole("img", { name: /SEPA-betaalcode/ })).toHaveCount(0);
  await untilReady(pages.seller);
  await pages.seller.getByRole("button", { name: "Ontvangen", exact: true }).click();
  await expect(pages.seller.getByText("Deze maand is rond.")).toBeVisible();

  await upload(pages.seller, place, "seller", "2026-04", 250, "2026-05-05");
  await expect(pages.seller.getByText("april 2026: verbeterd: nieuwe versie")).toBeVisible();
  await pages.seller.goto(`${place}/afrekening/2026-04`);
  await expect(pages.seller.getByText("Een later bestand verbeterde waarden")).toBeVisible();
  await expect(pages.seller.getByRole("heading", { name: "Terugbetaling 2026-0002" })).toBeVisible();
  await expect(pages.seller.getByText("34,20 te veel betaald", { exact: false })).toBeVisible();
  const statement = (await paper("seller", `${place}/afrekening/2026-04/afrekening.pdf`)).texts.join(" ");
  for (const words of ["Versie 2", "360,000 kWh", "34,20", "Verschil met de vorige versie"])
    expect(statement).toContain(words);

  site.moveTo("2026-06-05");
  for (const side of sides) await people[side].addCookies(await site.signIn(emails[side]));
  await upload(pages.buyer, place, "buyer", "2026-05", 500, "2026-06-04");
  await expect(pages.buyer.getByText(/mei 2026: wacht/)).toBeVisible();
  await upload(pages.seller, place, "seller", "2026-05", 1000, "2026-06-04");
  await expect(pages.seller.getByText("mei 2026: afgerekend")).toBeVisible();

  // What the site does by itself every few minutes.
  await issueDeclarations(site.ports);
  await pages.buyer.goto("/account");
  await expect(pages.buyer.getByText("744,000 kWh").first()).toBeVisible();
  const proof = pages.buyer.getByRole("link", { name: /^Herkomstverklaring HV-2026-05-/ });
  const code = ((await proof.textContent()) ?? "").replace("Herkomstverklaring ", "").trim();
  const visitor = await browser.newContext({ baseURL: site.address });
  const stranger = await visitor.newPage();
  await stranger.goto("/declarations");
  await untilReady(stranger);
  await stranger.getByLabel("Code van de verklaring").fill(code.toLowerCase());
  await stranger.keyboard.press("Enter");
  await expect(stranger).toHaveURL(`/declarations/${code}`);
  await expect(stranger.locator("[data-checked-by=browser]")).toContainText("Uw browser rekende zelf na: alles klopt");
  await expect(stranger.getByText("744,000 kWh").first()).toBeVisible();
  await expect(stranger.locator("body")).not.toContainText("Vermeulen");

  const withdrawn = await openDeal(people.seller, people.buyer, "aanvaarden");
  const company = { ...sampleCompany, number: sampleCompany.enterpriseNumber };
  for (const [side, party] of [
    ["seller", company],
    ["buyer", sampleBuyer],
  ] as const) {
    const form = Object.fromEntries(
      Object.entries(party).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    );
    await people[side].request.post(`${withdrawn}/gegevens`, { form: { doel: "gegevens", ...form } });
  }
  for (const side of sides) {
    await pages[side].goto(`${withdrawn}/overeenkomst`);
    await untilReady(pages[side]);
    await sign(
      pages[side],
      parties[side].name,
      side === "buyer" ? "Ondertekenen met betalingsverplichting" : "Ondertekenen",
    );
  }
  await pages.buyer.goto(`${withdrawn}/herroepen`);
  await untilReady(pages.buyer);
  await expect(pages.buyer.getByText(/U koopt als particulier van een onderneming.*19 juni 2026/)).toBeVisible();
  const form = await paper("buyer", `${withdrawn}/dossier/herroeping.pdf`);
  expect(form.texts.join(" ")).toContain("Ik deel u hierbij mede dat ik onze overeenkomst");
  await pages.buyer.getByRole("checkbox", { name: /Ik begrijp/ }).check();
  await pages.buyer.getByRole("button", { name: "Overeenkomst herroepen" }).click();
  await expect(pages.buyer.getByText("U hebt ervan afgezien.")).toBeVisible();
  await pages.seller.goto(withdrawn);
  await expect(pages.seller.getByRole("heading", { name: "Niets meer te doen" })).toBeVisible();
  for (const context of [people.seller, people.buyer, visitor]) await context.close();
});
