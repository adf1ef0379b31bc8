import { beforeAll, expect, test } from "vitest";
import { readComparison } from "../../src/application/back-office/regulator-desk.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { fileBytes, makeRegulatorFile } from "../support/make-regulator-file.ts";
import { beginOperatorSession } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const PATH = "/beheer/tariefkaarten/v-test";
const clock = { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" };
const app = openBuiltApp({}, { clock });
const { drafts } = app.ports.store.cards;
let operator = "";
let reader = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(app.ports), origin);
  reader = sessionHeader(await beginOperatorSession(app.ports, { level: "read" }), origin);
});

const page = async (path: string) => (await app.ask(path, { headers: { cookie: operator } })).text();
const post = (path: string, fields: readonly (readonly [string, string])[], cookie = operator) =>
  app.ask(path, {
    method: "POST",
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });
/** As a browser sends it, with its length. */
async function upload(bytes: Uint8Array<ArrayBuffer> | string, cookie = operator) {
  const body = new FormData();
  body.append("bestand", new Blob([bytes]), "v-test.csv");
  body.append("doe", "read");
  const request = new Request(origin, { method: "POST", body });
  const whole = await request.arrayBuffer();
  const headers = {
    origin,
    cookie,
    "content-type": request.headers.get("content-type") ?? "",
    "content-length": String(whole.byteLength),
  };
  return app.ask(PATH, { method: "POST", body: whole, headers });
}

const HEADER =
  "Jaar;Maand;Segment;Energietype;Contracttype;Handelsnaam;Productnaam;Vast/variabel/dynamisch;Prijsonderdeel;Prijs";
const product = (month: string, supplier: string, name: string, [single, day, night, fee]: readonly string[]) =>
  [
    ["Enkelvoudige meter dagtarief (c€/kWh)", single],
    ["Tweevoudige meter dagtarief (c/kWh)", day],
    ["Tweevoudige meter nachttarief (c€/kWh)", night],
    ["Kosten groene stroom (c€/kWh)", "1,1"],
    ["Kosten WKK (c€/kWh)", "0,392"],
    ["Vaste vergoeding ()", fee],
  ].map(([part, price]) => `2026;${month};Woning;Elektriciteit;Afname;${supplier};${name};Vast;${part};${price}`);
const ENGIE = "ENGIE (handelsnaam van Electrabel) ";
const file = `${[
  HEADER,
  ...product("sep", ENGIE, "Easy ", ["20", "21,5", "17,5", "65,09"]),
  ...product("okt", ENGIE, "Easy ", ["21,79245", "23,71698", "18,90377", "65,09434"]),
  ...product("okt", "OCTA+", "Fixed", ["19,1", "20,1", "18,1", "61,32"]),
  ...product("okt", "Belvus", "Vast Online", ["17,5", "18,5", "16,5", "55"]),
  "2026;okt;Woning;Elektriciteit;Afname;Belvus;Alles;Vast;Enkelvoudige meter dagtarief;28,32",
].join("\n")}\n`;
const readAt = (html: string) => /name="gelezen" value="([^"]+)"/.exec(html)?.[1] ?? "";
const draftOf = async (key: string) => (await drafts.find(key))?.card;

test("a workbook, another table and no file at all are told in a sentence, and nothing is kept", async () => {
  const workbook = await upload("PK\u0003\u0004 werkboek");
  expect(workbook.status).toBe(422);
  expect(await workbook.text()).toContain("bewaar als CSV");
  const other = await upload("soort;sleutel\nproduct;a-b\n");
  expect(await other.text()).toContain("Deze kolommen ontbreken in de kopregel: Jaar, Maand");
  expect((await upload("")).status).toBe(422);
  expect((await upload(file, reader)).status).toBe(403);
  expect((await upload(file, "")).status).toBe(404);
  expect(await app.ports.store.cards.regulator.reading()).toBeNull();
});

test("the newest month is shown before anything is kept: what changes, what jumps, what is new, what was refused", async () => {
  expect((await upload(file)).status).toBe(303);
  const html = await page(PATH);
  expect(html).toContain("Wat oktober 2026 brengt");
  // 18,94 on our card, 20 x 1,06 a month before, 21,79245 x 1,06 now.
  for (const price of ["18,94 cent per kWh", "21,2 cent per kWh", "23,1 cent per kWh"]) expect(html).toContain(price);
  expect(html).toContain("OCTA+ Fixed: energieprijs van 15,89 cent per kWh naar 20,246 cent per kWh");
  expect(html).toContain("Vast Online");
  expect(html).toContain("Zonder eenheid kan het een prijs met alles erin zijn.");
  expect(html).toContain("Ecopower Burgerstroom");
  expect(await drafts.list()).toEqual([]);
});

test("what is kept becomes a draft with VAT and the month beside it; a jump stays behind until somebody says yes", async () => {
  const before = await page(PATH);
  const kept = await post(PATH, [
    ["doe", "keep"],
    ["gelezen", readAt(before)],
  ]);
  expect(kept.status).toBe(303);
  expect(await draftOf("engie-easy-vast")).toMatchObject({
    energy: 23.1,
    energyDay: 25.14,
    energyNight: 20.038,
    fixedFee: 69,
    certificates: 1.5815,
    // The file has no injection: it keeps what it was, and the card its own source.
    injection: 3.22,
    regulator: { month: "2026-10", readOn: "2026-11-15" },
  });
  expect((await drafts.find("engie-easy-vast"))?.source.title).toBe("Tariefkaart Engie Easy Vast, april-mei 2026");
  expect(await draftOf("octa-fixed")).toBeUndefined();
  const again = await post(PATH, [
    ["doe", "keep"],
    ["gelezen", readAt(before)],
  ]);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Iemand las ondertussen een ander bestand in");

  await upload(file);
  await post(PATH, [
    ["doe", "keep"],
    ["gelezen", readAt(await page(PATH))],
    ["ja", "octa+|fixed|fixed"],
  ]);
  expect(await draftOf("octa-fixed")).toMatchObject({ energy: 20.246, fixedFee: 65 });
});

test("a product that is new to us is not compared before injection, publication and fee are there", async () => {
  const { products, compared, notCompared } = await readComparison(app.ports);
  expect([products, compared]).toEqual([3, 2]);
  const [fresh] = notCompared;
  expect(fresh).toMatchObject({ product: { supplier: "Belvus", product: "Vast Online" }, lacks: ["card", "fee"] });
  const path = `${PATH}/${fresh?.id}`;
  const html = await page(path);
  expect(html).toContain("Van Belvus kennen wij nog geen kost om te delen.");
  expect(html).toContain("18,55");
  const typed = [...html.matchAll(/<input[^>]*name="([a-z_]+)"[^>]*value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const choices = [
    ["regio", "vlaanderen"],
    ["prijs", "vast"],
  ] as const;
  const missing = await post(path, [...typed, ...choices]);
  expect(missing.status).toBe(422);
  expect(await missing.text()).toContain("Vul dit in.");
  const filled = [...typed.filter(([name]) => !["injectie", "bron"].includes(name)), ...choices];
  const done = await post(path, [...filled, ["injectie", "3,5"], ["bron", "Tariefkaart Belvus, oktober 2026"]]);
  expect(done.status).toBe(303);
  expect(await draftOf("belvus-vast-online")).toMatchObject({ energy: 18.55, injection: 3.5, fixedFee: 58.3 });
  expect((await readComparison(app.ports)).notCompared[0]?.lacks).toEqual(["publication", "fee"]);
});

test("what a month asks: cards that are old, with the question of each and where the V-test shows the fee", async () => {
  const html = await page("/beheer/tariefkaarten/maand");
  // Shipped cards could be signed until 31 May.
  expect(html).toContain("168 dagen, oud");
  expect(html).toContain("Kosten of voorwaarden voor klanten die energiedelen?");
  expect(html).toContain(
    "Wat betaalt Engie Easy Vast nu voor injectie? Bij ons staat 3,22 cent per kWh, tot 31 mei 2026.",
  );
});

test("a file of 30 MB is read beside the site; a larger one is refused before it is", {
  timeout: 240_000,
}, async () => {
  const made = makeRegulatorFile("variable", 5000);
  const one = fileBytes(made);
  const head = one.indexOf("\r\n") + 2;
  const copies = Math.floor((30_000_000 - head) / (one.length - head));
  const large = Buffer.concat([one.subarray(0, head), ...Array.from({ length: copies }, () => one.subarray(head))]);
  expect(large.length).toBeGreaterThan(29_000_000);
  expect((await upload(new Uint8Array(large))).status).toBe(303);
  expect((await app.ports.store.cards.regulator.reading())?.reading.products.length).toBeGreaterThan(100);
  expect((await upload(new Uint8Array(34_000_000))).status).toBe(413);
});
