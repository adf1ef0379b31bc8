import { beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { priceFile } from "../support/price-file.ts";

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

const path = "/beheer/dagprijzen";
const page = async (at: string, cookie = operator) =>
  (await (await app.ask(at, { headers: { cookie } })).text()).replaceAll(/&nbsp;|\u00a0/g, " ");
const typed = {
  bron: "Day-aheadprijzen België",
  uitgever: "ENTSO-E",
  gelezen: "2026-11-15",
  doe: "import",
  "waarom-import": "Prijzen van een jaar.",
};
function post(text: string, fields: Record<string, string> = {}, cookie = operator) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) body.set(name, value);
  body.set("bestand", new File([text], "prijzen.csv", { type: "text/csv" }));
  return app.ask(path, { method: "POST", body, headers: { origin, cookie } });
}
const year = (price: number) => priceFile({ from: "2025-11-10", days: 370, price: () => price });
/** A buyer whose contract follows the market. */
const dynamic = (query = "") => page(`/calculator/koper?contract=dynamisch&verbruik=3500${query}`, "");

test("a bad file is told by line and sentence, what was typed stays, and nothing of it is kept", async () => {
  const broken = year(80).replace("2026-01-05T10:00Z;80", "2026-01-05T10:00Z;duur");
  const refused = await post(broken);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toMatch(/Regel 1\.357: de prijs is geen getal\. Schrijf bijvoorbeeld 85,12\./);
  expect(html).toContain("Prijzen van een jaar.");
  const short = await post(
    priceFile({ from: "2026-03-29", days: 1, price: () => 80 })
      .split("\n")
      .slice(0, -1)
      .join("\n"),
  );
  expect((await short.text()).replaceAll("\u00a0", " ")).toContain(
    "Regel 2: 29 maart 2026 is niet volledig: er staan 22 prijzen, en het moeten er 23 zijn (per uur) of 92 (per kwartier).",
  );
  expect((await post("", { gelezen: "2026-11-16", bron: "" })).status).toBe(422);
  expect(await app.ports.store.dayAhead.imports()).toEqual([]);
});

test("who only reads sees what counts, and imports nothing; nobody else sees the page", async () => {
  expect(await page(path, reader)).toContain("Een model: er is geen heel jaar dagprijzen ingelezen.");
  expect(await page(path, reader)).not.toContain("Bestand inlezen");
  expect((await post(year(80), {}, reader)).status).toBe(403);
  expect((await app.ask(path, { method: "POST", body: new FormData(), headers: { origin } })).status).toBe(404);
  expect(await app.ports.store.dayAhead.imports()).toEqual([]);
});

test("a year of prices is imported: tomorrow's sum rests on it and says so, today's link does not", async () => {
  const link = "&datum=2026-11-15";
  const model = "Model: geen dagprijzen ingelezen";
  const before = await dynamic();
  expect(before).toContain(model);
  expect(before).toContain("De dynamische prijs volgt een model: er zijn geen dagprijzen ingelezen.");
  expect((await post(year(80))).status).toBe(303);
  expect(await page(path)).toContain("Dagprijzen van 15 november 2025 tot en met 14 november 2026.");
  expect(await page(path)).toContain("370 dagen, 10 november 2025 tot en met 14 november 2026");
  expect(await dynamic()).toContain(model);

  today = "2026-11-16";
  // The next day the factor of the day before no longer opens the back office.
  operator = sessionHeader(await beginOperatorSession(app.ports, { email: "morgen@example.org" }), origin);
  const after = await dynamic();
  expect(after).toContain("Dagprijzen van 15 november 2025 tot en met 14 november 2026");
  expect(after).not.toContain(model);
  // 80 euros a MWh at every hour: the shipped formula asks 0.8702 + 1.039 x 8 cents, and 6 % VAT.
  expect(after).toContain("9,73 c€/kWh");
  expect(before).not.toContain("9,73 c€/kWh");
  const old = await dynamic(link);
  expect(old).toContain(model);
  const prices = await (await app.ask("/calculator/dagprijzen.json")).json();
  expect(prices).toMatchObject({ from: "2025-11-15", until: "2026-11-14", source: { publisher: "ENTSO-E" } });
  expect(await (await app.ask("/calculator/dagprijzen.json?datum=2026-11-15")).json()).toBeNull();
  expect(await (await app.ask("/calculator/tariefkaarten.json?datum=2026-11-16")).json()).toMatchObject({
    from: "2026-11-16",
    dayPrices: { from: "2025-11-15", until: "2026-11-14" },
  });
  // A page of a contract that does not follow the market carries none of it.
  const fixed = await page("/calculator/koper?verbruik=3500", "");
  expect(fixed.length).toBeLessThan(before.length + 20_000);
  const { acts } = await listActs(app.ports, null);
  expect(acts.find(({ act }) => act === "import-prices")).toMatchObject({
    about: "2025-11-10 2026-11-14",
    why: "Prijzen van een jaar.",
  });
});

test("nothing is overwritten unless that is asked for, and the answer names the days", async () => {
  const day = priceFile({ from: "2026-11-14", days: 1, price: () => 99 });
  expect((await post(priceFile({ from: "2026-11-14", days: 1, price: () => 80 }))).status).toBe(409);
  const refused = await post(day);
  expect(refused.status).toBe(409);
  expect((await refused.text()).replaceAll("\u00a0", " ")).toContain(
    "Al met andere prijzen ingelezen: 14 november 2026.",
  );
  expect(await app.ports.store.dayAhead.imports()).toHaveLength(1);
  expect((await post(day, { vervang: "ja" })).status).toBe(303);
  expect(await app.ports.store.dayAhead.imports()).toHaveLength(2);
});
