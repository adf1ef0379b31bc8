import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import { dayFlows, meanDay, monthFlows, quarterFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { euros, eurosPerKilowattHour, eurosPerYear, kilowattHours } from "#domain/units/quantity.ts";
import { answerableSituation, anySituation } from "../support/any-situation.ts";
import { calculate } from "../support/calculate.ts";
import { campaign } from "../support/campaign.ts";

const setting = { places: null, platformFee: euros(12), cards: [], dayPrices: null };

/** Where a number is not finite, by the path that leads to it. */
function notFinite(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notFinite(part, `${path}.${key}`));
}

test("any situation gives finite numbers everywhere, ranges in their sequence, and lines that add up", () => {
  fc.assert(
    fc.property(fc.oneof({ arbitrary: answerableSituation, weight: 9 }, anySituation), (situation) => {
      const result = calculate(situation, setting, 3);
      if (!result.ok) {
        expect(notFinite(result.refusal)).toEqual([]);
        return;
      }
      const { value: answer } = result;
      expect(notFinite({ ...answer, day: "" })).toEqual([]);
      expect(outOfSequence(answer)).toEqual([]);
      expectSameYears(answer);
      for (const { lines, gain, bill } of [answer.buyer, answer.seller]) {
        const scale = Math.max(1, ...lines.map(({ amount }) => Math.abs(amount.value)));
        expect(lines.reduce((sum, { amount }) => sum + amount.value, 0) / scale).toBeCloseTo(gain.value / scale, 9);
        if (bill === null) continue;
        const of = (when: "before" | "after") => bill.rows.reduce((sum, row) => sum + row[when], 0);
        const size = Math.max(1, bill.borne.before);
        expect([of("before") / size, of("after") / size]).toEqual([
          expect.closeTo(bill.borne.before / size, 9),
          expect.closeTo(bill.borne.after / size, 9),
        ]);
      }
      const months = answer.energy.sharedByMonth.reduce((sum, month) => sum + month, 0);
      const shared = Math.max(1, answer.energy.shared.value);
      expect(months / shared).toBeCloseTo(answer.energy.shared.value / shared, 9);
      expect(answer.together.value / shared).toBeCloseTo(
        (answer.buyer.gain.value + answer.seller.gain.value) / shared,
        9,
      );
    }),
    { numRuns: campaign(25, 400), endOnFailure: true },
  );
});

test("a weather year whose bill cannot be worked out counts with its own sharing in what the sale brings", () => {
  const situation = defaultSituation("buyer", "nl", "2026-11-04");
  const { seller, prices } = situation;
  const own = {
    energyPrice: eurosPerKilowattHour(0.14),
    fixedFee: eurosPerYear(60),
    injectionPrice: eurosPerKilowattHour(0.02),
    sharingFee: euros(10),
  };
  const told = { agreedPrice: eurosPerKilowattHour(0.1), buyer: { ...prices.buyer, ...own } };
  // Close to the most for which a Dutch bill is worked out: in some years the panels leave less to take, in some more.
  const counted = Array.from({ length: 10 }, (_, step) => {
    const use = { ...seller.use, energy: kilowattHours(14_500 + 50 * step) };
    const priced = { ...prices, ...told, seller: { ...prices.seller, ...own } };
    return calculate({ ...situation, prices: priced, seller: { ...seller, use } }, setting, 6);
  });
  const answers = counted.flatMap((result) => (result.ok && result.value.choices.length > 0 ? [result.value] : []));
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.length).toBeLessThan(counted.length);
  for (const answer of answers) expectSameYears(answer);
});

type Answer = Extract<ReturnType<typeof calculate>, { ok: true }>["value"];
type Range = { value: number; low: number | null; high: number | null };

const isRange = (value: object): value is Range => "value" in value && "low" in value && "high" in value;

/** Where the mean year lies outside its own range, by the path that leads to it. */
function outOfSequence(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!isRange(value)) return Object.entries(value).flatMap(([key, part]) => outOfSequence(part, `${path}.${key}`));
  const [low, high] = [value.low ?? value.value, value.high ?? value.value];
  return low <= value.value && value.value <= high ? [] : [path];
}

/** The same sale stands in several tables: each must have drawn the same weather years for it. */
function expectSameYears({ buyer, seller, together, energy, choices, term, sellersPlan, sale }: Answer) {
  const expectSame = (range: Range | undefined, same: Range) => {
    const scale = Math.max(1, ...Object.values(same).map((end) => Math.abs(end ?? 0)));
    const scaled = ({ value, low, high }: Range) =>
      [value, low, high].map((end) => (end === null ? null : end / scale));
    const close = scaled(same).map((end) => (end === null ? null : expect.closeTo(end, 9)));
    expect(range && scaled(range)).toEqual(close);
  };
  const [firstYear] = term;
  expectSame(firstYear?.shared, energy.shared);
  expectSame(firstYear?.gain.together, together);
  const chosen = choices.find(({ code }) => code === "sale");
  if (chosen) {
    expectSame(chosen.shared, energy.shared);
    expectSame(chosen.gain.buyer, buyer.gain);
    expectSame(chosen.gain.seller, seller.gain);
  }
  if (sellersPlan) {
    const [first] = sellersPlan.rows;
    expectSame(first?.added.shared, energy.shared);
    expectSame(first?.buyer, buyer.gain);
    expectSame(first?.together, together);
  }
  // Whatever the year, a fee is a fee.
  for (const { code, amount } of [...buyer.lines, ...seller.lines]) {
    if (code.endsWith("fee"))
      expect([amount.low ?? amount.value, amount.high ?? amount.value]).toEqual([amount.value, amount.value]);
  }
  expect(sale.sharedEnergy).toBe(energy.shared.value);
}

const simulated = simulateYear(defaultSituation("buyer", "be", "2026-10-15"), setting, 4);
if (!simulated.ok) throw new Error(simulated.refusal.code);

test("between two private parties the agreed price divides the gain and cannot change its sum", () => {
  const { prices } = simulated.value.situation;
  const togetherAt = (cents: number) => {
    const answer = priceYear(simulated.value, { ...prices, agreedPrice: eurosPerKilowattHour(cents / 100) });
    return answer.ok ? answer.value.together : null;
  };
  const at10 = togetherAt(10);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (cents) => {
      expect(togetherAt(cents)?.value).toBeCloseTo(at10?.value ?? 0, 6);
      expect(togetherAt(cents)?.low).toBeCloseTo(at10?.low ?? 0, 6);
    }),
    { numRuns: 20 },
  );
});

test("with one price a kWh the ends of a gain are those of the shared volume, less the fees", () => {
  const answer = priceYear(simulated.value);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { buyer, energy, sale, choices, sellersPlan } = answer.value;
  const gainAt = (shared: number | null) => (shared ?? 0) * (sale.energyPrice - sale.agreedPrice) - sale.feeBuyer;
  expect([buyer.gain.low, buyer.gain.high]).toEqual([
    expect.closeTo(gainAt(energy.shared.low), 9),
    expect.closeTo(gainAt(energy.shared.high), 9),
  ]);
  const free = choices.find(({ code }) => code === "free")?.gain.buyer;
  expect(free?.low).toBeCloseTo((energy.shared.low ?? 0) * sale.energyPrice - sale.feeBuyer, 9);
  expect(sellersPlan?.next?.shared.low).toBeLessThan(sellersPlan?.next?.shared.high ?? 0);
  const { production, selfUse } = energy;
  for (const range of [production.seller, selfUse.seller]) expect(range?.low).toBeLessThan(range?.high ?? 0);
});

test("quarters add up to days, days to months, and months to the year, for both sides", () => {
  for (const side of ["buyer", "seller"] as const) {
    const [months, days] = [monthFlows(simulated.value, side), dayFlows(simulated.value, side)];
    for (const flow of ["selfUsed", "shared", "toSupplier", "fromSupplier"] as const) {
      const total = (parts: Float64Array | null) => parts?.reduce((sum, part) => sum + part, 0) ?? 0;
      expect(total(months[flow])).toBeCloseTo(total(days[flow]), 6);
      expect(total(quarterFlows(simulated.value, side, 180)[flow])).toBeCloseTo(days[flow]?.[180] ?? 0, 9);
    }
  }
  expect(quarterFlows(simulated.value, "buyer", 297).shared).toHaveLength(100);
  expect(yearFlows(simulated.value, "buyer").shared).toHaveLength(35_040);
});

test("what the buyer takes is shared or comes from the supplier; what the seller injects is shared or goes to one", () => {
  const { buyer, seller, sharing } = simulated.value;
  for (let quarter = 0; quarter < buyer.offtake.length; quarter += 7) {
    const [shared = 0, from = 0, to = 0] = [
      sharing.shared[quarter],
      sharing.fromSupplier[quarter],
      sharing.toSupplier[quarter],
    ];
    expect(shared + from).toBeCloseTo(buyer.offtake[quarter] ?? 0, 12);
    expect(shared + to).toBeCloseTo(seller.injection[quarter] ?? 0, 12);
  }
});

test("thirty mean days of June are June", () => {
  const june = meanDay(simulated.value, "seller", 6).toSupplier.reduce((sum, part) => sum + part, 0) * 30;
  expect(june).toBeCloseTo(monthFlows(simulated.value, "seller").toSupplier[5] ?? 0, 6);
});

test("what is simulated survives the way from a worker to the page", () => {
  const cloned = structuredClone(simulated.value);
  expect(priceYear(cloned)).toEqual(priceYear(simulated.value));
});
