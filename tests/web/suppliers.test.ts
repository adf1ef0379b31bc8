import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ today: "2026-11-20" });
});
afterAll(() => site.stop());

const textOf = async (path: string) => (await fetch(`${site.address}${path}`)).text();
const main = (html: string) =>
  (html.split("<main")[1] ?? "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/[\s\u00a0]+/g, " ");

test("the page of suppliers answers first, and tells fees, what is left, dates and what is missing without script", async () => {
  const text = main(await textOf("/leveranciers"));
  expect(text).toContain("Delen kost € 0 tot € 125 per jaar. Uw leverancier beslist.");
  expect(text).toContain("bent u beiden klant bij Energy Knights, dan houdt u samen € 104 over");
  for (const supplier of ["Frank Energie", "energie.be", "Bolt", "Engie", "Luminus", "TotalEnergies"])
    expect(text).toContain(supplier);
  expect(text).toContain("4,50 c€/kWh gedeeld");
  expect(text).toMatch(/Vergeleken: \d+ van \d+ contracten/);
  expect(text).toContain("31 oktober 2026");
  expect(text).toMatch(/Luminus \(\d+\) en TotalEnergies \(\d+\): de kaart zegt niet wat delen kost/);
  expect(text).toContain("V-test");
  expect(text).toContain("geen commissie");
  expect(text).not.toContain("DATS 24");
});

test("the page stands in the menu, the footer, the site map and the search", async () => {
  const html = await textOf("/leveranciers");
  const [header = "", footer = ""] = [html.split("<main")[0], html.split("</main>")[1]];
  expect(header).toContain('href="/leveranciers"');
  expect(footer).toContain('href="/leveranciers"');
  expect(await textOf("/sitemap.xml")).toContain("/leveranciers<");
  expect(await textOf("/zoeken/index.json")).toContain("/leveranciers");
});

test("every contract is in the file, with the ends of what its card leaves unsaid and with its sources", async () => {
  const answer = await fetch(`${site.address}/leveranciers/kosten.csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("leveranciers-2026-11-20.csv");
  const [header, ...rows] = (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
  expect(new Set(rows.map((row) => row.split(";").length))).toEqual(new Set([header?.split(";").length]));
  const row = (product: string) => rows.find((cells) => cells.split(";")[1] === product)?.split(";") ?? [];
  expect(row("energie.be Vast").slice(2, 4)).toEqual(["35,00", ""]);
  expect(Number(row("energie.be Vast")[6]?.replace(",", "."))).toBeCloseTo(91, 0);
  expect(row("energie.be Vast")[6]).toBe(row("energie.be Vast")[7]);
  expect(row("Bolt Plenty Variable")[3]).toBe("4,50");
  expect(row("Bolt Plenty Variable")[6]).not.toBe(row("Bolt Plenty Variable")[7]);
  expect(row("Luminus Comfy")[16]).toBe("de kaart zegt niet wat delen kost");
});

test("old cards are called old", async () => {
  const later = await startTestSite({ today: "2026-12-19" });
  try {
    const text = main(await (await fetch(`${later.address}/leveranciers`)).text());
    expect(text).toContain("is oud: die kaart gold tot");
    expect(text).toContain("oude prijs");
  } finally {
    await later.stop();
  }
});
