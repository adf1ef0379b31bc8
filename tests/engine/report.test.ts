import { expect, test } from "vitest";
import { openPdf } from "#adapters/pdf/open-pdf.ts";
import type { Store } from "#application/ports/store.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import type { PricedSite } from "#content/site.ts";
import { readCalculationLink } from "#web/calculations/calculation-address.ts";
import { computeCalculation } from "#web/calculations/compute-calculation.ts";
import { reportSheet } from "#web/pages/calculators/share-and-export/report-sheet.ts";
import { sampleSite } from "../support/domain/sample-site.ts";
import { inThisThread } from "../support/in-this-thread.ts";
import { readPdf } from "../support/read-pdf.ts";

const site: PricedSite = {
  ...sampleSite({ name: "Stroomplein", publicUrl: "https://stroom.example" }),
  cards: [],
  dayPrices: [],
};

const noOffers = { market: { findPublic: async () => null } } as unknown as Store;
const ports = { workers: inThisThread, store: noOffers };

async function reportOf(link: string) {
  const computed = await computeCalculation(ports, readCalculationLink(link), site, { draws: 2 });
  if (!computed.ok) throw new Error(computed.refusal.code);
  const sheet = reportSheet(computed.value, site, new Date("2026-11-15T10:00:00Z"));
  const pdf = readPdf(await openPdf().renderReport(sheet));
  return { answer: computed.value.answer, sheet, pdf, text: pdf.texts.join(" ").replaceAll(/[\s\u00a0]+/g, " ") };
}

test.each([
  "/calculator/koper",
  "/calculator/koper?verbruik=9000&kwp=20&prijs=12&postcode=9000",
  "/calculator/verkoper-brussel?kwp=9&verkoper=onderneming&contract=dynamisch&batterij=5",
  "/calculator/verkoper-onderneming?technologie=wind&vermogen=100",
])("%s is a report of two pages with the numbers of the answer", async (link) => {
  const { answer, pdf, text, sheet } = await reportOf(link);
  expect(pdf.pageCount).toBe(2);
  const { lines, bill } = answer[sheet.title.includes("verkopen") ? "seller" : "buyer"];
  for (const { amount } of lines) expect(text).toContain(formatEuros(Math.abs(amount.value)).replace("\u00a0", " "));
  expect(text).toContain(formatEuros(bill?.borne.after ?? 0).replace("\u00a0", " "));
  expect(text).toContain("Indicatieve berekening, geen aanbod");
  expect(text).not.toMatch(/\ufffd|NaN|undefined/);
});

test("pictures tell what they show, tables name their columns, and the link leads back to the same question", async () => {
  const { pdf } = await reportOf("/calculator/koper-brussel?verbruik=4100&datum=2026-10-01");
  expect(pdf.tags).toEqual(expect.arrayContaining(["H1", "H2", "Figure", "Table", "TH", "TD", "L", "Link"]));
  expect(pdf.tags.filter((kind) => kind === "Figure")).toHaveLength(2);
  expect(pdf.dictionaries.match(/\/Alt /g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  expect(pdf.dictionaries).toMatch(/\/Scope \/Column/);
  expect(pdf.dictionaries).toContain("https://stroom.example/calculator/koper-brussel?datum=2026-10-01&verbruik=4100");
});

test("what was filled in stands on the paper, by the names of both sides; an empty form has no such list", async () => {
  const { text, pdf } = await reportOf(
    "/calculator/verkoper?verbruik=9000&kwp=20&prijs=12&postcode=9000&koper=onderneming&kost=25",
  );
  for (const words of [
    "Wat er ingevuld werd",
    "9000 kWh",
    "20 kWp",
    "12 c€/kWh",
    "Kost van de leverancier van de verkoper",
    "De koper is een Onderneming",
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/\bUw\b/);
  expect(pdf.pageCount).toBe(2);
  expect((await reportOf("/calculator/koper")).text).not.toContain("Wat er ingevuld werd");
});

test("each source stands once and every number in the tables has one", async () => {
  const { sheet } = await reportOf("/calculator/koper");
  expect(new Set(sheet.sources.lines).size).toBe(sheet.sources.lines.length);
  const named = sheet.tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => [...cells.join(" ").matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))),
  );
  expect(Math.max(...named)).toBe(sheet.sources.lines.length);
});
