import fc from "fast-check";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { SELLERS_MAX, type Situation } from "#application/calculations/situation.ts";
import type { Connection, Installation, Use } from "#domain/connections/connection.ts";
import { contractKinds, type SupplyContract } from "#domain/connections/supply-contract.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { octoberSupply, seedCards } from "#figures/suppliers.ts";

/** Amounts as a person types them, with so many decimals. */
const typed = <Q>(min: number, max: number, decimals: number, unit: (value: number) => Q, scale = 1) =>
  fc
    .integer({ min: min * 10 ** decimals, max: max * 10 ** decimals })
    .map((whole) => unit(whole / 10 ** decimals / scale));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const cents = (min: number) => typed(min, 60, 2, eurosPerKilowattHour, 100);
const register = typed(0, 20_000, 1, kilowattHours);
const energy = fc.oneof(
  { arbitrary: typed(1, 40_000, 1, kilowattHours), weight: 6 },
  { arbitrary: fc.record({ day: register, night: register }), weight: 4 },
  { arbitrary: fc.constantFrom(...[1, 20_000_000].map(kilowattHours)), weight: 1 },
);

const use: fc.Arbitrary<Use> = fc.record({
  series: fc.constant(null),
  energy: maybe(energy),
  peak: maybe(typed(0, 30, 2, kilowatts)),
  persons: fc.integer({ min: 1, max: 7 }),
  trade: maybe(fc.constantFrom("office", "shop", "bakery", "school", "farm", "workshop", "cold-store")),
  heatPump: fc.boolean(),
  electricCar: maybe(fc.constantFrom("evening", "solar", "night")),
  electricBoiler: fc.boolean(),
});

const roof = fc.record({
  kilowattsPeak: fc.oneof(
    { arbitrary: typed(0.1, 60, 1, kilowattsPeak), weight: 9 },
    { arbitrary: fc.constant(kilowattsPeak(20_000)), weight: 1 },
  ),
  tilt: fc.integer({ min: 0, max: 90 }),
  azimuth: fc.integer({ min: 0, max: 360 }),
});
const inverter = maybe(typed(0.1, 60, 1, kilovoltAmperes));
const panels = (roofsMax: number): fc.Arbitrary<Installation> =>
  fc.record({
    technology: fc.constant("solar"),
    roofs: fc.array(roof, { minLength: 1, maxLength: roofsMax }),
    power: fc.constant(null),
    inverter,
  });
const machine: fc.Arbitrary<Installation> = fc.record({
  technology: fc.constantFrom("wind", "hydro", "heat-and-power"),
  roofs: fc.constant([]),
  power: typed(0.1, 50, 1, kilowatts),
  inverter,
});

const party = (installation: fc.Arbitrary<Installation | null>): fc.Arbitrary<Connection> =>
  fc.record({
    customer: fc.constantFrom("household", "protected", "business"),
    hasDomicile: fc.boolean(),
    capacity: typed(1, 70, 1, kilovoltAmperes),
    voltage: fc.constantFrom("low", "low", "low", "medium"),
    use,
    installation,
    battery: maybe(typed(0.1, 40, 1, kilowattHours)),
  });

const contract = fc.record({
  product: maybe(fc.nat()),
  kind: fc.constantFrom(...contractKinds),
  energyPrice: maybe(cents(0)),
  energyPriceNight: maybe(cents(0)),
  fixedFee: maybe(typed(0, 200, 2, eurosPerYear)),
  injectionPrice: maybe(cents(-20)),
  sharingFee: maybe(typed(0, 200, 2, euros)),
});

type DrawnContract = Omit<SupplyContract, "product"> & { product: number | null };

const productKeys = {
  april: Object.keys(seedCards.products),
  october: Object.keys(octoberSupply.products),
};

/** One of the products of the day: later cards hold more than earlier ones. */
function onDay(day: CalendarDay, { product, ...drawn }: DrawnContract): SupplyContract {
  const keys = productKeys[day < "2026-11-20" ? "april" : "october"];
  return { ...drawn, product: product === null ? null : (keys[product % keys.length] ?? null) };
}

const postcode = fc.constantFrom("9000", "1000", "2000", "3500", "5000", "1012AB", "2387").map((text) => {
  const read = parsePostcode(text);
  if (!read.ok) throw new Error(text);
  return read.value;
});

const day = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10) as CalendarDay);

const base = fc
  .tuple(
    fc.constantFrom("buyer" as const, "seller" as const),
    fc.constantFrom("be" as const, "be" as const, "nl" as const),
  )
  .map(([side, market]) => defaultSituation(side, market, "2026-11-15"));

const furtherSellers = fc.array(
  fc.record({
    seller: fc.record({
      technology: maybe(
        fc.constantFrom("solar" as const, "wind" as const, "hydro" as const, "heat-and-power" as const),
      ),
      power: maybe(typed(0.1, 60, 1, Number)),
      azimuth: maybe(fc.integer({ min: 0, max: 360 })),
    }),
    prices: fc.record({
      agreedPrice: maybe(cents(0)),
      injectionPrice: maybe(cents(-20)),
      sharingFee: maybe(typed(0, 200, 2, euros)),
    }),
  }),
  { maxLength: SELLERS_MAX - 1 },
);

/** Any situation that an address can tell, sensible or not. */
export const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    base,
    region: fc.constantFrom("flanders" as const, "brussels" as const),
    postcode: maybe(postcode),
    gridArea: maybe(fc.constantFrom(...flemishGridAreas)),
    day,
    offer: maybe(fc.constantFrom("0198a2c4-7e11-7000-8000-3f1c2b6d9a10", "demo-aanbod-7")),
    meter: fc.constantFrom("digital" as const, "digital" as const, "unknown" as const, "analogue" as const),
    buyer: party(fc.oneof(fc.constant(null), panels(1), machine)),
    seller: party(fc.oneof(panels(3), machine)),
    sharedEnergy: fc.option(typed(0, 5000, 1, kilowattHours), { nil: null, freq: 3 }),
    prices: fc.record({
      form: fc.constantFrom("sale" as const, "free" as const),
      category: maybe(fc.constantFrom("A" as const, "B" as const, "C" as const, "D" as const)),
      agreedPrice: maybe(cents(0)),
      isSellerVatExempt: fc.boolean(),
      buyer: contract,
      seller: contract,
      years: fc.integer({ min: 1, max: 25 }),
    }),
    further: maybe(furtherSellers).map((sellers) => sellers ?? []),
  })
  .map(({ base, further, prices, ...rest }) => ({
    ...base,
    ...rest,
    offer: base.side === "buyer" ? rest.offer : null,
    furtherSellers: further.map(({ seller }) => seller),
    prices: {
      ...prices,
      buyer: onDay(rest.day, prices.buyer),
      seller: onDay(rest.day, prices.seller),
      furtherSellers: further.map((one) => one.prices),
    },
  }));

const lowVoltage = (party: Connection): Connection => ({
  ...party,
  voltage: "low",
  capacity: kilovoltAmperes(Math.min(party.capacity ?? 56, 56)),
});
const withPrices = (contract: SupplyContract): SupplyContract => ({
  ...contract,
  energyPrice: contract.energyPrice ?? eurosPerKilowattHour(0.15),
  injectionPrice: contract.injectionPrice ?? eurosPerKilowattHour(0.03),
  sharingFee: contract.sharingFee ?? euros(85),
});

/** The same without what is refused, so that a campaign sees answers. A Dutch house of 12 MWh may still slip through. */
export const answerableSituation: fc.Arbitrary<Situation> = anySituation.map((situation) => {
  const { market, prices, postcode, day } = situation;
  const needsPrices = market === "nl" || situation.buyer.customer === "protected";
  return {
    ...situation,
    meter: "digital",
    offer: null,
    sharedEnergy: null,
    day: day < "2026-01-01" ? "2026-01-01" : day,
    postcode: postcode === null || market === "nl" || /^(5000|1012AB)$/.test(postcode) ? null : postcode,
    buyer: lowVoltage(situation.buyer),
    seller: lowVoltage(situation.seller),
    prices: needsPrices ? { ...prices, buyer: withPrices(prices.buyer), seller: withPrices(prices.seller) } : prices,
  };
});
