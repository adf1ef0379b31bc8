import { afterEach, expect, test, vi } from "vitest";
import { dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { cardSeed } from "#figures/suppliers.ts";
import { calculatorAnswers } from "#web/calculations/worker/calculator-answers.ts";
import { importedYear } from "../support/price-file.ts";

/** From the sixteenth on a dearer card counts, and a year of prices that were 80 euros a MWh at every hour. */
const cards = cardSeed.flatMap((shipped) =>
  shipped.card.kind === "product" && shipped.card.key === "octa-fixed"
    ? [{ ...shipped, from: "2026-11-16" as const, until: null, card: { ...shipped.card, energy: 21.37 } }]
    : [],
);
const prices = { cards, dayPrices: [importedYear("2025-11-16", () => 80)] };
const setting = {
  side: "buyer",
  market: "be",
  today: "2026-11-15",
  variant: null,
  platformFee: 0,
  cards: priceStretchOf("2026-11-15", prices),
} as const;
const meanwhile = { onProgress: () => undefined, signal: new AbortController().signal };

const textOf = async (query: string, chosen: Parameters<typeof calculatorAnswers.open>[0]["setting"] = setting) =>
  JSON.stringify(await calculatorAnswers.open({ query, setting: chosen }, meanwhile)).replaceAll("\u00a0", " ");

function serve(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Object.hasOwn(answers, path) ? Response.json(answers[path]) : new Response("", { status: 503 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("on a day on which other cards count, a browser asks for them, once; on a day of the page's own it asks nothing", async () => {
  const asked = serve({
    "/calculator/tariefkaarten.json?datum=2026-11-16": priceStretchOf("2026-11-16", prices),
  });
  expect(await textOf("product=octa-fixed&datum=2026-11-14")).toContain("15,89");
  expect(asked).toEqual([]);
  expect(await textOf("product=octa-fixed&datum=2026-11-16")).toContain("21,37");
  expect(await textOf("product=octa-fixed&datum=2026-11-16&verbruik=3000")).toContain("21,37");
  expect(asked).toEqual(["/calculator/tariefkaarten.json?datum=2026-11-16"]);
});

test("when the cards of that day do not come, those of the page count, and the next question asks again", async () => {
  const asked = serve({});
  expect(await textOf("product=octa-fixed&datum=2026-11-17")).toContain("15,89");
  expect(await textOf("product=octa-fixed&datum=2026-11-17")).toContain("15,89");
  expect(asked).toHaveLength(2);
});

test("a contract that follows the market asks for the day-ahead prices, no other does; without them the answer says so", async () => {
  const today = { ...setting, today: "2026-11-16", cards: priceStretchOf("2026-11-16", prices) };
  const missing = serve({});
  expect(await textOf("contract=dynamisch", today)).toContain("Model: geen dagprijzen ingelezen");
  expect(missing).toEqual(["/calculator/dagprijzen.json?datum=2026-11-16"]);
  const asked = serve({
    "/calculator/dagprijzen.json?datum=2026-11-16": dayAheadYearOn("2026-11-16", prices.dayPrices),
  });
  expect(await textOf("verbruik=3500", today)).not.toContain("agprijzen");
  expect(asked).toEqual([]);
  const paid = await textOf("contract=dynamisch", today);
  expect(paid).toContain("Dagprijzen van 16 november 2025 tot en met 15 november 2026");
  expect(paid).toContain("9,73 c€/kWh");
  await textOf("contract=dynamisch&verbruik=3000", today);
  expect(asked).toEqual(["/calculator/dagprijzen.json?datum=2026-11-16"]);
});
