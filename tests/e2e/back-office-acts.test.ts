import type { Page } from "@playwright/test";
import { listActs } from "#application/back-office/list-acts.ts";
import { tellHolders } from "#application/contracts/tell-holders.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { runMatcher } from "#application/market/matching/run-matcher.ts";
import { reportOffer } from "#application/market/moderation/report-offer.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { listingStateNames } from "#content/market/market-refusals.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { press, tick, type, typeInto } from "../support/by-keyboard.ts";
import { isWhole } from "../support/campaign.ts";
import { chooseFile, chooseOption, doAct, expectClean, expectDone, heading } from "../support/desk.ts";
import { test as base, expect } from "../support/e2e.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { marketContext, offerInput, requestInput } from "../support/market-builders.ts";
import { priceFile } from "../support/price-file.ts";
import { runRound } from "../support/run-round.ts";
import type { TestSite } from "../support/test-site.ts";

type Desk = {
  readonly page: Page;
  readonly site: TestSite;
  /** Opens a page of the back office as who came there before would, and waits until its scripts run. */
  readonly open: (path: string) => Promise<void>;
};

const test = base.extend<{ readonly desk: Desk }>({
  viewport: { width: 360, height: 740 },
  // Who walks all of it leaves a market and contracts behind that nobody else expects.
  siteOptions: isWhole ? { environment: { OPERATOR_EMAIL: "beheer@example.org" } } : {},
  desk: async ({ page, context, site, open }, use) => {
    await context.addCookies(await site.signInAsOperator());
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await use({ page, site, open });
  },
});

const uidOf = async ({ ports, signIn }: TestSite, email: string) => {
  const [session] = await signIn(email);
  return (await ports.identity.recognise(session?.value ?? ""))?.uid ?? "";
};
const lastAct = async ({ ports }: TestSite) => (await listActs(ports, null)).acts[0];

async function publishOffer(site: TestSite, email: string, title: string): Promise<string> {
  const uid = await uidOf(site, email);
  const saved = await saveOffer(site.ports, uid, offerInput({ title }), marketContext);
  if (!saved.ok) throw new Error(saved.refusal.code);
  await moveOffer(site.ports, uid, saved.value.id, "publish");
  return saved.value.id;
}

const walks: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  async "hides a reported offer and shows it again, and its owner reads why"({ page, site, open }) {
    const id = await publishOffer(site, "eigenaar@example.org", "Dak met melding");
    const told = { reason: "misleading", text: "De foto klopt niet.", numberRemoved: "", email: null, formKey: null };
    const client = { address: "192.0.2.9", device: "x", deviceToken: null };
    await reportOffer(site.ports, id, { ...told, reason: "misleading" }, client, null);
    await open("/beheer");
    await expectClean(page, "the start page with a report");
    await press(page, page.getByRole("link", { name: "Meldingen over aanbod" }));
    await expect(heading(page, "Meldingen")).toBeVisible();
    await press(page, page.getByRole("link", { name: /^ML-/ }).first());
    await expect(heading(page, "Dak met melding")).toBeVisible();
    await press(page, page.getByRole("button", { name: "Verberg dit aanbod" }));
    await expect(page.getByRole("alert").filter({ hasText: "Zeg in één zin waarom." })).toBeVisible();
    await expectClean(page, "an offer that was not hidden for want of a reason");
    await doAct(page, {
      act: "hide",
      why: "De foto is van een ander dak.",
      button: "Verberg dit aanbod",
      done: "Het aanbod is verborgen",
    });
    expect((await page.request.get(`/aanbod/${id}`)).status()).toBe(404);
    await expectClean(page, "a hidden offer");
    await doAct(page, {
      act: "show",
      why: "De eigenaar herstelde de foto.",
      button: "Toon dit aanbod",
      done: "Het aanbod is zichtbaar",
    });
    expect((await page.request.get(`/aanbod/${id}`)).status()).toBe(200);
    expect(await lastAct(site)).toMatchObject({ act: "show-offer", about: id, why: "De eigenaar herstelde de foto." });
    for (const why of ["De foto is van een ander dak.", "De eigenaar herstelde de foto."])
      await expect.poll(() => mailedTo(site, "eigenaar@example.org")).toContain(why);
  },

  async "finds listings by their state, and proposals by theirs"({ page, site, open }) {
    await publishOffer(site, "zoeker@example.org", "Dak om te vinden");
    await open("/beheer/marktplaats");
    await chooseOption(page, "Soort", "Aanbod");
    await chooseOption(page, "Toestand", listingStateNames.published);
    await press(page, page.getByRole("button", { name: "Toon", exact: true }));
    await expect(page).toHaveURL(/soort=offer&toestand=published/);
    await expectClean(page, "the list of offers");
    await press(page, page.getByRole("link", { name: "Dak om te vinden" }).first());
    await expect(heading(page, "Dak om te vinden")).toBeVisible();
    await open("/beheer/voorstellen");
    await chooseOption(page, "Toestand", "Vervallen");
    await press(page, page.getByRole("button", { name: "Toon", exact: true }));
    await expect(page).toHaveURL(/toestand=/);
    await expectClean(page, "the list of proposals");
  },

  async "starts a round of matching, reads what it found and asks why of a pair"({ page, site, open }) {
    const offerId = await publishOffer(site, "dak@example.org", "Dak voor een ronde");
    const uid = await uidOf(site, "werkplaats@example.org");
    const saved = await saveRequest(site.ports, uid, requestInput(), marketContext);
    if (!saved.ok) throw new Error(saved.refusal.code);
    await moveRequest(site.ports, uid, saved.value.id, "publish");
    await open("/beheer/matching");
    await doAct(page, {
      act: "round",
      why: "Er kwamen veel nieuwe.",
      button: "Start een ronde met iedereen",
      done: "De ronde begint binnen een minuut.",
    });
    expect(await site.ports.store.backOffice.market.isRoundAsked()).toBe(true);
    await runRound(site.ports, async (task) => runMatcher(task), "everybody");
    await open("/beheer/matching");
    await expect(page.getByRole("table").getByText("Klaar").first()).toBeVisible();
    await type(page, "Nummer van het aanbod", offerId);
    await type(page, "Nummer van de vraag", saved.value.id);
    await press(page, page.getByRole("button", { name: "Verklaar" }));
    await expectDone(page, "Alleen met elkaar delen ze");
    await expectClean(page, "a pair that is explained");
  },

  async "finds somebody by the whole address and does what they ask for"({ page, site, open }) {
    const email = "lot@example.org";
    const uid = await uidOf(site, email);
    await open("/beheer/mensen");
    await type(page, "E-mailadres", "niemand@example.org");
    await press(page, page.getByRole("button", { name: "Zoek", exact: true }));
    await expect(page.getByRole("alert").filter({ hasText: "Niemand heeft een account" })).toBeVisible();
    await expectClean(page, "a search that finds nobody");
    await type(page, "E-mailadres", email);
    await page.keyboard.press("Enter");
    await expect(heading(page, email)).toBeVisible();
    await expectClean(page, "the page of a person");
    const why = "Gevraagd per telefoon.";
    const limit = [{ key: `sign-in:address:${email}`, max: 1, perSeconds: 3600 }];
    await site.ports.rateLimits.limited(limit);
    await doAct(page, { act: "lift-limits", why, button: "Hef de limieten op", done: "De limieten op dit account" });
    expect(await site.ports.rateLimits.limited(limit)).toBeNull();
    await doAct(page, {
      act: "end-sign-ins",
      why,
      button: "Meld overal af",
      done: "Alle aanmeldingen zijn beëindigd.",
    });
    await expect(page.getByText("Nergens aangemeld.")).toBeVisible();

    const download = page.waitForEvent("download");
    await typeInto(page, page.locator('[name="waarom-export"]'), "Verzoek om inzage.");
    await press(page, page.getByRole("button", { name: "Download de gegevens" }));
    expect((await download).suggestedFilename()).toMatch(/^gegevens-\d{4}-\d\d-\d\d\.json$/);
    expect(await lastAct(site)).toMatchObject({ act: "export-data", about: uid, why: "Verzoek om inzage." });

    await doAct(page, {
      act: "plan-deletion",
      why,
      button: "Plan het wissen",
      done: "Het account wordt na dertig dagen",
    });
    await expect.poll(() => mailedTo(site, email)).toContain("verwijderen wij uw account");
    await expectClean(page, "a person whose deletion is planned");
  },

  async "sends the mail to confirm an address again"({ page, site, open }) {
    const email = "wacht@example.org";
    const document = {
      roles: ["buyer"],
      kind: "person",
      firstName: "Wies",
      lastName: "Maes",
      company: null,
      postcode: "9000",
      phone: null,
    } as const;
    const password = "gele lampen onder het afdak";
    await site.ports.identity.register({ email: email as never, password, document, consents: [] });
    await open("/beheer/mensen");
    await type(page, "E-mailadres", email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Niet bevestigd")).toBeVisible();
    await doAct(page, {
      act: "resend-confirmation",
      why: "De mail kwam niet aan.",
      button: "Stuur de e-mail opnieuw",
      done: "De e-mail om het adres te bevestigen is onderweg.",
    });
    await expect.poll(async () => (await mailsTo(site, email)).length).toBeGreaterThanOrEqual(2);
  },

  async "answers a message, which keeps its thread, and puts another away"({ page, site, open }) {
    for (const [reference, subject] of [
      ["7KQ4-M2PX", "Mijn meter"],
      ["8LR5-N3QY", "Dank u"],
    ] as const)
      await site.ports.store.contactMessages.insert({
        id: reference,
        formKey: reference,
        reference,
        name: "Els",
        email: "els@example.org",
        emailKey: "els@example.org",
        phone: null,
        subject,
        message: "Wanneer kan ik beginnen?",
        attachment: null,
        createdAt: site.ports.clock.now(),
      });
    await open("/beheer");
    await press(page, page.getByRole("link", { name: "Berichten zonder antwoord" }));
    await press(page, page.getByRole("link", { name: "7KQ4-M2PX" }));
    for (const answer of ["Vanaf maandag.", "En breng uw EAN mee."]) {
      await type(page, "Uw antwoord", answer);
      await press(page, page.getByRole("button", { name: "Verstuur het antwoord" }));
      await expect(page.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
    }
    await expect(page.getByRole("listitem").filter({ hasText: "Vanaf maandag." })).toBeVisible();
    await expectClean(page, "a message with its thread");
    await expect.poll(() => mailedTo(site, "els@example.org")).toContain("En breng uw EAN mee.");
    await press(page, page.getByRole("link", { name: "Terug naar de berichten" }));
    await press(page, page.getByRole("link", { name: "8LR5-N3QY" }));
    await doAct(page, {
      act: "close",
      why: "Daar is niets op te zeggen.",
      button: "Zet op afgehandeld",
      done: "Het bericht staat op afgehandeld.",
    });
  },

  async "reads who wants to hear from us and who stands on a waiting list"({ page, site, open }) {
    const { waitingList, leads } = site.ports.store;
    const entry = { email: "namen@example.org", side: "buyer", reason: "wallonia", postcode: "5000" } as const;
    await waitingList.join(await waitingList.issue(entry));
    const lead = {
      side: "buyer",
      answers: "postcode=9000",
      name: "Lies",
      email: "lies@example.org",
      phone: null,
    } as const;
    const kept = { wantsLaterMatches: true, consentVersion: "1", createdAt: site.ports.clock.now(), uid: null };
    await leads.insert({ id: "lead-1", reference: "3KQ4-M2PX", ...lead, ...kept }, "token-of-lies");
    await open("/beheer");
    await press(page, page.getByRole("link", { name: "Aanvragen van de laatste week" }));
    await expect(page.getByRole("cell", { name: "lies@example.org" })).toBeVisible();
    await expectClean(page, "the list of leads");
    await press(page, page.getByRole("link", { name: "Wachtlijsten", exact: true }));
    await expect(page.getByRole("cell", { name: "namen@example.org" })).toBeVisible();
    await expectClean(page, "the waiting lists");
  },

  async "reads a contested month in both sides' words, withdraws a declaration and decides about a connection"({
    page,
    site,
    open,
  }) {
    const { ports } = site;
    await openExampleContracts(ports);
    const buyer = await uidOf(site, "an@example.org");
    const [standing] = await ports.store.contracts.listStandings("lopend");
    const [declaration] = await ports.store.contracts.declarationsOf("lopend");
    const [first, second] = [await ports.store.contracts.find("lopend"), await ports.store.contracts.find("ontwerp")];
    if (!standing || !declaration || !first || !second) throw new Error("The example has no month or declaration.");
    const { month, version } = standing;
    const said = { id: "lopend", month, version, act: "contest", reason: "Ik was de hele maand weg." } as const;
    await tellHolders(ports, second, first);

    await open("/beheer/overeenkomsten");
    await press(page, page.getByRole("link", { name: "2026-0002" }).first());
    await doAct(page, {
      act: "revoke",
      why: "Verkeerde meter.",
      button: "Trek in",
      done: "De verklaring is ingetrokken.",
    });
    const kept = await ports.store.contracts.findDeclaration(declaration.code);
    expect(kept?.revocation).toMatchObject({ reason: "error" });
    await expectClean(page, "an agreement without its declaration");

    const contested = await answerMonth(ports, buyer, said);
    if (!contested.ok) throw new Error(contested.refusal.code);
    await open("/beheer");
    await press(page, page.getByRole("link", { name: "Betwiste maanden" }));
    await expect(heading(page, "Overeenkomsten")).toBeVisible();
    await expectClean(page, "the list of agreements with something contested");
    await press(page, page.getByRole("link", { name: "2026-0002" }).first());
    await expect(page.getByText("Ik was de hele maand weg.").first()).toBeVisible();
    await expectClean(page, "an agreement with a contested month");

    await press(page, page.getByRole("link", { name: "Terug naar de overeenkomsten" }));
    await chooseOption(page, "Besluit", "De eerste blijft verkopen");
    await doAct(page, {
      act: "besluit-2026-0001",
      why: "De eerste toonde zijn factuur.",
      button: "Beslis",
      done: "Het besluit is genomen.",
    });
    await expect(page.getByText("Geen aansluiting wacht op een besluit.")).toBeVisible();
  },

  async "imports a card from a file, edits it, and publishes it from tomorrow"({ page, site, open }) {
    const tomorrow = addDays(brusselsDay(site.ports.clock.now()), 1);
    const shipped = (await (await page.request.get("/beheer/tariefkaarten/kaarten.csv")).text()).replace("\uFEFF", "");
    const [header = "", ...lines] = shipped.split("\n");
    const octa = lines.filter((line) => line.includes(";octa-fixed;")).join("\n");
    await open("/beheer/tariefkaarten");
    await press(page, page.getByRole("link", { name: /import|inlezen/i }));
    await expect(heading(page, "Tariefkaarten importeren")).toBeVisible();
    await chooseFile(page, "kaart.csv", `${header}\n${octa.replace("15,89", "duur")}`);
    await press(page, page.getByRole("button", { name: "Bekijk" }));
    await expect(page.getByRole("alert")).toContainText("Regel 2: Energieprijs (energie). Schrijf een getal");
    await expectClean(page, "a file of cards with a fault");
    await chooseFile(page, "kaart.csv", `${header}\n${octa.replace("15,89", "21,37")}`);
    await press(page, page.getByRole("button", { name: "Bekijk" }));
    await expect(page.getByText("Energieprijs gaat van 15,89 naar 21,37")).toBeVisible();
    await expectClean(page, "what a file of cards holds");
    await press(page, page.getByRole("button", { name: "Bewaar als ontwerp" }));
    await expectDone(page, "De kaarten staan klaar als ontwerp.");
    await press(page, page.getByRole("link", { name: "OCTA+ Fixed" }).first());
    await typeInto(page, page.getByLabel("Energieprijs", { exact: true }), "20,11");
    await press(page, page.getByRole("button", { name: "Bewaar als ontwerp" }));
    await expectDone(page, "Het ontwerp is bewaard.");
    await expectClean(page, "a card with a draft");
    await expect(page.getByLabel("Telt vanaf")).toHaveValue(tomorrow);
    await doAct(page, {
      act: "publish",
      why: "Nieuwe kaart van de leverancier.",
      button: "Publiceer deze kaart",
      done: "De kaart is gepubliceerd.",
    });
    const published = await site.ports.store.cards.published();
    expect(published.at(-1)).toMatchObject({ from: tomorrow, card: { key: "octa-fixed", energy: 20.11 } });
  },

  async "imports day-ahead prices from a file, and replaces a day only when asked"({ page, site, open }) {
    const today = brusselsDay(site.ports.clock.now());
    const file = (price: number) => priceFile({ from: addDays(today, -3), days: 2, price: () => price });
    const fill = async (text: string) => {
      await chooseFile(page, "prijzen.csv", text);
      await type(page, "Bron", "Day-aheadprijzen België");
      await type(page, "Uitgever", "Beurs");
      await typeInto(page, page.locator('[name="waarom-import"]'), "Prijzen van deze week.");
    };
    await open("/beheer");
    await press(page, page.getByRole("link", { name: "Dagen sinds de laatste dagprijs" }));
    await expect(heading(page, "Dagprijzen")).toBeVisible();
    await fill(file(80).replace(";80", ";duur"));
    await press(page, page.getByRole("button", { name: "Lees in" }));
    await expect(page.getByRole("alert").filter({ hasText: "Regel 2: de prijs is geen getal." })).toBeVisible();
    await expectClean(page, "a file of prices with a fault");
    await chooseFile(page, "prijzen.csv", file(80));
    await press(page, page.getByRole("button", { name: "Lees in" }));
    await expectDone(page, "De prijzen zijn ingelezen.");
    await expectClean(page, "prices that were imported");
    await fill(file(90));
    await press(page, page.getByRole("button", { name: "Lees in" }));
    await expect(page.getByRole("alert").filter({ hasText: "Al met andere prijzen ingelezen" })).toBeVisible();
    await tick(page, page.getByLabel("Vervang dagen die al met andere prijzen ingelezen zijn"));
    await chooseFile(page, "prijzen.csv", file(90));
    await press(page, page.getByRole("button", { name: "Lees in" }));
    await expectDone(page, "De prijzen zijn ingelezen.");
    expect(await site.ports.store.dayAhead.imports()).toHaveLength(2);
  },
};

/** What waits in one go: `npm test` walks these, `npm run soak` all. */
const sampled = ["hides a reported offer"];

for (const [name, walk] of Object.entries(walks)) {
  if (isWhole || sampled.some((start) => name.startsWith(start)))
    test(`an operator ${name}, by keyboard on a phone, without a fault for axe`, async ({ desk }) => walk(desk));
}

const mailsTo = async ({ ports }: TestSite, email: string) =>
  (await ports.mailbox.list()).filter(({ to }) => to === email);

/** All that somebody got by mail. */
async function mailedTo(site: TestSite, email: string): Promise<string> {
  const texts = (await mailsTo(site, email)).map(async ({ id }) => (await site.ports.mailbox.read(id))?.text ?? "");
  return (await Promise.all(texts)).join("\n").replaceAll(/\s+/g, " ");
}
