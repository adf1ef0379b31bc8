import fc from "fast-check";
import { expect, test } from "vitest";
import { calculate } from "#application/calculations/calculate.ts";
import { defaultSituation } from "#application/calculations/default-situation.ts";
import { prepare } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
import { dayFlows, meanDay, monthFlows, quarterFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { answerableSituation, anySituation } from "../support/any-situation.ts";
import { campaign } from "../support/campaign.ts";

const givens = { places: null, platformFee: euros(12) };

/** Where a number is not finite, by the path that leads to it. */
function notFinite(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notFinite(part, `${path}.${key}`));
}

test("any situation gives finite numbers everywhere, ranges in their sequence, and lines that add up", () => {
  fc.assert(
    fc.property(fc.oneof({ arbitrary: answerableSituation, weight: 9 }, anySituation), (situation) => {
      const result = calculate(situation, givens, 3);
      if (!result.ok) {
        expect(notFinite(result.refusal)).toEqual([]);
        return;
      }
      const { value: answer } = result;
      expect(notFinite({ ...answer, day: "" })).toEqual([]);
      for (const range of [answer.buyer.gain, answer.seller.gain, answer.together, ...ranges(answer.energy)]) {
        expect(range.low ?? range.value).toBeLessThanOrEqual(range.value);
        expect(range.high ?? range.value).toBeGreaterThanOrEqual(range.value);
      }
      for (const { lines, gain, bill } of [answer.buyer, answer.seller]) {
        const scale = Math.max(1, ...lines.map(({ amount }) => Math.abs(amount)));
        expect(lines.reduce((sum, { amount }) => sum + amount, 0) / scale).toBeCloseTo(gain.value / scale, 9);
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
}, 120_000);

const ranges = ({ shared, offtakeBuyer, injectionSeller, coveredShare, soldShare }: Energy) => [
  shared,
  offtakeBuyer,
  injectionSeller,
  coveredShare,
  soldShare,
];
type Energy = Extract<ReturnType<typeof calculate>, { ok: true }>["value"]["energy"];

const prepared = prepare(defaultSituation("buyer", "be", "2026-10-15"), givens, 4);
if (!prepared.ok) throw new Error(prepared.refusal.code);

test("between two private parties the agreed price divides the gain and cannot change its sum", () => {
  const { prices } = prepared.value.situation;
  const togetherAt = (cents: number) => {
    const answer = valued(prepared.value, { ...prices, agreedPrice: eurosPerKilowattHour(cents / 100) });
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

test("quarters add up to days, days to months, and months to the year, for both sides", () => {
  for (const side of ["buyer", "seller"] as const) {
    const [months, days] = [monthFlows(prepared.value, side), dayFlows(prepared.value, side)];
    for (const flow of ["selfUsed", "shared", "toSupplier", "fromSupplier"] as const) {
      const total = (parts: Float64Array | null) => parts?.reduce((sum, part) => sum + part, 0) ?? 0;
      expect(total(months[flow])).toBeCloseTo(total(days[flow]), 6);
      expect(total(quarterFlows(prepared.value, side, 180)[flow])).toBeCloseTo(days[flow]?.[180] ?? 0, 9);
    }
  }
  expect(quarterFlows(prepared.value, "buyer", 297).shared).toHaveLength(100);
  expect(yearFlows(prepared.value, "buyer").shared).toHaveLength(35_040);
});

test("what the buyer takes is shared or comes from the supplier; what the seller injects is shared or goes to one", () => {
  const { buyer, seller, sharing } = prepared.value;
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
  const june = meanDay(prepared.value, "seller", 6).toSupplier.reduce((sum, part) => sum + part, 0) * 30;
  expect(june).toBeCloseTo(monthFlows(prepared.value, "seller").toSupplier[5] ?? 0, 6);
});

test("what is prepared survives the way from a worker to the page", () => {
  const cloned = structuredClone(prepared.value);
  expect(valued(cloned)).toEqual(valued(prepared.value));
});
