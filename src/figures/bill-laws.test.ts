import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Result } from "#domain/result.ts";
import type { Bill, BillPart } from "#domain/tariffs/bill.ts";
import { billAfterSharing, type SharingOnBill } from "#domain/tariffs/bill-after-sharing.ts";
import type { BillSituation } from "#domain/tariffs/bill-situation.ts";
import type { SharingCategory, TariffSet } from "#domain/tariffs/tariff-set.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  share,
} from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";
import { figuresOn, type TariffPlace } from "#figures/figures-on.ts";

const PLACES: readonly TariffPlace[] = [
  { region: "flanders", area: "antwerpen" },
  { region: "flanders", area: "west" },
  { region: "brussels" },
  { region: "netherlands" },
];

function given<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

const setOn = (place: TariffPlace): TariffSet => given(figuresOn("2026-10-15", place));
const [flanders, , brussels, netherlands] = PLACES.map(setOn) as [TariffSet, TariffSet, TariffSet, TariffSet];

const single = (energy: number, price = 0.12): BillSituation => ({
  customer: "household",
  hasDomicile: true,
  connection: kilovoltAmperes(9.2),
  energy: { kind: "single", energy: kilowattHours(energy), price: eurosPerKilowattHour(price) },
  fixedFee: eurosPerYear(50),
  peaks: { average: kilowatts(4) },
});

const amountOf = (bill: Bill, part: BillPart) => bill.lines.find((line) => line.part === part)?.amount ?? Number.NaN;

const places = fc.constantFrom(...PLACES).map(setOn);
const energies = fc.double({ min: 0, max: 9000, noNaN: true });
const prices = fc.double({ min: 0, max: 0.6, noNaN: true });
const customers = fc.constantFrom<BillSituation["customer"]>("household", "protected", "business");

test("the lines with their VAT always add up to the total", () => {
  fc.assert(
    fc.property(places, customers, fc.boolean(), energies, prices, (tariffs, customer, hasDomicile, energy, price) => {
      const bill = given(yearlyBill({ ...single(energy, price), customer, hasDomicile }, tariffs));
      expect(bill.lines.reduce((total, line) => total + line.amount + line.vat, 0)).toBeCloseTo(bill.total, 9);
    }),
  );
});

test("more energy never makes a bill cheaper", () => {
  fc.assert(
    fc.property(places, customers, energies, energies, prices, (tariffs, customer, one, other, price) => {
      const less = given(yearlyBill({ ...single(Math.min(one, other), price), customer }, tariffs));
      const more = given(yearlyBill({ ...single(Math.max(one, other), price), customer }, tariffs));
      expect(more.total).toBeGreaterThanOrEqual(less.total - 1e-9);
    }),
  );
});

const parts = fc.double({ min: 0, max: 1, noNaN: true });
const atEnergyPrice = (price: EurosPerKilowattHour, tariffs: TariffSet): Omit<SharingOnBill, "sharedEnergy"> => ({
  agreedPrice: price,
  vatOnAgreedPrice: tariffs.vat.household.value,
  supplierFee: euros(0),
});

describe("sharing at the energy price without a fee leaves the total as it was", () => {
  test("of a single meter reading", () => {
    fc.assert(
      fc.property(places, energies, parts, prices, (tariffs, energy, part, price) => {
        const situation = single(energy, price);
        const sharing = atEnergyPrice(eurosPerKilowattHour(price), tariffs);
        const after = billAfterSharing(situation, tariffs, { ...sharing, sharedEnergy: kilowattHours(energy * part) });
        expect(given(after).total).toBeCloseTo(given(yearlyBill(situation, tariffs)).total, 6);
      }),
    );
  });

  test("of day and night at one price, and of a series of equal prices", () => {
    fc.assert(
      fc.property(
        places,
        fc.array(energies, { minLength: 2, maxLength: 2 }),
        parts,
        prices,
        (tariffs, taken, part, price) => {
          const [day = 0, night = 0] = taken.map((energy) => energy / 2);
          const rate = eurosPerKilowattHour(price);
          const byRegister: BillSituation = {
            ...single(0),
            energy: {
              kind: "day-night",
              day: kilowattHours(day),
              night: kilowattHours(night),
              priceDay: rate,
              priceNight: rate,
            },
          };
          const byQuarter: BillSituation = {
            ...single(0),
            energy: {
              kind: "dynamic",
              offtake: seriesOf([day, night]),
              prices: seriesOf([price, price]),
              origin: "own",
            },
          };
          const sharing = atEnergyPrice(rate, tariffs);
          const shared = { day: kilowattHours(day * part), night: kilowattHours(night * part) };
          const afterRegister = billAfterSharing(byRegister, tariffs, { ...sharing, sharedEnergy: shared });
          const afterQuarter = billAfterSharing(byQuarter, tariffs, {
            ...sharing,
            sharedEnergy: seriesOf<"kWh">([day * part, night * part]),
          });
          expect(given(afterRegister).total).toBeCloseTo(given(yearlyBill(byRegister, tariffs)).total, 6);
          expect(given(afterQuarter).total).toBeCloseTo(given(yearlyBill(byQuarter, tariffs)).total, 6);
        },
      ),
    );
  });
});

test("in Flanders 1,000 shared kWh at 8 cents replace 1,000 at 12.72 and cost the fee: 121 - 47.20 more", () => {
  const sharing = {
    sharedEnergy: kilowattHours(1000),
    agreedPrice: eurosPerKilowattHour(0.08),
    supplierFee: euros(121),
  };
  const before = given(yearlyBill(single(3500), flanders));
  const after = given(billAfterSharing(single(3500), flanders, sharing));
  expect(after.total - before.total).toBeCloseTo(121 - (127.2 - 80), 9);
  expect(amountOf(after, "sharing-fee")).toBeCloseTo(100, 9);
  const untouched = before.lines.filter((line) => !line.changedBySharing);
  expect(untouched).toHaveLength(before.lines.length - 1);
  for (const line of untouched) expect(after.lines).toContainEqual(line);
});

describe("in Brussels 1,000 shared kWh are relieved by category", () => {
  test.each<[SharingCategory, number, number]>([
    ["A", 57.2329, 22.7 / 1.06],
    ["B", 57.2329 / 2, 22.7 / 1.06],
    ["C", 0, 22.7 / 1.06],
    ["D", 0, 0],
  ])("%s: %d euros of grid use and %d of transport", (category, gridUse, transport) => {
    const sharing = {
      sharedEnergy: kilowattHours(1000),
      agreedPrice: eurosPerKilowattHour(0.08),
      supplierFee: euros(0),
      category,
    };
    const before = given(yearlyBill(single(3500), brussels));
    const after = given(billAfterSharing(single(3500), brussels, sharing));
    expect(amountOf(before, "distribution") - amountOf(after, "distribution")).toBeCloseTo(gridUse, 9);
    expect(amountOf(before, "transport") - amountOf(after, "transport")).toBeCloseTo(transport, 9);
    expect(amountOf(after, "power-term")).toBe(amountOf(before, "power-term"));
  });

  test("who does not know their category counts as D", () => {
    const sharing = {
      sharedEnergy: kilowattHours(1000),
      agreedPrice: eurosPerKilowattHour(0.08),
      supplierFee: euros(0),
    };
    const unknown = given(billAfterSharing(single(3500), brussels, sharing));
    const furthest = given(billAfterSharing(single(3500), brussels, { ...sharing, category: "D" }));
    expect(unknown.total).toBe(furthest.total);
  });
});

test("night in Brussels costs 7.53 instead of 9.96 cents of distribution, VAT included", () => {
  const energy = {
    kind: "day-night",
    day: kilowattHours(2000),
    night: kilowattHours(1000),
    priceDay: eurosPerKilowattHour(0.12),
    priceNight: eurosPerKilowattHour(0.1),
  } as const;
  const bill = given(yearlyBill({ ...single(0), energy }, brussels));
  expect(amountOf(bill, "distribution") * 1.06).toBeCloseTo(199.2 + 75.3, 9);
  expect(amountOf(bill, "energy")).toBeCloseTo(340, 9);
});

test("an exclusive night meter has its own grid tariff and no part in the ceiling of the capacity tariff", () => {
  const situation = {
    ...single(2000),
    exclusiveNight: { energy: kilowattHours(1000), price: eurosPerKilowattHour(0.1) },
  };
  const bill = given(yearlyBill(situation, flanders));
  expect(amountOf(bill, "grid-energy")).toBeCloseTo(2000 * 0.0505027 + 1000 * 0.0454058, 9);
  expect(amountOf(bill, "excise")).toBeCloseTo(3000 * 0.046, 9);
  expect(amountOf(bill, "capacity")).toBe(amountOf(given(yearlyBill(single(2000), flanders)), "capacity"));
});

test("a dynamic contract costs each quarter's energy at its own price, also a negative one", () => {
  const energy = {
    kind: "dynamic",
    offtake: seriesOf<"kWh">([1, 2, 3]),
    prices: seriesOf<"EUR/kWh">([0.2, 0.1, -0.1]),
    origin: "own",
  } as const;
  expect(amountOf(given(yearlyBill({ ...single(0), energy }, flanders)), "energy")).toBeCloseTo(0.1, 12);
  const short = { ...energy, prices: seriesOf<"EUR/kWh">([0.2]) };
  expect(() => yearlyBill({ ...single(0), energy: short }, flanders)).toThrow(RangeError);
});

test("energy priced by a model year says so, before and after sharing, and energy at own prices does not", () => {
  const energy = { kind: "dynamic", offtake: seriesOf<"kWh">([1]), prices: seriesOf<"EUR/kWh">([0.1]) } as const;
  const sharing = { ...atEnergyPrice(eurosPerKilowattHour(0.1), flanders), sharedEnergy: seriesOf<"kWh">([0.5]) };
  const originOf = (bill: Bill) => bill.lines.find(({ part }) => part === "energy")?.origin;
  const modelled: BillSituation = { ...single(0), energy: { ...energy, origin: "model-year" } };
  expect(originOf(given(yearlyBill(modelled, flanders)))).toBe("model-year");
  expect(originOf(given(billAfterSharing(modelled, flanders, sharing)))).toBe("model-year");
  expect(originOf(given(yearlyBill({ ...single(0), energy: { ...energy, origin: "own" } }, flanders)))).toBeUndefined();
});

describe("what we cannot work out truthfully is refused with a code", () => {
  const refusalOf = (situation: BillSituation, tariffs: TariffSet) => {
    const bill = yearlyBill(situation, tariffs);
    return bill.ok ? null : bill.refusal;
  };
  test("a connection above 56 kVA, and medium voltage that is told", () => {
    const refusal = { code: "medium-voltage", connectionMax: 56 };
    expect(refusalOf({ ...single(100), connection: kilovoltAmperes(57) }, flanders)).toEqual(refusal);
    expect(refusalOf({ ...single(100), voltage: "medium" }, brussels)).toEqual(refusal);
    expect(refusalOf({ ...single(100), connection: kilovoltAmperes(56) }, flanders)).toBeNull();
  });
  test("Dutch use above 10 MWh, also over two meters", () => {
    const refusal = { code: "dutch-use-too-high", energyMax: 10_000 };
    expect(refusalOf(single(10_001), netherlands)).toEqual(refusal);
    expect(refusalOf(single(10_000), netherlands)).toBeNull();
    const second = { energy: kilowattHours(1), price: eurosPerKilowattHour(0.1) };
    expect(refusalOf({ ...single(10_000), exclusiveNight: second }, netherlands)).toEqual(refusal);
  });
  test("energy below zero or no number, and a Flemish bill without peaks", () => {
    expect(refusalOf(single(-1), flanders)).toEqual({ code: "energy-invalid" });
    expect(refusalOf(single(Number.NaN), brussels)).toEqual({ code: "energy-invalid" });
    expect(refusalOf({ ...single(1), peaks: null }, flanders)).toEqual({ code: "peaks-missing" });
    expect(refusalOf({ ...single(1), peaks: null }, brussels)).toBeNull();
    expect(refusalOf({ ...single(1), peaks: { monthly: [] } }, flanders)).toEqual({ code: "peaks-missing" });
    expect(refusalOf({ ...single(1), peaks: { monthly: [kilowatts(-1)] } }, flanders)).toEqual({
      code: "peaks-invalid",
    });
    const connection = kilovoltAmperes(Number.NaN);
    expect(refusalOf({ ...single(1), connection }, flanders)).toEqual({ code: "connection-invalid" });
  });
  test("more shared than taken", () => {
    const sharing = {
      sharedEnergy: kilowattHours(3501),
      agreedPrice: eurosPerKilowattHour(0.08),
      supplierFee: euros(0),
    };
    const after = billAfterSharing(single(3500), flanders, sharing);
    expect(after).toEqual({ ok: false, refusal: { code: "shared-exceeds-offtake" } });
  });
});

test("shared energy in another form than the offtake is our own fault", () => {
  const sharing = { agreedPrice: eurosPerKilowattHour(0.08), supplierFee: euros(0), vatOnAgreedPrice: share(0) };
  const sharedEnergy = { day: kilowattHours(1), night: kilowattHours(1) };
  expect(() => billAfterSharing(single(3500), flanders, { ...sharing, sharedEnergy })).toThrow(TypeError);
});
