import { createHash } from "node:crypto";
import fc from "fast-check";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { Situation } from "#application/calculations/situation.ts";
import type { Connection, Installation, Use } from "#domain/connections/connection.ts";
import { type ContractKind, contractKinds } from "#domain/connections/supply-contract.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { checkOffer, checkRequest } from "#domain/market/check-listing.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import {
  euros,
  eurosPerKilowattHour,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { belgianVat } from "#figures/vat.ts";
import { marketContext, offerInput, requestInput } from "../support/market-builders.ts";

export const DAY = "2026-11-15";
export const FEE = euros(5);
export const PRICES = {
  energy: eurosPerKilowattHour(0.16),
  night: eurosPerKilowattHour(0.12),
  injection: eurosPerKilowattHour(0.02),
};

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const between = <Q>(min: number, max: number, unit: (value: number) => Q) => fc.integer({ min, max }).map(unit);
const register = between(800, 6000, kilowattHours);
/** A home that tells persons only, a sum or two registers, with whatever asks power in it. */
const home: fc.Arbitrary<Use> = fc.record({
  series: fc.constant(null),
  peak: fc.constant(null),
  energy: maybe(fc.oneof(between(1500, 12_000, kilowattHours), fc.record({ day: register, night: register }))),
  persons: fc.integer({ min: 1, max: 5 }),
  trade: fc.constant(null),
  heatPump: fc.boolean(),
  electricCar: maybe(fc.constantFrom("evening", "solar", "night")),
  electricBoiler: fc.boolean(),
});
const trades = fc.constantFrom("office", "shop", "bakery", "school", "farm", "workshop", "cold-store");
const use = fc.oneof(
  home,
  fc.tuple(home, trades).map(([facts, trade]): Use => ({ ...facts, trade })),
);
const roof = fc.record({
  kilowattsPeak: between(2, 20, kilowattsPeak),
  tilt: fc.integer({ min: 0, max: 60 }),
  azimuth: fc.integer({ min: 60, max: 300 }),
});
const panels: fc.Arbitrary<Installation> = fc.record({
  technology: fc.constant("solar"),
  roofs: fc.array(roof, { minLength: 1, maxLength: 3 }),
  power: fc.constant(null),
  inverter: maybe(between(3, 20, kilovoltAmperes)),
});
const machine: fc.Arbitrary<Installation> = fc.record({
  technology: fc.constantFrom("wind", "hydro", "heat-and-power"),
  roofs: fc.constant([]),
  power: between(5, 40, kilowatts),
  inverter: fc.constant(null),
});
const battery = maybe(between(3, 15, kilowattHours));
const asked: fc.Arbitrary<PriceWish> = between(6, 10, (cents) => cents / 100).map((price) => ({
  kind: "asked",
  price: eurosPerKilowattHour(price),
}));
const open: fc.Arbitrary<PriceWish> = maybe(between(5, 9, (cents) => eurosPerKilowattHour(cents / 100))).map(
  (lowest) => ({ kind: "open", lowest }),
);

/** Two connections in one region, homes and businesses on either side, with every kind of contract and of price. */
export const pair = fc.record({
  postcode: fc.constantFrom("9000", "8400", "3500", "2000", "1000", "1180"),
  buyer: fc.record({ use, installation: fc.oneof(fc.constant(null), fc.constant(null), panels), battery }),
  seller: fc.record({ use, installation: fc.oneof(panels, panels, machine), battery }),
  contract: fc.constantFrom<ContractKind>(...contractKinds),
  injection: fc.constantFrom<"single" | "dynamic">("single", "single", "dynamic"),
  price: fc.oneof(asked, asked, open, fc.constant<PriceWish>({ kind: "gift" })),
});
export type Pair = typeof pair extends fc.Arbitrary<infer P> ? P : never;
type Facts = Pair["buyer"] | Pair["seller"];

export const isBrussels = ({ postcode }: Pick<Pair, "postcode">) => postcode.startsWith("1");

const vatFactor = (seller: Facts, buyer: Facts) =>
  seller.use.trade !== null && buyer.use.trade === null ? 1 + belgianVat.household.value : 1;

export function situationOf({ postcode, buyer, seller, contract, injection, price }: Pair): Situation {
  const base = defaultSituation("buyer", "be", DAY);
  const read = parsePostcode(postcode);
  if (!read.ok) throw new Error(postcode);
  const isDynamic = contract === "dynamic";
  const connection = (facts: Facts): Connection => ({
    ...base.buyer,
    ...facts,
    customer: facts.use.trade === null ? "household" : "business",
    battery: facts.installation === null ? null : facts.battery,
  });
  return {
    ...base,
    postcode: read.value,
    buyer: connection(buyer),
    seller: connection(seller),
    prices: {
      ...base.prices,
      form: price.kind === "gift" ? "free" : "sale",
      // A household reads what a company asks with VAT in it.
      agreedPrice: price.kind === "asked" ? eurosPerKilowattHour(price.price * vatFactor(seller, buyer)) : null,
      buyer: {
        ...base.prices.buyer,
        kind: contract,
        energyPrice: isDynamic ? null : PRICES.energy,
        energyPriceNight: contract === "day-night" ? PRICES.night : null,
        sharingFee: FEE,
      },
      seller: {
        ...base.prices.seller,
        kind: injection,
        injectionPrice: injection === "dynamic" ? null : PRICES.injection,
        sharingFee: FEE,
      },
    },
  };
}

/** What a form would tell of the same two. */
export function listingsOf({ postcode, seller, buyer }: Situation, { contract, injection, price }: Pair) {
  const facts = ({ use, installation, battery }: Connection) => {
    const { energy, persons, trade, heatPump, electricCar, electricBoiler } = use;
    const listed = { energy, persons, trade, heatPump, electricCar, electricBoiler };
    const holder = trade === null ? ("person" as const) : ("company" as const);
    const companyName = holder === "company" ? "Rekenvoorbeeld bv" : null;
    return { postcode: postcode ?? "", use: listed, installation, battery, fee: FEE, holder, companyName };
  };
  const { installation, ...asSeller } = facts(seller);
  if (installation === null) throw new Error("Nobody sells without an installation.");
  const supply = { contract: injection, injectionPrice: PRICES.injection };
  const offered = checkOffer(offerInput({ ...asSeller, installation, price, ...supply }), marketContext);
  const energyPriceNight = contract === "day-night" ? PRICES.night : null;
  const wanted = requestInput({ ...facts(buyer), contract, energyPrice: PRICES.energy, energyPriceNight });
  const requested = checkRequest(wanted, marketContext);
  if (!offered.ok || !requested.ok) throw new Error("The forms refuse the pair.");
  const moment = new Date(0);
  const kept = { profileKind: "model", createdAt: moment, updatedAt: moment, publishedAt: null } as const;
  // What the market computes and what no sum needs is left out.
  return {
    offer: {
      ...kept,
      id: createHash("sha256").update(JSON.stringify(offered.value)).digest("hex"),
      uid: "seller",
      ...offered.value,
    } as unknown as Offer,
    request: { ...kept, id: "request", uid: "buyer", ...requested.value } as unknown as MarketRequest,
  };
}
