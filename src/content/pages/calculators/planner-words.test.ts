import { expect, test } from "vitest";
import { planAdvice, sellerInPlan } from "#content/pages/calculators/planner-words.ts";

const roof = (kilowattsPeak: number, azimuth: number) => ({ kilowattsPeak, azimuth });
const next = (value: number) => ({ together: { value } });
const row = (together: number, gainWithAll = 10) => ({ added: next(together), gainWithAll: { value: gainWithAll } });

test.each([
  [{ technology: "solar", roofs: [roof(6, 270)], power: null }, "Verkoper 2: 6 kWp, west"],
  [{ technology: "solar", roofs: [roof(6, 350)], power: null }, "Verkoper 2: 6 kWp, noord"],
  [{ technology: "solar", roofs: [roof(6, 90), roof(2.5, 270)], power: null }, "Verkoper 2: 8,5 kWp, 2 daken"],
  [{ technology: "wind", roofs: [], power: 10 }, "Verkoper 2: windmolen, 10 kW"],
  [null, "Verkoper 2: volgens zijn meterbestand"],
] as const)("%j is named: %s", (installation, name) => {
  expect(sellerInPlan(2, installation).replaceAll("\u00a0", " ")).toBe(name);
});

test.each([
  ["none is worth it", { rows: [row(-5)], best: 0, next: next(-90) }, /wint u samen niets/],
  ["the first alone", { rows: [row(50), row(-20)], best: 1, next: null }, /Stop na de eerste verkoper/],
  ["the first two", { rows: [row(50), row(20), row(-1)], best: 2, next: null }, /Stop na verkoper 2/],
  ["a next one would still add", { rows: [row(50)], best: 1, next: next(12) }, /voegt nog € 12,00 per jaar/],
  ["a next one would cost", { rows: [row(50)], best: 1, next: next(-12) }, /Stop hier/],
  ["six are there", { rows: [row(50)], best: 1, next: null }, /Verder dan zes/],
])("where to stop is told when %s", (_, plan, sentence) => {
  const [advice = ""] = planAdvice(plan);
  expect(advice.replaceAll("\u00a0", " ")).toMatch(sentence);
});

test("a seller who only costs, and one who loses to the others, are named", () => {
  const advice = planAdvice({ rows: [row(50, -3), row(-4), row(30)], best: 3, next: null });
  expect(advice[1]).toContain("Verkoper 2 kost meer dan hij toevoegt");
  expect(advice[2]).toContain("Verkoper 1 verliest zodra allen meedoen");
});
