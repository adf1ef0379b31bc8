import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";
import { readPdf } from "../support/read-pdf.ts";
import { plainText } from "../support/shown-texts.ts";

/** The first day on which the cards of October 2026 count. */
const TODAY = "2026-11-20";
const { ask } = openBuiltApp({}, { clock: { now: () => new Date(`${TODAY}T10:00:00Z`), today: () => TODAY } });

async function read(path: string) {
  const response = await ask(path);
  const html = await response.text();
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(/<script[\s\S]*?<\/script>/g, " ");
  const text = plainText(main.replace(/<select[\s\S]*?<\/select>/g, " ").replace(/<[^>]+>/g, " "));
  return { status: response.status, main, text };
}

test("the table of fees names who asks least and what a card leaves out, and nobody who left the market", async () => {
  const { text } = await read("/kosten");
  expect(text).toContain("tussen € 0 en € 125 per jaar");
  for (const row of [
    "Frank Energie € 0,00",
    "Energy Knights € 0,00",
    "energie.be € 35,00",
    "Bolt 4,50 c€/kWh per gedeelde kWh",
  ])
    expect(text).toContain(row);
  expect(text).toContain("EnergyVision € 100,00 wie betaalt en btw niet vermeld");
  expect(text).toContain("Op de kaarten van Luminus en TotalEnergies staat er niets over.");
});

test.each([
  "/",
  "/kosten",
  "/kopersinformatie/factuur",
  "/verkopersinformatie/prijs",
  "/kopersinformatie/volledig",
  "/verkopersinformatie/volledig",
  "/energie-delen",
  "/energie-delen/praktijkvoorbeelden",
  "/calculator/koper",
  "/calculator/verkoper",
  "/aanbod/voorbeeld",
  "/overons",
  "/rekenmodel",
])("%s counts with the cards of October, and with no product that nobody can buy", async (path) => {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(/DATS 24|OCTA\+ Fixed/);
});

test("a pair at energie.be that shares 1,000 kWh is told what its cards say, in the calculator and in the short answer", async () => {
  const query = "product=energie-be-vast&verkoper-product=energie-be-vast&gedeeld=1000";
  const { text } = await read(`/calculator/koper?${query}`);
  expect(text).toContain("Samen wint u € 91");
  expect(text).toContain("Loont");
  const [, own] = /U wint (€ \d+) per jaar/.exec(text) ?? [];
  const short = (await (await ask(`/calculator/kort.json?kant=koper&${query}`)).json()) as { sentence: string };
  expect(short.sentence.replaceAll("\u00a0", " ")).toContain(`U wint ${own} per jaar`);
});

test("an answer says whose silence makes it uncertain, on the page and on paper", async () => {
  const query = "product=luminus-comfy&verkoper-product=bolt-plenty-variable";
  const { text } = await read(`/calculator/koper?${query}`);
  expect(text).toContain("Luminus zegt niet wat delen kost.");
  expect(text).toMatch(
    /Bolt vraagt hier € \d+ per jaar, maar zegt niet of de koper, de verkoper of allebei dat betalen\./,
  );
  expect(text).toContain("Dit is het eerste jaar, met de korting van de leverancier.");
  const pdf = await ask(`/calculator/rapport.pdf?kant=koper&${query}`);
  const paper = readPdf(new Uint8Array(await pdf.arrayBuffer()))
    .texts.flat()
    .join(" ")
    .replace(/\s+/g, " ");
  expect(paper).toContain("Luminus zegt niet wat delen kost.");
  expect(paper).toContain("naargelang het weer en wat de leveranciers vragen");
});

test("every product that is sold can be chosen, and one that is not any more says so", async () => {
  const { main } = await read("/calculator/koper");
  const select = /<select[^>]*name="product"[\s\S]*?<\/select>/.exec(main)?.[0] ?? "";
  for (const key of ["frank-dynamisch", "energy-knights-essentia", "engie-easy-vast-brussel"])
    expect(select).toContain(`value="${key}"`);
  expect(plainText(select.replace(/<[^>]+>/g, " "))).toContain("OCTA+ Fixed (niet meer te koop)");
});

test("a link of the day before answers with the cards of then", async () => {
  const { text } = await read("/calculator/koper?datum=2026-11-19");
  expect(text).toContain("U verliest € 24 per jaar en de verkoper verliest € 49, na alle kosten.");
  expect(text).not.toContain("Geen van beide leveranciers is gekozen");
});

test("the next step of a loss names those that ask least, from the table", async () => {
  const { text } = await read(
    "/calculator/koper?product=engie-easy-vast&verkoper-product=engie-easy-vast&gedeeld=1000",
  );
  expect(text).toContain("Frank Energie en Energy Knights vragen niets voor het delen.");
});
