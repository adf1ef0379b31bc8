import { expect, test } from "vitest";
import { beginSession } from "../support/begin-session.ts";
import { form, openSquare } from "../support/web-square.ts";

const plain = (html: string) =>
  html.replaceAll("&nbsp;", " ").replaceAll("\u00a0", " ").replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
const company = { wie: "onderneming", naam: "Rekenvoorbeeld bv", prijs: "10,6" };
const household = { wie: "particulier", naam: "", gebouw: "geen", verbruik: "9000" };
const visitor = "verbruik=9000&postcode=9000";

/** What a pair reads of its price, from the list to the agreement. */
async function priceEverywhere(btw: string) {
  const { offer, request, as, ask, text, idIn, ports } = openSquare();
  const [seller, buyer] = [await as("an@example.org"), await as("bo@example.org")];
  const id = await offer(seller, { ...company, btw });
  const list = plain(await text("/aanbod?sorteer=prijs"));
  const page = plain(await text(`/aanbod/${id}?${visitor}`));
  const calculator = /href="(\/calculator\/koper\?[^"]+)"/.exec(page)?.[1] ?? "";
  // Once the offer is taken nobody computes with it any more.
  const sums = plain(await text(calculator));
  const asked = await ask(`/aanbod/${id}`, form({ actie: "voorstel", vraag: await request(buyer, household) }, buyer));
  const proposal = `/account/voorstellen/${idIn(asked)}`;
  const proposed = plain(await text(proposal, buyer));
  const mails = (await ports.store.outbox.claim(20)).map(({ message }) => message);
  const mail = mails.find(({ kind }) => kind === "proposal-new");
  const accepted = await ask(proposal, form({ actie: "aanvaarden" }, seller));
  const agreement = /\/account\/contracten\/[\w-]+/.exec(accepted.headers.get("location") ?? "")?.[0] ?? "";
  return {
    list,
    page,
    calculator,
    sums,
    proposed,
    mailed: mail?.kind === "proposal-new" ? mail.proposals[0] : null,
    overview: plain(await text(agreement, buyer)),
    party: plain(await text(`${agreement}/gegevens`, seller)),
  };
}

/** Chosen in a form of radio buttons. */
const isChosen = (html: string, value: string) =>
  new RegExp(`<input[^>]*(?:value="${value}"[^>]*checked|checked[^>]*value="${value}")`).test(html);

test("an exempt small enterprise asks no VAT: list, page, calculator, proposal, mail and agreement say so at one price", async () => {
  const said = await priceEverywhere("vrijgesteld");
  const price = "10,60 c€/kWh, geen btw";
  for (const words of [said.list, said.page, said.proposed, said.overview]) {
    expect(words).toContain(price);
    expect(words).not.toContain("btw inbegrepen");
  }
  expect(said.calculator).toContain("btw=vrijgesteld");
  expect(said.sums).not.toMatch(/In deze prijs zit \d+\s?% btw/);
  expect(said.mailed).toMatchObject({ agreedPrice: 0.106, isVatCharged: false });
  expect(isChosen(said.party, "small-enterprise")).toBe(true);
});

test("an enterprise that charges VAT is read at one price with VAT in it, from the list to the agreement", async () => {
  const said = await priceEverywhere("aangerekend");
  const price = "10,60 c€/kWh, btw inbegrepen";
  for (const words of [said.list, said.page, said.proposed, said.overview]) expect(words).toContain(price);
  expect(said.sums).toMatch(/In deze prijs zit \d+\s?% btw/);
  expect(said.mailed).toMatchObject({ agreedPrice: 0.1, isVatCharged: true });
  expect(isChosen(said.party, "liable")).toBe(true);
});

test("filter and order on price compare what a household pays: 10.60 with VAT is dearer than 10.50 without", async () => {
  const { offer, as, text } = openSquare();
  const seller = await as("an@example.org");
  const dearer = await offer(seller, { ...company, btw: "aangerekend" });
  const cheaper = await offer(seller, { prijs: "10,5" });
  const offersOn = async (query: string) => [
    ...new Set([...(await text(`/aanbod?${query}`)).matchAll(/href="\/aanbod\/([\w-]{30,})/g)].map(([, id]) => id)),
  ];
  expect(await offersOn("prijs=10,5")).toEqual([cheaper]);
  expect(await offersOn("prijs=10,6&sorteer=prijs")).toEqual([cheaper, dearer]);
});

test("a company that told of a home asks on the market what a household was said to pay, and no cent more", async () => {
  const { ask, ports, as, text } = openSquare();
  const email = "firma@example.org";
  const cookie = await as(email);
  const firm = { rol: "verkoper", soort: "onderneming", onderneming: "Dak bv", ondernemingsnummer: "0403.170.701" };
  const details = { voornaam: "Bea", achternaam: "Claes", postcode: "9000", straat: "", gemeente: "", telefoon: "" };
  const saved = await ask("/account/accountgegevens/profiel", form({ ...firm, ...details, land: "BE" }, cookie));
  expect(saved.status).toBe(303);
  const step = "/verkoper/stap/4?postcode=9000&meter=digitaal&technologie=zon&kwp=8&prijs=11&verkoper=gezin";
  const token = /name="aanvraag" value="([^"]+)"/.exec(await text(step))?.[1] ?? "";
  await ask(step, form({ naam: "Bea Claes", email, toestemming: "on", aanvraag: token }));
  await ask(`/account/meenemen?aanvraag=${token}`, form({ aanvraag: token }, cookie));
  const { uid } = await beginSession(ports, email);
  const [offer] = await ports.store.market.offers.list(uid);
  expect(offer).toMatchObject({ holder: "company", isVatExempt: false, price: { kind: "asked", price: 0.103774 } });
  expect(plain(await text("/account/aanbod", cookie))).toContain("11,00 c€/kWh, btw inbegrepen");
});
