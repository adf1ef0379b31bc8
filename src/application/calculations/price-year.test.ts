import { expect, test } from "vitest";
import type { Answer, ChoiceCode } from "#application/calculations/answer.ts";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
  toCents,
} from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";
import { calculate } from "../../../tests/support/calculate.ts";

const DAY = "2026-10-15";
const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };
const buyer = defaultSituation("buyer", "be", DAY);
const seller = defaultSituation("seller", "be", DAY);

function answerTo(situation: Situation, platformFee = 0, draws = 0): Answer {
  const answer = calculate(situation, { ...setting, platformFee: euros(platformFee) }, draws);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

const refusalOf = (situation: Situation) => {
  const answer = calculate(situation, setting, 0);
  return answer.ok ? null : answer.refusal;
};

const postcodeOf = (text: string) => {
  const postcode = parsePostcode(text);
  if (!postcode.ok) throw new Error(text);
  return postcode.value;
};

const withPrices = (situation: Situation, prices: Partial<Prices>): Situation => ({
  ...situation,
  prices: { ...situation.prices, ...prices },
});

/** 12 cents without VAT and a fee of 65 euros with it, as in the printed bills. */
const printed = (energy: number, peak: number, day: CalendarDay = DAY): Situation => ({
  ...buyer,
  day,
  buyer: {
    ...buyer.buyer,
    capacity: kilovoltAmperes(13),
    use: { ...buyer.buyer.use, energy: kilowattHours(energy), peak: kilowatts(peak) },
  },
  prices: {
    ...buyer.prices,
    buyer: { ...buyer.prices.buyer, energyPrice: eurosPerKilowattHour(0.1272), fixedFee: eurosPerYear(65) },
  },
});

test.each([
  ["Antwerpen, 1,200 kWh, 2.5 kW", { ...printed(1200, 2.5), gridArea: "antwerpen" }, 50_956],
  ["Antwerpen, 2,000 kWh, 3 kW", { ...printed(2000, 3), gridArea: "antwerpen" }, 73_222],
  ["Antwerpen, 3,500 kWh, 4.26 kW", { ...printed(3500, 4.26), gridArea: "antwerpen" }, 116_661],
  ["Antwerpen, 7,500 kWh, 6 kW", { ...printed(7500, 6), gridArea: "antwerpen" }, 224_014],
  ["West, 3,500 kWh, 4.26 kW", { ...printed(3500, 4.26), gridArea: "west" }, 124_846],
  ["Antwerpen in July 2026", { ...printed(3500, 4.26, "2026-07-15"), gridArea: "antwerpen" }, 117_925],
  ["Brussels, 3,500 kWh", { ...printed(3500, 0), region: "brussels" }, 128_722],
] as const)("the printed bill of %s comes out to the cent", (_name, situation, cents) => {
  const { bill } = answerTo(situation).buyer;
  expect(toCents(bill?.before.total ?? euros(0))).toBe(cents);
});

/** A buyer who takes 1 kWh and a seller who injects 2 kWh in each of the first thousand quarters, and nothing else. */
const quarters = (amount: number) =>
  seriesOf<"kWh">(new Float64Array(brusselsYear(2026).quarters).fill(amount, 0, 1000));
const none = quarters(0);
const measuredPair = (prices: Partial<Prices> = {}): Situation =>
  withPrices(
    {
      ...buyer,
      buyer: {
        ...buyer.buyer,
        use: { ...buyer.buyer.use, series: { year: 2026, offtake: quarters(1), injection: null } },
      },
      seller: {
        ...buyer.seller,
        use: { ...buyer.seller.use, series: { year: 2026, offtake: none, injection: quarters(2) } },
      },
    },
    {
      agreedPrice: eurosPerKilowattHour(0.1),
      buyer: { ...buyer.prices.buyer, energyPrice: eurosPerKilowattHour(0.15), sharingFee: euros(20) },
      seller: { ...buyer.prices.seller, injectionPrice: eurosPerKilowattHour(0.04), sharingFee: euros(50) },
      ...prices,
    },
  );

test("1,000 kWh at 10 cents instead of 15 and 4: the buyer keeps 50 less 20, the seller 60 less 50", () => {
  const answer = answerTo(measuredPair());
  expect(answer.energy.shared).toEqual({ value: 1000, low: null, high: null });
  expect(answer.buyer.gain.value).toBeCloseTo(30, 9);
  expect(answer.seller.gain.value).toBeCloseTo(10, 9);
  expect(answer.buyer.breakEven).toBeCloseTo(400, 9);
  expect(answer.breakEven).toBeCloseTo(70 / 0.11, 9);
  expect(answer.carbon.amount).toBeCloseTo(171.01, 9);
  expect(answer.guarantees.guarantees).toBe(2);
  expect(answer.energy.coveredShare.value).toBe(1);
  expect(answer.energy.soldShare.value).toBe(0.5);
});

test("a seller who barely gains is told which change would turn it: 6 cents a kWh carry 50 euros down to 833 kWh", () => {
  const { verdict, seller } = answerTo(measuredPair());
  expect(verdict).toMatchObject({ verdict: "barely", buyer: "pays", seller: "barely", flip: { change: "price" } });
  expect(seller.breakEven).toBeCloseTo(50 / 0.06, 9);
});

test("each line is the product of its parts, and the lines add up to the gain", () => {
  for (const { lines, gain } of [answerTo(measuredPair(), 5).buyer, answerTo(measuredPair(), 5).seller]) {
    for (const { amount, parts } of lines) {
      expect(Math.abs(amount.value)).toBeCloseTo(Math.abs(parts.reduce((product, { value }) => product * value, 1)), 9);
    }
    expect(lines.reduce((sum, { amount }) => sum + amount.value, 0)).toBeCloseTo(gain.value, 9);
  }
});

test("free sharing gives the buyer all of it, and takes the injection income from the seller", () => {
  const { buyer: takes, seller: gives } = answerTo(measuredPair({ form: "free" }));
  expect(takes.gain.value).toBeCloseTo(150 - 20, 9);
  expect(gives.gain.value).toBeCloseTo(-40 - 50, 9);
});

test("nearness in Brussels lowers grid costs as the bill says: in one building by 5.72 cents and all transport", () => {
  const near = answerTo({ ...measuredPair({ category: "A" }), region: "brussels" });
  const far = answerTo({ ...measuredPair({ category: "D" }), region: "brussels" });
  const perKilowattHour = 0.0572329 * 1.06 + 0.0227;
  expect(near.buyer.gain.value - far.buyer.gain.value).toBeCloseTo(1000 * perKilowattHour, 6);
  expect(near.buyer.lines.find(({ code }) => code === "grid-lowered")?.amount.value).toBeCloseTo(
    1000 * perKilowattHour,
    6,
  );
});

test("whoever does not know the Brussels category is counted as the furthest, and told so", () => {
  const answer = answerTo({ ...measuredPair(), region: "brussels" });
  expect(answer.assumptions).toContainEqual(expect.objectContaining({ code: "sharing-category" }));
  expect(answer.buyer.gain.value).toBeCloseTo(30, 9);
});

test.each(["single", "day-night", "dynamic"] as const)(
  "a %s contract: the bill falls by what the buyer keeps before our fee",
  (kind) => {
    const situation = withPrices(
      { ...seller, side: "buyer", buyer: { ...seller.buyer, use: { ...seller.buyer.use, heatPump: true } } },
      {
        buyer: { ...seller.prices.buyer, kind, energyPriceNight: eurosPerKilowattHour(0.12) },
        seller: { ...seller.prices.seller, kind: kind === "dynamic" ? kind : "single" },
      },
    );
    const { buyer: side } = answerTo(situation, 15);
    const { before = 0, after = 0 } = side.bill?.borne ?? {};
    expect(before - after).toBeCloseTo(side.gain.value + 15, 6);
  },
);

test("a business compares without VAT, and a business that sells asks it from a household", () => {
  const business = { ...buyer, buyer: { ...buyer.buyer, customer: "business" as const } };
  const { buyer: side, prices } = answerTo(business);
  expect(prices.buyer.energy).toMatchObject({ price: { value: 0.1589 / 1.06, figure: { status: "estimate" } } });
  expect(side.bill?.borne.before).toBeLessThan(side.bill?.before.total ?? 0);
  const liable = answerTo({ ...buyer, seller: { ...buyer.seller, customer: "business" } });
  expect(liable.tax?.vat.code).toBe("liable");
  expect(liable.buyer.lines.map(({ code }) => code)).toContain("vat-on-sale");
});

test("a told volume makes the other one as large as it takes", () => {
  expect(answerTo({ ...buyer, sharedEnergy: kilowattHours(700) }).energy.shared.value).toBeCloseTo(700, 6);
  const { energy } = answerTo({ ...seller, sharedEnergy: kilowattHours(3000) });
  expect(energy.shared.value).toBeCloseTo(3000, 6);
  expect(energy.offtakeBuyer.value).toBeGreaterThan(3200);
});

test("two registers that are told come back on the bill", () => {
  const use = { ...buyer.buyer.use, energy: { day: kilowattHours(1500), night: kilowattHours(2500) } };
  const situation = withPrices(
    { ...buyer, buyer: { ...buyer.buyer, use } },
    { buyer: { ...buyer.prices.buyer, kind: "day-night" } },
  );
  const energyRow = answerTo(situation).buyer.bill?.rows.find(({ part }) => part === "energy");
  expect(energyRow?.terms?.map(({ quantity }) => Math.round(quantity * 1e6) / 1e6)).toEqual([1500, 2500]);
});

test("after the last published year the answer names the year that is not known yet", () => {
  expect(answerTo({ ...buyer, day: "2027-03-01" }).yearsNotPublished).toEqual([2027]);
  expect(answerTo(buyer).yearsNotPublished).toEqual([]);
});

test("a battery keeps power at home, so less of it is shared", () => {
  const choices = new Map(answerTo(seller).choices.map((choice) => [choice.code, choice]));
  const nothing = { value: 0, low: null, high: null };
  expect(choices.get("supplier")?.gain).toEqual({ buyer: nothing, seller: nothing, together: nothing });
  const sharedIn = (code: ChoiceCode) => choices.get(code)?.shared.value ?? Number.NaN;
  expect(sharedIn("sale-and-battery")).toBeLessThan(sharedIn("sale"));
  expect(sharedIn("sale-and-washing")).toBeGreaterThan(sharedIn("sale"));
  expect(choices.has("sale-and-car")).toBe(false);
});

test("a car that charges in the sun instead of the evening shares more", () => {
  const use = { ...buyer.buyer.use, electricCar: "evening" as const };
  const choices = new Map(answerTo({ ...buyer, buyer: { ...buyer.buyer, use } }).choices.map((one) => [one.code, one]));
  expect(choices.get("sale-and-car")?.shared.value).toBeGreaterThan((choices.get("sale")?.shared.value ?? 0) + 500);
});

test("each further seller adds less than the one before, and the planner stops where it costs more", () => {
  const big = { ...buyer, buyer: { ...buyer.buyer, use: { ...buyer.buyer.use, energy: kilowattHours(30_000) } } };
  const planned = answerTo(big).furtherSellers;
  const added = planned?.rows.map((row) => row.added.shared) ?? [];
  expect(added).toEqual(added.toSorted((a, b) => b - a));
  expect(planned?.best).toBeGreaterThan(1);
  const { rows = [], best = 0 } = planned ?? {};
  expect(rows[best]?.added.together ?? -1).toBeLessThan(0);
});

test.each([
  ["a Walloon postcode", { ...buyer, postcode: postcodeOf("5000") }, { code: "wallonia", postcode: "5000" }],
  [
    "a Dutch postcode on the Belgian market",
    { ...buyer, postcode: postcodeOf("1012AB") },
    { code: "foreign-postcode" },
  ],
  ["a meter that runs back", { ...buyer, meter: "reversing" }, { code: "meter-not-digital", meter: "reversing" }],
  ["medium voltage", { ...buyer, buyer: { ...buyer.buyer, voltage: "medium" } }, { code: "medium-voltage" }],
  ["a day before our tables", { ...buyer, day: "2024-12-31" }, { code: "no-figures-before" }],
  ["nothing to sell", { ...seller, seller: { ...seller.seller, installation: null } }, { code: "nothing-to-sell" }],
  ["more than the sun can bring", { ...buyer, sharedEnergy: kilowattHours(3100) }, { code: "shared-out-of-reach" }],
  [
    "the social tariff without its price",
    { ...buyer, buyer: { ...buyer.buyer, customer: "protected" } },
    { code: "prices-needed", prices: ["energy-price"], reason: "social-tariff" },
  ],
  [
    "the Dutch market without prices",
    defaultSituation("seller", "nl", DAY),
    { code: "prices-needed", reason: "dutch-market" },
  ],
] as const)("%s is refused by its code", (_name, situation, refusal) => {
  expect(refusalOf(situation)).toMatchObject(refusal);
});

test("the Netherlands are computed up to 10 MWh with prices of one's own", () => {
  const dutch = defaultSituation("buyer", "nl", DAY);
  const priced = withPrices(dutch, {
    buyer: { ...dutch.prices.buyer, energyPrice: eurosPerKilowattHour(0.25), sharingFee: euros(0) },
    seller: { ...dutch.prices.seller, injectionPrice: eurosPerKilowattHour(0.05), sharingFee: euros(0) },
  });
  expect(answerTo(priced)).toMatchObject({ region: "netherlands", tax: null, furtherSellers: null });
  const large = { ...priced, buyer: { ...priced.buyer, use: { ...priced.buyer.use, energy: kilowattHours(12_000) } } };
  expect(refusalOf(large)).toMatchObject({ code: "dutch-use-too-high" });

  // Each kWh that is no longer netted is bought back with its tax, and no longer sold for the supplier's fee.
  const roofs = [{ kilowattsPeak: kilowattsPeak(3), tilt: 35, azimuth: 180 }];
  const small = {
    ...priced,
    seller: { ...priced.seller, installation: { technology: "solar" as const, roofs, power: null, inverter: null } },
  };
  const { netting, seller: sold } = answerTo(small);
  const { lost = 0, sellerGain } = netting ?? {};
  expect(lost).toBeGreaterThan(0);
  expect(sellerGain).toBeCloseTo(sold.gain.value - lost * (0.25 - 0.05 + 0.09161 * 1.21), 9);
  expect(answerTo({ ...small, day: "2027-01-01" }).netting).toBeNull();
  expect(answerTo(priced).netting).toMatchObject({ lost: 0, sellerGain: answerTo(priced).seller.gain.value });
  expect(answerTo(buyer).netting).toBeNull();
});

test("what we fill in is told with its value: a peak of the model's own, an inverter as large as the panels", () => {
  const { assumptions } = answerTo(seller);
  const of = (code: string) => assumptions.filter((assumption) => assumption.code === code);
  expect(of("inverter")).toMatchObject([{ of: "seller", value: 10, unit: "kVA" }]);
  for (const peak of of("peak")) expect(peak.value).toBeGreaterThan(0);
  expect(of("peak").map(({ unit }) => unit)).toEqual(["kW", "kW"]);
  expect(assumptions.filter(({ value }) => value === null).map(({ code }) => code)).toEqual(["grid-area"]);
});

test("an installation above 10 kVA has another place in the tax law", () => {
  const roofs = [{ kilowattsPeak: kilowattsPeak(15), tilt: 35, azimuth: 180 }];
  const large = {
    ...seller,
    seller: { ...seller.seller, installation: { technology: "solar" as const, roofs, power: null, inverter: null } },
  };
  expect(answerTo(seller).tax?.income.code).toBe("not-taxable");
  expect(answerTo(large).tax?.income.code).toBe("diverse-income");
});

test("a slip of the keyboard that makes a house of 20 GWh is drawn as one of 40 MWh, enlarged", () => {
  const house = (energy: number) =>
    answerTo({
      ...buyer,
      buyer: { ...buyer.buyer, use: { ...buyer.buyer.use, energy: kilowattHours(energy), peak: kilowatts(9) } },
    });
  expect(house(20_000_000).energy.offtakeBuyer.value).toBeCloseTo(20_000_000, 3);
  expect(house(80_000).energy.offtakeBuyer.value).toBeCloseTo(80_000, 6);
  expect(house(39_000).energy.offtakeBuyer.value).toBeCloseTo(39_000, 6);
});
