import { beforeAll, describe, expect, test } from "vitest";
import type { MailWords } from "#content/mails/mail-words.ts";
import { proposalCounteredMail, proposalNewMail } from "#content/mails/proposal-mails.ts";
import { examplePath } from "#content/pages/sharing/example-names.ts";
import { practiceExampleIds } from "#domain/economics/practice-example.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleSite } from "../support/domain/sample-site.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { readPdf } from "../support/read-pdf.ts";
import { offerForm } from "../support/sent-forms.ts";
import { plainText } from "../support/shown-texts.ts";
import { ADDRESS, form, requestForm } from "../support/web-square.ts";

/**
 * The 19th of December 2026: the last cards of the table could be signed until 31 October, 49 days before. Nowhere may one
 * number be told on them as what somebody wins or loses.
 */
const clock = fixedClock("2026-12-06T10:00:00Z");
const { ask, ports } = openBuiltApp({}, { clock });

const OLD = /oktober 2026/;
const ONE_NUMBER = /U (?:wint|verliest) € [\d.,]+ per jaar|houdt € [\d.,]+ per jaar over/;

async function read(path: string, cookie = "") {
  const response = await ask(path, cookie === "" ? {} : { headers: { cookie } });
  const html = await response.text();
  expect(response.status, path).toBe(200);
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(/<script[\s\S]*?<\/script>/g, " ");
  return plainText(main.replace(/<select[\s\S]*?<\/select>/g, " ").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}

async function signedIn(email: string) {
  const session = await beginSession(ports, email);
  return { uid: session.uid, cookie: sessionHeader(session, ADDRESS) };
}

async function sentMails() {
  const claimed = await ports.store.outbox.claim(100);
  for (const { id } of claimed) await ports.store.outbox.markSent(id);
  return claimed.map(({ message }) => message);
}

const mailText = ({ preview, paragraphs, facts = [] }: MailWords) =>
  plainText([preview, ...paragraphs, ...facts.map(({ name, value }) => `${name}: ${value}`)].join(" "));

/** Two people with the prices that the forms of the market proposed on the first day, and the proposal between them. */
async function openProposal() {
  const [{ cookie: seller }, { cookie: buyer }] = [await signedIn("an@example.org"), await signedIn("bo@example.org")];
  const idIn = (response: Response) => /\/([\w-]{10,})(?:\?|$)/.exec(response.headers.get("location") ?? "")?.[1] ?? "";
  const typedIn = async (path: string, cookie: string, name: string) => {
    const html = await (await ask(path, { headers: { cookie } })).text();
    const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
    return /value="([^"]*)"/.exec(input)?.[1] ?? "";
  };
  const injection = await typedIn("/account/aanbod/nieuw", seller, "injectieprijs");
  const energy = await typedIn("/account/vragen/nieuw", buyer, "energieprijs");
  const offer = { ...offerForm, injectieprijs: injection, kost: "20" };
  const id = idIn(await ask("/account/aanbod/nieuw", form(offer, seller)));
  await ask("/account/aanbod", form({ id, stap: "publish" }, seller));
  const { naam: _, ...home } = { ...requestForm, wie: "particulier", gebouw: "geen", energieprijs: energy, kost: "20" };
  const asked = idIn(await ask("/account/vragen/nieuw", form({ ...home, naam: "" }, buyer)));
  await ask("/account/vragen", form({ id: asked, stap: "publish" }, buyer));
  const sent = await ask(`/aanbod/${id}`, form({ actie: "voorstel", vraag: asked }, buyer));
  expect(sent.headers.get("location")).toContain("/account/voorstellen/");
  const [proposal = ""] = (sent.headers.get("location") ?? "").split("?");
  return { id, buyer, seller, proposal, mails: await sentMails() };
}

describe("on 19 December 2026 every card of October is called old", () => {
  let opened: Awaited<ReturnType<typeof openProposal>>;
  beforeAll(async () => {
    opened = await openProposal();
    clock.advance(Date.parse("2026-12-19T10:00:00Z") - clock.now().getTime());
  });

  test.each([
    "/",
    "/calculator/koper",
    "/calculator/verkoper",
    "/calculator/koper?product=engie-easy-vast&verkoper-product=energie-be-vast",
    "/calculator/koper?product=frank-dynamisch&verkoper-product=octa-boost-fix",
    "/calculator/koper?vorm=gratis",
    "/calculator/koper?postcode=1000",
    "/calculator/koper?inbed=1",
    "/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen&verbruik=9000",
    "/verkoper/stap/3?postcode=9000&meter=digitaal&technologie=zon&kwp=8&prijs=11&koopt=winkel",
    "/energie-delen/praktijkvoorbeelden",
    ...practiceExampleIds.map(examplePath),
  ])("%s tells the month of its prices, and both ends", async (path) => {
    const text = await read(path);
    expect(text).toMatch(OLD);
    expect(text).not.toMatch(ONE_NUMBER);
  });

  test.each(["koper", "verkoper"])("the short answer of a %s tells the month in its sentence", async (side) => {
    const { sentence, tone } = (await (await ask(`/calculator/kort.json?kant=${side}`)).json()) as Record<
      string,
      string
    >;
    expect(plainText(sentence ?? "")).toMatch(/^Met prijzen van oktober 2026: .+ tot .+ per jaar voor u/);
    expect(["ok", "warn", "danger"]).toContain(tone);
  });

  test("the list of offers and the page of one", async () => {
    const list = await read("/aanbod?verbruik=9000&sorteer=past&postcode=9000");
    expect(list).toMatch(
      /U houdt over: [^:]+ tot € \d+ geschat, per jaar, na de kost van uw leverancier, met prijzen van oktober 2026/,
    );
    const page = await read(`/aanbod/${opened.id}?verbruik=9000&postcode=9000`);
    expect(page).toMatch(/Met prijzen van oktober 2026: .+ tot .+ per jaar voor u/);
    expect(page).not.toMatch(ONE_NUMBER);
    // One number for one pair: the list and the page of the offer tell the same two ends.
    const [, listed] = /U houdt over: ([^:]+?) geschat/.exec(list) ?? [];
    expect(page).toContain(`Met prijzen van oktober 2026: ${listed} per jaar voor u`);
  });

  test("proposals, in the account, in their list and on their own page, for both sides", async () => {
    const { buyer, seller, proposal } = opened;
    for (const [path, cookie] of [
      ["/account", buyer],
      ["/account/voorstellen", buyer],
      [proposal, buyer],
      [proposal, seller],
    ] as const) {
      const text = await read(path, cookie);
      expect(text, path).toContain("Oude prijzen: dit voorstel rekent met tariefkaarten van oktober 2026.");
      expect(text, path).toMatch(/U houdt over .{0,4}€ [\d.,]+ tot € [\d.,]+ per jaar/);
    }
  });

  test("the report on paper, and the comparison of two calculations", async () => {
    const pdf = await ask("/calculator/rapport.pdf?kant=koper");
    const paper = readPdf(new Uint8Array(await pdf.arrayBuffer()))
      .texts.flat()
      .join(" ")
      .replace(/\s+/g, " ");
    expect(paper).toContain("Met prijzen van oktober 2026");
    expect(paper).toContain("naargelang het weer en wat stroom vandaag kost");
    expect(paper).toContain("Deze tariefkaarten kon u tekenen tot en met 31 oktober 2026.");
    const links = ["verbruik=3500", "verbruik=6000"].map((query) => encodeURIComponent(`/calculator/koper?${query}`));
    expect(await read(`/calculator/vergelijk?a=${links[0]}&b=${links[1]}`)).toContain("Oude prijzen: oktober 2026");
  });

  test("an invitation tells the month and both ends before somebody says yes, and only of prices that nobody told", async () => {
    const [seller, buyer] = [await signedIn("els@example.org"), await signedIn("jef@example.org")];
    const home = { postcode: "9000", klant: "gezin", meter: "digitaal", gebouw: "woning" };
    const roof = { ...home, naam: "Schuur", verbruik: "3000", technologie: "zon", vermogen: "20", richting: "180" };
    await ask("/account/aansluitingen/nieuw", form(roof, seller.cookie));
    await ask("/account/aansluitingen/nieuw", form({ ...home, naam: "Flat", verbruik: "4000" }, buyer.cookie));
    const [own] = await ports.store.connections.list(seller.uid);
    const asked = { kant: "verkoper", prijs: "8", bericht: "", email: "jef@example.org", actie: "versturen" };
    const sent = await ask(
      "/account/contracten/uitnodigen",
      form({ ...asked, aansluiting: own?.id ?? "" }, seller.cookie),
    );
    const [page = ""] = (sent.headers.get("location") ?? "").split("?");
    const shown = await read(page, buyer.cookie);
    expect(shown).toContain("Oude prijzen: dit voorstel rekent met tariefkaarten van oktober 2026.");
    expect(shown).toMatch(/U houdt over .{0,4}(?:− )?€ [\d.,]+ tot € [\d.,]+ per jaar/);
    expect(shown).toMatch(/De verkoper houdt over .{0,4}(?:− )?€ [\d.,]+ tot (?:− )?€ [\d.,]+ per jaar/);
    const told = { ...home, naam: "Met contract", verbruik: "4000", energieprijs: "14" };
    await ask("/account/aansluitingen/nieuw", form(told, buyer.cookie));
    const named = (await ports.store.connections.list(buyer.uid)).find(({ name }) => name === "Met contract");
    expect(named?.contract.energyPrice).toBeCloseTo(0.14, 9);
    expect(await read(`${page}?aansluiting=${named?.id}`, buyer.cookie)).toMatch(
      /U houdt over .{0,4}€ [\d.,]+ per jaar/,
    );
  });

  test("the mails of a proposal and of another price tell the month, and the ends that the proposal tells", async () => {
    const { seller, proposal, mails } = opened;
    const [first] = mails.flatMap((mail) => (mail.kind === "proposal-new" ? [mail] : []));
    const words = mailText(proposalNewMail(sampleSite(), first ?? { proposals: [] }));
    const [, range = "none"] = /Voor u: (.+?) per jaar na alle kosten, met prijzen van oktober 2026/.exec(words) ?? [];
    expect(range).toMatch(/€ [\d.,]+ tot (?:− )?€ [\d.,]+$/);
    expect(await read(proposal, seller)).toMatch(new RegExp(`U houdt over .{0,4}${range} per jaar`));
    const [, price = ""] =
      /name="prijs"[^>]*value="([\d,.]+)"/.exec(await (await ask(proposal, { headers: { cookie: seller } })).text()) ??
      [];
    const dearer = (Number(price.replace(",", ".")) + 0.1).toFixed(2).replace(".", ",");
    const answer = await ask(proposal, form({ actie: "prijs", prijs: dearer, bericht: "", gezien: "0" }, seller));
    expect(answer.status).toBe(303);
    const [countered] = (await sentMails()).flatMap((mail) => (mail.kind === "proposal-countered" ? [mail] : []));
    if (!countered) throw new Error("Nothing was mailed.");
    expect(mailText(proposalCounteredMail(sampleSite(), countered))).toMatch(
      /Voor u betekent dat: .+ tot .+ per jaar na alle kosten, met prijzen van oktober 2026/,
    );
  });

  test("who told their own prices and fees is not called old", async () => {
    const told = "energieprijs=20&injectieprijs=4&kost=20&kost-ander=20";
    const text = await read(`/calculator/koper?${told}`);
    expect(text).toMatch(ONE_NUMBER);
    expect(text).not.toContain("Oude prijzen");
  });
});
