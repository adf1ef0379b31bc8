import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ESTIMATED, MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { explainDifference } from "#domain/settlement/explain-difference.ts";
import { invoiceFor, referenceOf } from "#domain/settlement/invoices/invoice-for.ts";
import { vatOnSale } from "#domain/settlement/invoices/vat-on-sale.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import { type DatedQuarters, type MonthQuarters, mergeMonth } from "#domain/settlement/meter-data/merge-quarters.ts";
import { packQuarters, unpackQuarters, wattHoursOf } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, monthsBetween, parseMonth } from "#domain/settlement/months/month.ts";
import { priceInMonth } from "#domain/settlement/price-in-month.ts";
import { type SettlementInput, settleMonth } from "#domain/settlement/settle-month.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  sampleAgreement,
  sampleBuyer,
  sampleCompany,
  sampleSeller,
} from "../../../tests/support/domain/sample-agreement.ts";

const NOVEMBER = 30 * 96;
const rates = { household: 0.06, business: 0.21 };

const series = (fill: (quarter: number) => number, quality: number = MEASURED, length = NOVEMBER): MonthQuarters => ({
  values: Int32Array.from({ length }, (_, quarter) => fill(quarter)),
  quality: new Uint8Array(length).fill(quality),
  contested: new Uint8Array(length),
  origin: new Uint8Array(length),
});
const input = (changes: Partial<SettlementInput> = {}): SettlementInput => ({
  month: "2026-11",
  injection: series((quarter) => (quarter % 96 === 48 ? 400 : 0)),
  offtake: series(() => 150),
  others: { before: [], after: [] },
  result: null,
  gaps: null,
  firstDay: "2026-01-01",
  lastDay: null,
  price: 0.1,
  vat: { kind: "none", reason: "outside-vat" },
  ...changes,
});
const statement = (changes: Partial<SettlementInput> = {}, version = 1): Statement => ({
  ...settleMonth(input(changes)),
  agreementId: "a",
  version,
  inputHash: "",
  differences: [],
});

describe("one month", () => {
  test("400 Wh at noon against 150 Wh share 150 Wh a day: 4.5 kWh in November, 45 cents at 10 cents", () => {
    const settled = settleMonth(input());
    expect(settled).toMatchObject({ shared: 4500, netCents: 45, totalCents: 45 });
    expect(settled.quarters).toEqual({ total: NOVEMBER, shared: 30, estimated: 0, missing: 0, contested: 0 });
    expect(settled.days).toHaveLength(30);
    expect(settled).toMatchObject({ basis: "operator-export", doubted: [], isResultUsed: false });
    // What each side injects and takes is told to nobody.
    expect(settled.days[0]).toEqual({ day: "2026-11-01", shared: 150, origin: "operator-export" });
  });

  test("a liable seller asks 6 % of a household and 21 % of a company, others ask none and say why", () => {
    expect(vatOnSale(sampleCompany, sampleBuyer, rates)).toEqual({ kind: "rate", rate: 0.06 });
    expect(vatOnSale(sampleCompany, { kind: "company" }, rates)).toEqual({ kind: "rate", rate: 0.21 });
    expect(vatOnSale(sampleSeller, sampleBuyer, rates)).toEqual({ kind: "none", reason: "outside-vat" });
    expect(vatOnSale({ vat: "small-enterprise" }, sampleBuyer, rates)).toEqual({
      kind: "none",
      reason: "small-enterprise",
    });
    // 45 cents and 6 %: 2.7 cents, 3 rounded.
    expect(settleMonth(input({ vat: { kind: "rate", rate: 0.06 } }))).toMatchObject({ vatCents: 3, totalCents: 48 });
  });

  test("a month in which the clock goes back has 2,980 quarters, one in which it goes forward 2,972", () => {
    const count = (month: "2026-10" | "2026-03") => daysOfMonth(month).reduce((sum, { quarters }) => sum + quarters, 0);
    expect([count("2026-10"), count("2026-03")]).toEqual([2980, 2972]);
    expect(parseMonth("2026-13")).toBeNull();
    expect(monthsBetween("2026-11", "2027-01")).toEqual(["2026-11", "2026-12", "2027-01"]);
  });

  test("what is missing is not shared and counted; a result of somebody else fills it and marks the statement", () => {
    const gap = series(() => 150);
    gap.quality[48] = MISSING;
    gap.values[48] = 0;
    const settled = settleMonth(input({ offtake: gap }));
    expect([settled.shared, settled.quarters.missing]).toEqual([4350, 1]);
    const filled = settleMonth(
      input({ offtake: gap, result: { quarters: series((quarter) => (quarter === 48 ? 140 : 0)), from: ["seller"] } }),
    );
    expect([filled.shared, filled.quarters.missing, filled.basis]).toEqual([4490, 0, "result-file"]);
  });

  test("days before the start and after the end do not count", () => {
    const settled = settleMonth(input({ firstDay: "2026-11-11", lastDay: "2026-11-20" }));
    expect([settled.shared, settled.quarters.total, settled.days.length]).toEqual([1500, 960, 10]);
  });

  test("two sellers of one buyer divide each quarter by what they inject, to the watt-hour", () => {
    const [small, large] = [series(() => 100), series(() => 201)];
    const first = settleMonth(input({ injection: small, others: { before: [], after: [large] } }));
    const second = settleMonth(input({ injection: large, others: { before: [small], after: [] } }));
    expect([first.shared / NOVEMBER, second.shared / NOVEMBER]).toEqual([50, 100]);
  });

  test("the price rises by its index on each birthday of the start, and not before", () => {
    const terms = { ...sampleAgreement().terms, indexation: { kind: "yearly", percent: 2 } as const };
    expect(priceInMonth(terms, "2026-09-15", "2027-08")).toBe(0.1);
    expect(priceInMonth(terms, "2026-09-15", "2027-09")).toBe(0.102);
    expect(priceInMonth(terms, "2026-09-15", "2028-10")).toBe(0.10404);
    expect(priceInMonth(sampleAgreement().terms, "2026-09-15", "2030-01")).toBe(0.1);
  });
});

const anyQuality = fc.constantFrom(MISSING, ESTIMATED, MEASURED);
const anyDay = (quarters = 96) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), anyQuality), { minLength: quarters, maxLength: quarters })
    .map((pairs) => ({
      values: Int32Array.from(pairs, ([value, quality]) => (quality === MISSING ? 0 : value)),
      quality: Uint8Array.from(pairs, ([, quality]) => quality),
    }));

describe("laws", () => {
  test("the sums of a statement are the sums of its quarters, to the watt-hour and to the cent", () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.integer({ min: 0, max: 4000 })),
        fc.integer({ min: 0, max: 400_000 }),
        (stream, millionths) => {
          const next = () => stream.next().value as number;
          const price = millionths / 1e6;
          const settled = settleMonth(input({ injection: series(next), offtake: series(next), price }));
          const quarters = settled.sharedQuarters.values.reduce((sum, value) => sum + value, 0);
          expect(settled.shared).toBe(quarters);
          expect(settled.days.reduce((sum, { shared }) => sum + shared, 0)).toBe(quarters);
          // In exact integers: watt-hours times millionths of a euro, rounded half away from zero to cents.
          const exact = BigInt(quarters) * BigInt(millionths);
          expect(BigInt(settled.netCents)).toBe((exact + 5_000_000n) / 10_000_000n);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("packed quarters come back as they went in", () => {
    fc.assert(
      fc.property(anyDay(), (day) => {
        expect(unpackQuarters(packQuarters(day), 96)).toEqual(day);
      }),
      { numRuns: 50 },
    );
    const night = { values: new Int32Array(96), quality: new Uint8Array(96).fill(MEASURED) };
    expect(packQuarters(night)).toHaveLength(98);
    expect(() => unpackQuarters(packQuarters(night), 92)).toThrow(RangeError);
    expect(() => packQuarters({ ...night, values: new Int32Array(96).fill(-1) })).toThrow(RangeError);
    expect(wattHoursOf(0.065)).toBe(65);
  });

  test("any sequence of imports gives the same month, and an import that comes twice changes nothing", () => {
    const dated = fc.tuple(
      anyDay(),
      fc.constantFrom<CalendarDay>("2026-12-01", "2026-12-05", "2026-12-09"),
      fc.constantFrom<FileOrigin>("operator-export", "unknown-file"),
    );
    fc.assert(
      fc.property(fc.array(dated, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.nat()), (files, chance) => {
        const versions: DatedQuarters[] = files.map(([day, madeOn, origin]) => ({ ...day, madeOn, origin }));
        const shuffled = versions
          .map((version) => ({ version, at: chance.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ version }) => version);
        const merge = (all: readonly DatedQuarters[]) =>
          mergeMonth("2026-11", (day) => (day === "2026-11-03" ? all : []));
        const once = merge(versions);
        expect(merge(shuffled)).toEqual(once);
        expect(merge([...shuffled, ...versions])).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  test("the papers of a month together always come to its newest statement", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (corrections) => {
        const issued: Parameters<typeof invoiceFor>[1][number][] = [];
        for (const [at, wattHours] of corrections.entries()) {
          const made = statement({
            injection: series(() => wattHours),
            offtake: series(() => 9000),
            vat: { kind: "rate", rate: 0.06 },
          });
          const paper = invoiceFor(made, issued, { today: "2026-12-05", paymentDays: 30 });
          if (paper) issued.push({ ...paper, number: at + 1 });
          const sum = issued.reduce(
            (so, { kind, totalCents }) => so + (kind === "invoice" ? totalCents : -totalCents),
            0,
          );
          expect(sum).toBe(made.totalCents);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("the causes of a difference add up to it", () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.integer({ min: 0, max: 500 })),
        fc.infiniteStream(anyQuality),
        (values, worth) => {
          const random = (): MonthQuarters => {
            const made = series(() => values.next().value as number);
            for (let quarter = 0; quarter < 96; quarter++) {
              made.quality[quarter] = worth.next().value as number;
              if (made.quality[quarter] === MISSING) made.values[quarter] = 0;
            }
            return made;
          };
          const before = settleMonth(input({ injection: random(), price: 0.1 }));
          const after = settleMonth(input({ injection: random(), price: 0.11 }));
          const causes = explainDifference(before, after);
          expect(causes.reduce((sum, { wattHours }) => sum + wattHours, 0)).toBe(after.shared - before.shared);
          expect(causes.reduce((sum, { cents }) => sum + cents, 0)).toBe(after.netCents - before.netCents);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe("corrections", () => {
  test("a gap that is filled is told as such, with its watt-hours and cents", () => {
    const gap = series(() => 150);
    for (let quarter = 0; quarter < NOVEMBER / 2; quarter++) {
      gap.quality[quarter] = MISSING;
      gap.values[quarter] = 0;
    }
    const [before, after] = [settleMonth(input({ offtake: gap })), settleMonth(input())];
    expect(explainDifference(before, after)).toEqual([
      { cause: "gaps-filled", quarters: 1440, wattHours: 2250, cents: 23 },
      { cause: "rounding", quarters: 0, wattHours: 0, cents: -1 },
    ]);
  });

  test("an estimate that gives way, a value that is corrected and one that goes are told apart", () => {
    const before = series(() => 150);
    before.quality[48] = ESTIMATED;
    const after = series((quarter) => (quarter === 48 ? 100 : quarter === 144 ? 120 : 150));
    after.quality[240] = MISSING;
    after.values[240] = 0;
    const causes = explainDifference(settleMonth(input({ offtake: before })), settleMonth(input({ offtake: after })));
    expect(causes.map(({ cause, wattHours }) => [cause, wattHours])).toEqual([
      ["estimates-replaced", -50],
      ["values-corrected", -30],
      ["values-removed", -150],
      ["rounding", 0],
    ]);
  });

  test("a lower correction is a credit note of the difference that names the first paper; no difference is no paper", () => {
    const facts = { today: "2026-12-05", paymentDays: 30 } as const;
    const first = invoiceFor(statement(), [], facts);
    expect(first).toMatchObject({ kind: "invoice", totalCents: 45, dueOn: "2027-01-04", corrects: null, year: 2026 });
    const issued = [{ ...(first as NonNullable<typeof first>), number: 7 }];
    const lower = statement({ offtake: series(() => 100) }, 2);
    expect(invoiceFor(lower, issued, facts)).toMatchObject({
      kind: "credit-note",
      wattHours: 1500,
      totalCents: 15,
      corrects: "2026-0007",
    });
    expect(invoiceFor(statement({}, 2), issued, facts)).toBeNull();
    expect(referenceOf({ year: 2026, number: 7 })).toBe("202600000701");
  });
});
