import { beforeAll, describe, expect, test } from "vitest";
import { examplePath } from "#content/pages/sharing/example-names.ts";
import { practiceExampleIds } from "#domain/economics/practice-example.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
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

/** Two people with the prices that the forms of the market proposed on the first day, and the proposal between them. */
async function openProposal() {
  const as = async (email: string) => sessionHeader(await beginSession(ports, email), ADDRESS);
  const [seller, buyer] = [await as("an@example.org"), await as("bo@example.org")];
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
  return { id, buyer, seller, proposal };
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

  test("who told their own prices and fees is not called old", async () => {
    const told = "energieprijs=20&injectieprijs=4&kost=20&kost-ander=20";
    const text = await read(`/calculator/koper?${told}`);
    expect(text).toMatch(ONE_NUMBER);
    expect(text).not.toContain("Oude prijzen");
  });
});
