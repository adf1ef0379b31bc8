import { beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
let today = "2026-11-15";
const clock = { now: () => new Date(`${today}T10:00:00Z`), today: () => today };
const app = openBuiltApp({}, { clock });
let operator = "";
let reader = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(app.ports), origin);
  reader = sessionHeader(await beginOperatorSession(app.ports, { level: "read" }), origin);
});

const page = async (path: string, cookie = operator) => (await app.ask(path, { headers: { cookie } })).text();
const post = (to: string, fields: Record<string, string>, cookie = operator) =>
  app.ask(to, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });
const file = async (): Promise<string> => (await page("/beheer/tariefkaarten/kaarten.csv")).replace("\uFEFF", "");
const octaOnly = async (change: (line: string) => string) => {
  const [header = "", ...lines] = (await file()).split("\n");
  return [header, ...lines.filter((line) => line.includes(";octa-fixed;")).map(change)].join("\n");
};
/** The page of a buyer with this card. */
const energyPrice = (query = "") => page(`/calculator/koper?product=octa-fixed&verbruik=3500${query}`, "");

test("a bad file is told by line and sentence, keeps what was typed, and nothing of it is kept", async () => {
  const text = await octaOnly(
    (line) => `${line.replace("15,89", "159")}\n${line.replace("octa-fixed", "octa-twee").replace("15,89", "duur")}`,
  );
  const refused = await post("/beheer/tariefkaarten/importeren", { inhoud: text });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Regel 2: Energieprijs (energie). Een getal tussen 1 en 80.");
  expect(html).toContain("Regel 3: Energieprijs (energie). Schrijf een getal, zoals 18,94.");
  expect(html).toContain("octa-twee");
  expect((await post("/beheer/tariefkaarten/importeren", { inhoud: text, doe: "keep" })).status).toBe(422);
  expect(await app.ports.store.cards.drafts.list()).toEqual([]);
});

test("who only reads sees cards and history, and imports nothing", async () => {
  expect(await page("/beheer/tariefkaarten", reader)).toContain("OCTA+ Fixed");
  expect(await page("/beheer/tariefkaarten/octa-fixed", reader)).toContain("Bij de site geleverd");
  expect((await post("/beheer/tariefkaarten/importeren", { inhoud: "x" }, reader)).status).toBe(403);
  expect((await app.ask("/beheer/tariefkaarten/geen-kaart", { headers: { cookie: operator } })).status).toBe(404);
});

test("what a card says today is written as Belgians write it: its region by name, its last day in words", async () => {
  const facts = (await page("/beheer/tariefkaarten/octa-fixed", reader)).match(/<dd[^>]*>[^<]*/g)?.join("\n") ?? "";
  expect(facts).toContain(">Vlaanderen");
  expect(facts).toContain(">31 mei 2026");
  expect(facts).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("a card is imported and published from tomorrow: tomorrow's sum changes, today's link does not", async () => {
  const link = "&datum=2026-11-15";
  const before = await energyPrice(link);
  expect(before).toContain("15,89");
  const text = await octaOnly((line) => line.replace("15,89", "21,37").replace("2026-05-31", "2026-12-31"));
  const preview = await (await post("/beheer/tariefkaarten/importeren", { inhoud: text })).text();
  expect(preview).toContain("Energieprijs gaat van 15,89 naar 21,37");
  expect((await post("/beheer/tariefkaarten/importeren", { inhoud: text, doe: "keep" })).status).toBe(303);
  const publish = (vanaf: string) =>
    post("/beheer/tariefkaarten/octa-fixed", { doe: "publish", "waarom-publish": "Nieuwe kaart.", vanaf });
  const early = await publish("2026-11-15");
  expect(early.status).toBe(409);
  expect(await early.text()).toContain("Kies een dag na vandaag");
  expect((await publish("2026-11-16")).status).toBe(303);

  expect(await energyPrice()).toContain("15,89");
  today = "2026-11-16";
  // The next day the factor of the day before no longer opens the back office.
  operator = sessionHeader(await beginOperatorSession(app.ports, { email: "morgen@example.org" }), origin);
  expect(await energyPrice()).toContain("21,37");
  const old = await energyPrice(link);
  expect(old).toContain("15,89");
  expect(old).not.toContain("21,37");
  const cards = await app.ask("/calculator/tariefkaarten.json?datum=2026-11-15");
  expect(await cards.json()).toEqual({ published: [], from: null, before: "2026-11-16", dayPrices: null, months: [] });
  const acts = await listActs(app.ports, null);
  expect(acts.acts.map(({ act }) => act)).toEqual(expect.arrayContaining(["draft-cards", "publish-cards"]));
});

test("the form of a card tells what is wrong beside its field, keeps the rest, and saves a draft that can be dropped", async () => {
  const typed = {
    leverancier: "OCTA+",
    product: "OCTA+ Fixed",
    regio: "vlaanderen",
    prijs: "vast",
    energie: "achttien",
    injectie: "4,1",
    bron: "Tariefkaart OCTA+ Fixed, januari 2027",
    uitgever: "OCTA+",
    gelezen: "2026-11-16",
  };
  const path = "/beheer/tariefkaarten/octa-fixed";
  const refused = await post(path, typed);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Schrijf een getal, zoals 18,94.");
  expect(html).toContain("achttien");
  expect(html).toContain("januari 2027");
  expect((await post(path, { ...typed, energie: "18", soort: "deelkost" })).status).toBe(303);
  expect(await page(path)).toContain("Vaste vergoeding staat er niet meer.");
  expect((await post(path, { doe: "drop", "waarom-drop": "Verkeerd gelezen." })).status).toBe(303);
  expect(await app.ports.store.cards.drafts.list()).toEqual([]);
});

test("the start page tells which cards ended without a successor", async () => {
  const html = await page("/beheer");
  expect(html).toContain("Engie Easy Vast");
  expect(html).not.toContain("OCTA+ Fixed");
});
