import type { Page } from "@playwright/test";
import { issueDeclarations } from "../../src/application/declarations/issue-declarations.ts";
import { importMeterData } from "../../src/application/settlement/import-meter-data.ts";
import { writeFluviusMonth } from "../../src/domain/settlement/meter-data/write-fluvius-month.ts";
import { daysOfMonth, type Month } from "../../src/domain/settlement/months/month.ts";
import type { CalendarDay } from "../../src/domain/time/calendar-day.ts";
import { sampleAgreement, sampleSignature } from "../support/domain/sample-agreement.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { readPdf } from "../support/read-pdf.ts";

const sides = ["seller", "buyer"] as const;
type Side = (typeof sides)[number];
const place = "/account/contracten/maanden";

test.use({ siteOptions: { today: "2026-06-05" } });
test.describe.configure({ timeout: 240_000 });

test("two people in two browsers: a month of both, one confirmed, one contested and answered, a gap accepted, one corrected to nothing @soak", async ({
  browser,
  site,
}) => {
  const { ports } = site;
  const { contracts } = ports.store;
  const open = async (side: Side) => {
    const context = await browser.newContext({ baseURL: site.address });
    context.setDefaultTimeout(90_000);
    const cookies = await site.signIn(`${side}@example.org`);
    await context.addCookies(cookies);
    const known = await Promise.all(cookies.map(({ value }) => ports.identity.recognise(value)));
    const uid = known.find((one) => one !== null)?.uid ?? "";
    return { context, uid, page: await context.newPage() };
  };
  const people = { seller: await open("seller"), buyer: await open("buyer") };
  const agreement = sampleAgreement({
    id: "maanden",
    state: "active",
    startedOn: "2026-01-01",
    power: 20,
    uids: { seller: people.seller.uid, buyer: people.buyer.uid },
  });
  await contracts.open(agreement);
  for (const side of sides) await contracts.addSignature("maanden", sampleSignature(side));

  /** 48 quarters of the day with so many watt-hours, as the grid operator would export them, before a hand changes it. */
  const bring = async (
    side: Side,
    month: Month,
    wattHours: number,
    edit = (text: string) => text,
    madeOn: CalendarDay = "2026-06-04",
  ) => {
    const quarters = daysOfMonth(month).flatMap((day) =>
      Array.from({ length: day.quarters }, (_, at) => (at >= 24 && at < 72 ? wattHours : 0)),
    );
    const role = side === "seller" ? "injection" : "offtake";
    const text = edit(writeFluviusMonth(month, agreement.parties[side]?.ean ?? "", role, quarters));
    const bytes = new TextEncoder().encode(text);
    const fileHash = ports.signer.digest(text);
    const input = { id: "maanden", bytes, fileHash, madeOn, hasConsent: true };
    expect((await importMeterData(ports, people[side].uid, input)).ok).toBe(true);
  };
  const rowTwice = (text: string) => text.replace(/\n([^\n]*12:00:00[^\n]*)\n/, "\n$1\n$1\n");
  const rowLess = (text: string) => text.replace(/\n[^\n]*12:00:00[^\n]*\n/, "\n");
  const visit = async (page: Page, path: string) => {
    await page.goto(place + path);
    await untilReady(page);
  };
  const both = { seller: people.seller.page, buyer: people.buyer.page };
  const month = (name: Month) => `/afrekening/${name}`;

  for (const side of sides) await bring(side, "2026-02", 500);
  await bring("buyer", "2026-04", 500);
  await bring("seller", "2026-04", 500, rowTwice);
  await bring("buyer", "2026-05", 500);
  await bring("seller", "2026-05", 400, rowTwice);
  await bring("seller", "2026-01", 500);
  await bring("buyer", "2026-01", 500, rowLess);

  /** What the paper of a month says to both. */
  const printedFor = async (name: Month): Promise<string> => {
    const read = async (side: Side) => {
      const answer = await people[side].context.request.get(`${place}${month(name)}/afrekening.pdf`);
      return readPdf(new Uint8Array(await answer.body())).texts.join(" ");
    };
    const [seller, buyer] = [await read("seller"), await read("buyer")];
    expect.soft(buyer).toBe(seller);
    for (const words of ["Injectie", "Afname"]) expect.soft(buyer).not.toContain(words);
    return buyer;
  };

  // Both brought their own export: nobody is asked, and there is something to pay.
  await visit(both.buyer, month("2026-02"));
  await expect(both.buyer.getByText("Akkoord: de eigen exports van beide kanten")).toBeVisible();
  await expect(both.buyer.getByRole("heading", { name: /^Vraag tot betaling/ })).toBeVisible();
  expect(await printedFor("2026-02")).toContain("Akkoord: deze maand is berekend met de meterbestanden van u beiden.");

  // The seller's file was changed by a hand: nothing to pay until the buyer says yes.
  await visit(both.seller, month("2026-04"));
  await expect(both.seller.getByText("Wacht op het ja van de koper, tot en met 19 juni 2026")).toBeVisible();
  await expect(both.seller.getByRole("button", { name: "Ik ga akkoord" })).toHaveCount(0);
  await visit(both.buyer, month("2026-04"));
  await expect(both.buyer.getByText("niet te herkennen is als een ongewijzigde export").first()).toBeVisible();
  await expect(both.buyer.getByText("Nog niet te betalen.")).toBeVisible();
  await both.buyer.getByRole("button", { name: "Ik ga akkoord" }).click();
  await expect(both.buyer.getByText("Uw akkoord is genoteerd.")).toBeVisible();
  await expect(both.buyer.getByRole("heading", { name: /^Vraag tot betaling/ })).toBeVisible();
  const printed = await printedFor("2026-04");
  for (const words of [
    "gewijzigd of onbekend bestand",
    "bevestigd door de koper",
    "telt het volume van de netbeheerder",
  ])
    expect(printed).toContain(words);

  // A no needs a reason, which the seller reads and answers; both see it all.
  await visit(both.buyer, month("2026-05"));
  await both.buyer.getByRole("button", { name: "Klopt er iets niet?" }).click();
  await both.buyer.getByRole("button", { name: "Ik ga niet akkoord" }).click();
  await expect(both.buyer.getByRole("link", { name: /Schrijf in een zin of twee waarom/ })).toBeVisible();
  await both.buyer.getByLabel("Waarom").fill("Op 3 mei stond mijn zaak stil.");
  await both.buyer.getByRole("button", { name: "Ik ga niet akkoord" }).click();
  await expect(both.buyer.getByText("De koper gaat niet akkoord.")).toBeVisible();
  await visit(both.seller, month("2026-05"));
  await expect(both.seller.getByText("Op 3 mei stond mijn zaak stil.")).toBeVisible();
  await both.seller.getByLabel("Uw antwoord").fill("Ik vraag een nieuwe export aan.");
  await both.seller.getByRole("button", { name: "Antwoord versturen" }).click();
  await expect(both.seller.getByText("Ik vraag een nieuwe export aan.")).toBeVisible();
  await visit(both.buyer, month("2026-05"));
  await expect(both.buyer.getByText("Ik vraag een nieuwe export aan.")).toBeVisible();
  expect(await contracts.listInvoices("maanden")).toHaveLength(2);
  const contested = await printedFor("2026-05");
  expect(contested).toContain("De koper gaat niet akkoord. Betalen en de verklaring staan stil");

  // The buyer took 500 Wh where 400 were shared, 744 kWh in all: no paper, file or page shows that to the seller.
  await visit(both.seller, month("2026-05"));
  const quarters = await people.seller.context.request.get(`${place}${month("2026-05")}/kwartieren.csv`);
  const shownToSeller = [contested, await quarters.text(), await both.seller.content()];
  for (const shown of shownToSeller) {
    expect(shown).toMatch(/0,4|19,200/);
    expect(shown).not.toMatch(/744[.,]|\b24,000|\b0,500?\b|\b500\b/);
  }

  // Both accept the same for the quarter that nobody has.
  await visit(both.seller, "/meterdata");
  await both.seller.getByRole("radio", { name: /^Het gemiddelde/ }).check();
  await both.seller.getByRole("button", { name: "Aanvaarden" }).click();
  await expect(both.seller.getByText("Zodra de ander hetzelfde aanvaardt, rekenen wij af.")).toBeVisible();
  await visit(both.buyer, "/meterdata");
  await expect(both.buyer.getByText("De verkoper aanvaardt: het gemiddelde van de andere dagen.")).toBeVisible();
  await expect(both.buyer.getByRole("radio", { name: /^Het gemiddelde/ })).toBeChecked();
  await both.buyer.getByRole("button", { name: "Aanvaarden" }).click();
  await expect(both.buyer.getByText("Beide kanten aanvaarden het: de maand is afgerekend.")).toBeVisible();
  await expect(both.buyer.getByText(/Beide kanten aanvaardden een schatting/)).toBeVisible();
  const estimated = await printedFor("2026-01");
  for (const words of ["Van 1 kwartier ontbreekt een waarde", "1 dag: hiaat, samen aanvaard", "het gemiddelde"])
    expect(estimated).toContain(words);

  // What the site does by itself every few minutes; then a correction to nothing takes the proof back at once.
  expect(await issueDeclarations(ports)).toBe(3);
  await bring("buyer", "2026-02", 0, undefined, "2026-06-05");
  await visit(both.buyer, month("2026-02"));
  await expect(both.buyer.getByText("(ingetrokken)")).toBeVisible();
  await expect(both.buyer.getByRole("heading", { name: /^Terugbetaling/ })).toBeVisible();
  const corrected = await printedFor("2026-02");
  for (const words of ["Versie 2", "Totaal € 0,00", "Een later bestand verbeterde waarden", "− € 67,20"])
    expect(corrected).toContain(words);

  // A party takes back what the register says of a month.
  await visit(both.seller, month("2026-04"));
  await both.seller.getByRole("button", { name: "Verklaring intrekken" }).click();
  await both.seller.getByRole("checkbox", { name: "Ja, trek de verklaring in" }).check();
  await both.seller.getByRole("button", { name: "Verklaring intrekken" }).last().click();
  await expect(both.seller.getByText("De herkomstverklaring is ingetrokken.")).toBeVisible();

  // Each of the two was told by mail what happened, and asked what only they can answer; the words of the other in none.
  const listMailed = async () => {
    const mails = await Promise.all((await ports.mailbox.list()).map(({ id }) => ports.mailbox.read(id)));
    expect(mails.filter((mail) => /stond mijn zaak stil|nieuwe export aan/.test(mail?.text ?? ""))).toEqual([]);
    return mails.map((mail) => `${mail?.to.split("@")[0]}: ${mail?.subject.replace(" (2026-TEST)", "")}`);
  };
  const expected = [
    ...sides.map((side) => `${side}: Uw afrekening van februari 2026 is klaar`),
    "buyer: Gaat u akkoord met uw afrekening van april 2026?",
    "seller: De koper gaat akkoord met april 2026",
    "buyer: Gaat u akkoord met uw afrekening van mei 2026?",
    "seller: De koper gaat niet akkoord met mei 2026",
    "buyer: Er is een antwoord over mei 2026",
    "buyer: Er ontbreken kwartieren in januari 2026: aanvaardt u dat?",
    ...sides.map((side) => `${side}: Uw afrekening van januari 2026 is klaar`),
    ...sides.map((side) => `${side}: Uw afrekening van februari 2026 is verbeterd`),
  ];
  await expect.poll(listMailed).toEqual(expect.arrayContaining(expected));

  // The register holds the month that stands, keeps the two that were taken back, and never held the contested one.
  await both.buyer.goto("/declarations");
  const listed = both.buyer.getByRole("table", { name: /^Verklaringen, de nieuwste eerst/ });
  const standing = { "januari 2026": "Geldig", "februari 2026": "Ingetrokken", "april 2026": "Ingetrokken" };
  for (const [name, stand] of Object.entries(standing))
    await expect(listed.getByRole("row", { name: new RegExp(`${name}.*${stand}`) })).toHaveCount(1);
  await expect(listed.getByRole("row", { name: /mei 2026/ })).toHaveCount(0);
});
