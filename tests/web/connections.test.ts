import { expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleAgreement } from "../support/domain/sample-agreement.ts";

const origin = "http://localhost:3000";
const list = "/account/aansluitingen";
const EAN = "541448123456789016";
const INJECTION_EAN = "541448000000000004";

const home = {
  naam: "Thuis",
  ean: "541448 1234 5678 9016",
  "ean-injectie": INJECTION_EAN,
  straat: "Kerkstraat 12",
  postcode: "9000",
  gemeente: "Gent",
  klant: "gezin",
  meter: "digitaal",
  aansluitvermogen: "17,3",
  gebouw: "woning",
  verbruik: "4321",
  auto: "nacht",
  warmtepomp: "on",
  technologie: "zon",
  vermogen: "6",
  richting: "90",
  helling: "20",
  "vermogen-2": "4",
  "richting-2": "270",
  omvormer: "8",
  batterij: "9",
  energieprijs: "17,5",
  injectieprijs: "1,9",
  kost: "61",
};

// One site for all: each test is somebody else.
const app = openBuiltApp();
let people = 0;

async function open() {
  const signedIn = await beginSession(app.ports, `person-${people++}@example.org`);
  const cookie = sessionHeader(signedIn, origin);
  const get = (path: string) => app.ask(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string> = {}) =>
    app.ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin, cookie } });
  const connections = () => app.ports.store.connections.list(signedIn.uid);
  return { uid: signedIn.uid, get, post, connections };
}
const mainOf = async (response: Response) =>
  (/<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "").replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
const place = (response: Response) => [response.status, response.headers.get("location")];

test("a connection is typed once, shown without its whole numbers, and changed without losing what is not asked", async () => {
  const { get, post, connections } = await open();
  expect(await mainOf(await get(list))).toContain("Nog geen aansluiting");
  expect(place(await post(`${list}/nieuw`, home))).toEqual([303, `${list}?gelukt=toegevoegd`]);
  const [kept] = await connections();
  if (!kept) throw new Error("Nothing was kept.");
  expect(kept).toMatchObject({
    offtakeEan: EAN,
    injectionEan: INJECTION_EAN,
    connection: {
      use: { energy: 4321, electricCar: "night", heatPump: true },
      installation: {
        roofs: [
          { kilowattsPeak: 6, azimuth: 90 },
          { kilowattsPeak: 4, azimuth: 270 },
        ],
        inverter: 8,
      },
      battery: 9,
    },
    contract: { energyPrice: 0.175, injectionPrice: 0.019, sharingFee: 61 },
  });
  const page = await mainOf(await get(list));
  for (const text of ["Thuis", "Standaard", "Kerkstraat 12, 9000 Gent", "4.321", "10 kWp", "door u opgegeven"])
    expect(page).toContain(text);
  for (const path of [list, `${list}/${kept.id}`, "/account", "/account/accountgegevens"])
    expect((await (await get(path)).text()).replace(/\s/g, ""), path).not.toMatch(`${EAN}|${INJECTION_EAN}`);

  const readAt = kept.updatedAt.toISOString();
  const changed = { ...home, ean: "", "ean-injectie": "", "ean-injectie-weg": "on", verbruik: "5000", gelezen: readAt };
  expect(place(await post(`${list}/${kept.id}`, changed))).toEqual([303, `${list}?gelukt=gewijzigd`]);
  expect(await connections()).toMatchObject([
    { offtakeEan: EAN, injectionEan: null, connection: { use: { energy: 5000 }, capacity: 17.3, hasDomicile: true } },
  ]);
  const late = await post(`${list}/${kept.id}`, { ...changed, naam: "Te laat", gelezen: new Date(0).toISOString() });
  expect(late.status).toBe(409);
  expect(await mainOf(late)).toContain("Te laat");
});

test("what is wrong stands beside its field, and everything typed is still there", async () => {
  const { post, connections } = await open();
  const faulty = { ...home, ean: "541448", verbruik: "veel", "vermogen-2": "-1", postcode: "12", naam: "<b>Thuis" };
  const refused = await post(`${list}/nieuw`, faulty);
  expect(refused.status).toBe(422);
  const page = await mainOf(refused);
  for (const text of ["18 cijfers. U vulde er 6 in", "Vul een getal in.", "geen postcode", "&lt;b&gt;Thuis"])
    expect(page).toContain(text);
  const registers = { ...home, verbruik: "4000", "verbruik-dag": "1000", "verbruik-nacht": "1000" };
  expect((await post(`${list}/nieuw`, registers)).status).toBe(422);
  expect(await connections()).toEqual([]);
});

test("the old address of the numbers leads to the connections", async () => {
  const { get } = await open();
  expect(place(await get("/account/accountgegevens/aansluitingen"))).toEqual([301, list]);
});

test("another's connection is a page that does not exist, whatever is asked of it", async () => {
  const an = await open();
  await an.post(`${list}/nieuw`, home);
  const [kept] = await an.connections();
  if (!kept) throw new Error("Nothing was kept.");
  const eve = await open();
  const { id } = kept;
  for (const path of [
    `${list}/${id}`,
    `${list}/${id}/wissen`,
    `/account/aanbod/nieuw?aansluiting=${id}`,
    `/account/vragen/nieuw?aansluiting=${id}`,
  ])
    expect([path, (await eve.get(path)).status]).toEqual([path, 404]);
  const save = `${list}/bewaren?kant=koper&datum=2026-11-15&verbruik=1`;
  const rateLimits: [string, Record<string, string>][] = [
    [list, { id }],
    [`${list}/${id}`, { ...home, naam: "Van Eve", gelezen: kept.updatedAt.toISOString() }],
    [`${list}/${id}/wissen`, {}],
    [save, { doel: id }],
  ];
  for (const [path, fields] of rateLimits) expect([path, (await eve.post(path, fields)).status]).toEqual([path, 404]);
  const request = { titel: "Van Eve", postcode: "9000", verbruik: "3000", energieprijs: "10", kost: "0" };
  const drafted = await eve.post(`/account/vragen/nieuw?aansluiting=${id}`, request);
  expect(drafted.status).toBe(404);
  expect(await app.ports.store.market.requests.list(eve.uid)).toEqual([]);
  expect(await an.connections()).toEqual([kept]);
});

test("a calculator is filled in from a connection without its name or number, and saved to one", async () => {
  const { get, post, connections } = await open();
  await post(`${list}/nieuw`, home);
  const [, path = ""] = place(await get(`${list}/invullen?kant=verkoper`)) as [number, string];
  expect(path).toMatch(/^\/calculator\/verkoper\?/);
  const query = new URLSearchParams(path.split("?")[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    postcode: "9000",
    eigenverbruik: "4321",
    "eigen-aansluiting": "17,3",
    kwp: "6",
    "kwp-2": "4",
    omvormer: "8",
    batterij: "9",
    injectieprijs: "1,9",
    kost: "61",
  });
  expect(decodeURIComponent(path)).not.toMatch(/Thuis|Kerkstraat|5414/);
  expect(await mainOf(await get(path))).toContain("/account/aansluitingen/bewaren?");

  query.set("kant", "verkoper");
  query.set("kwp-3", "2");
  const [before] = await connections();
  expect((await post(`${list}/bewaren?${query}`, { doel: before?.id ?? "" })).status).toBe(303);
  expect((await post(`${list}/bewaren?${query}`, { doel: "nieuw", naam: "Schuur" })).status).toBe(303);
  // The clock of this site stands still, so neither is the older one.
  expect((await connections()).toSorted((a, b) => b.name.localeCompare(a.name))).toMatchObject([
    { name: "Thuis", offtakeEan: EAN, street: "Kerkstraat 12", connection: { installation: { roofs: [{}, {}, {}] } } },
    { name: "Schuur", offtakeEan: null, postcode: "9000", connection: { use: { electricCar: "night" }, battery: 9 } },
  ]);
  expect((await post(`${list}/bewaren?kant=koper&verbruik=veel`, { doel: "nieuw" })).status).toBe(422);
});

test("the power of a connection stands in the buyer's part of an agreement; who told none is proposed none", async () => {
  const { get, post, connections, uid } = await open();
  const agreement = sampleAgreement({
    ...{ id: "vermogen", reference: "2026-VERM0G", proposalId: "vermogen", state: "accepted", signatures: [] },
    ...{ uids: { seller: "other", buyer: uid }, parties: { seller: null, buyer: null } },
  });
  await app.ports.store.contracts.open(agreement);
  const asked = async () =>
    /name="capacity"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="capacity"/
      .exec(await mainOf(await get("/account/contracten/vermogen/gegevens")))
      ?.slice(1)
      .join("");
  await post(`${list}/nieuw`, { ...home, aansluitvermogen: "" });
  expect(await asked()).toBe("");
  // Nor after a calculator, which reckons with a power of its own, saved what it knows.
  const [kept] = await connections();
  await post(`${list}/bewaren?kant=koper&datum=2026-11-15&verbruik=1`, { doel: kept?.id ?? "" });
  expect((await connections())[0]?.connection.capacity).toBeNull();
  for (const [told, shown] of [
    ["9,2", "9,2"],
    ["17,3", "17,3"],
  ] as const) {
    const [now] = await connections();
    const gelezen = now?.updatedAt.toISOString() ?? "";
    const exempt = { klant: "onderneming", "btw-vrij": "on" };
    await post(`${list}/${now?.id}`, { ...home, ...exempt, aansluitvermogen: told, gelezen });
    expect(await asked()).toBe(shown);
  }
  await post(`${list}/bewaren?kant=koper&datum=2026-11-15&verbruik=1&koper=onderneming`, { doel: kept?.id ?? "" });
  // And what was told before stays: a calculation rests on our proposal, and a buyer's says nothing of VAT.
  expect((await connections())[0]).toMatchObject({ connection: { capacity: 17.3 }, isVatExempt: true });
  expect((await post(`${list}/nieuw`, { ...home, aansluitvermogen: "veel" })).status).toBe(422);
});

test("a listing starts from a connection, remembers it, and tells so when it is removed", async () => {
  const { get, post, connections, uid } = await open();
  await post(`${list}/nieuw`, home);
  const [kept] = await connections();
  const start = `/account/aanbod/nieuw?aansluiting=${kept?.id}`;
  const form = await mainOf(await get(start));
  const typedIn = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? "";
  for (const [name, value] of Object.entries({ verbruik: "4321", vermogen: "6", "vermogen-2": "4", omvormer: "8" }))
    expect(typedIn(name)).toContain(`value="${value}"`);
  const offer = { titel: "Dak in Gent", wie: "particulier", vraagprijs: "vast", prijs: "8", partners: "iedereen" };
  expect((await post(start, { ...home, ...offer })).status).toBe(303);
  expect(await app.ports.store.market.offers.list(uid)).toMatchObject([
    { connectionId: kept?.id, installation: { roofs: [{}, {}], inverter: 8 }, use: { electricCar: "night" } },
  ]);
  await post("/account/berekeningen/bewaren?kant=koper&postcode=9300&verbruik=1", { naam: "Iets anders" });
  expect(await mainOf(await get(list))).toContain("Aanbod: Dak in Gent");
  expect(await mainOf(await get(list))).not.toContain("Berekening: Iets anders");
  expect(await mainOf(await get(`${list}/${kept?.id}/wissen`))).toContain("Aanbod: Dak in Gent");
  expect(place(await post(`${list}/${kept?.id}/wissen`))).toEqual([303, `${list}?gelukt=weg`]);
  expect(await connections()).toEqual([]);
  expect(await app.ports.store.market.offers.list(uid)).toMatchObject([{ title: "Dak in Gent" }]);
});

test("a kept calculation with just this connection is told as a use of it", async () => {
  const { get, post } = await open();
  await post(`${list}/nieuw`, home);
  const [, path = ""] = place(await get(`${list}/invullen?kant=koper`)) as [number, string];
  await post(`/account/berekeningen/bewaren?kant=koper&${path.split("?")[1]}&prijs=9`, { naam: "Met de buren" });
  expect(await mainOf(await get(list))).toContain("Berekening: Met de buren");
});

test("a paper is filled in from the connection, and all that is kept of it comes with one's data", async () => {
  const { post, uid } = await open();
  await post(`${list}/nieuw`, home);
  const begun = await post("/account/formulieren/nieuw/overeenkomst");
  const [, id = ""] = /formulieren\/([^/]+)\/stap\/1$/.exec(begun.headers.get("location") ?? "") ?? [];
  expect((await app.ports.store.forms.find(uid, id))?.answers).toMatchObject({
    buyerStreet: "Kerkstraat 12",
    buyerPostcode: "9000",
    buyerTown: "Gent",
    buyerEan: EAN,
  });
  const everything = await (await post("/account/accountgegevens/mijn-gegevens")).json();
  expect(everything).toMatchObject({ connections: [{ name: "Thuis", offtakeEan: EAN, contract: { sharingFee: 61 } }] });
});
