import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/default-situation.ts";
import { prepare } from "#application/calculations/prepare.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { valued } from "#application/calculations/valued.ts";
import { bestSellers } from "#application/market/best-sellers.ts";
import { buyerTask, sellerTask } from "#application/market/build-square.ts";
import { listingYear } from "#application/market/market-year.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/match-square.ts";
import type { Store } from "#application/ports/store.ts";
import type { Connection, Installation, Use } from "#domain/connections/connection.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { checkOffer, checkRequest } from "#domain/market/check-listing.ts";
import { type MarketRequest, type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import { settleGroup } from "#domain/matching/settle-group.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import {
  euros,
  eurosPerKilowattHour,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { answerOffer } from "#web/calculations/weigh-offer.ts";
import { campaign } from "../support/campaign.ts";
import { marketGivens, offerInput, requestInput } from "../support/market-builders.ts";

const DAY = "2026-11-15";
const FEE = euros(5);
const PRICES = {
  energy: eurosPerKilowattHour(0.16),
  agreed: eurosPerKilowattHour(0.08),
  injection: eurosPerKilowattHour(0.02),
};
const SITE = { market: "be", today: DAY, platformFee: 0 } as const;
const TERMS = { platformFee: 0, brusselsMatching: false };

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
const shop = fc.tuple(home, fc.constantFrom("office", "shop", "bakery", "school", "farm", "workshop", "cold-store"));
const use = fc.oneof(
  home,
  shop.map(([told, trade]): Use => ({ ...told, trade })),
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
const pair = fc.record({
  postcode: fc.constantFrom("9000", "8400", "3500", "2000"),
  buyer: fc.record({ use, installation: maybe(panels), battery }),
  seller: fc.record({ use: home, installation: fc.oneof(panels, panels, machine), battery }),
});
type Pair = typeof pair extends fc.Arbitrary<infer P> ? P : never;
type Told = Pair["buyer"] | Pair["seller"];

function situationOf({ postcode, buyer, seller }: Pair): Situation {
  const base = defaultSituation("buyer", "be", DAY);
  const read = parsePostcode(postcode);
  if (!read.ok) throw new Error(postcode);
  const contract = {
    ...base.prices.buyer,
    energyPrice: PRICES.energy,
    injectionPrice: PRICES.injection,
    sharingFee: FEE,
  };
  const connection = (told: Told): Connection => ({
    ...base.buyer,
    ...told,
    customer: told.use.trade === null ? "household" : "business",
    battery: told.installation === null ? null : told.battery,
  });
  return {
    ...base,
    postcode: read.value,
    buyer: connection(buyer),
    seller: connection(seller),
    prices: { ...base.prices, agreedPrice: PRICES.agreed, buyer: contract, seller: contract },
  };
}

/** What a form would tell of the same two. */
function listingsOf({ postcode, seller, buyer }: Situation) {
  const told = ({ use, installation, battery }: Connection) => {
    const { energy, persons, trade, heatPump, electricCar, electricBoiler } = use;
    const listed = { energy, persons, trade, heatPump, electricCar, electricBoiler };
    return { postcode: postcode ?? "", use: listed, installation, battery, fee: FEE };
  };
  const { installation, ...asSeller } = told(seller);
  if (installation === null) throw new Error("Nobody sells without an installation.");
  const price = { kind: "asked", price: PRICES.agreed } as const;
  const offered = checkOffer(
    offerInput({ ...asSeller, installation, price, injectionPrice: PRICES.injection }),
    marketGivens,
  );
  const asked = checkRequest(
    requestInput({
      ...told(buyer),
      holder: buyer.customer === "business" ? "company" : "person",
      energyPrice: PRICES.energy,
    }),
    marketGivens,
  );
  if (!offered.ok || !asked.ok) throw new Error("The forms refuse the pair.");
  const kept = { profileKind: "model", createdAt: new Date(0), publishedAt: null } as const;
  // What the market computes and what no sum needs is left out.
  return {
    offer: { ...kept, id: "offer", uid: "seller", ...offered.value } as unknown as Offer,
    request: { ...kept, id: "request", uid: "buyer", ...asked.value } as unknown as MarketRequest,
  };
}

const toCents = (gain: { buyer: number; seller: number }) => [gain.buyer, gain.seller].map((euro) => euro.toFixed(2));

/** The end of the buyer's journey, on a market with this one offer. */
async function journeyOf(situation: Situation, offer: Offer) {
  const { installation: _own, ...weighed } = offer;
  const sample = sampleOf(listingYear("seller", offer).injection);
  const market = { weigh: async () => [{ ...weighed, sample }], offersOf: async () => [offer] };
  const place = situation.postcode === null ? null : locatePostcode(marketGivens.places, situation.postcode);
  if (place?.kind !== "place") throw new Error("There is no such postcode.");
  const [best] = await bestSellers(
    { store: { market } as unknown as Store, settings: TERMS },
    {
      region: "flanders",
      holder: situation.buyer.customer === "business" ? "company" : "person",
      connection: situation.buyer,
      position: place.place.municipality.position,
      energyPrice: PRICES.energy,
      fee: FEE,
    },
    1,
  );
  return best;
}

test("a pair gains the same to the cent in a calculator, a proposal, on the page of the offer and at the end of a journey", async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(pair, async (told) => {
      const situation = situationOf(told);
      const prepared = prepare(situation, { places: marketGivens.places, platformFee: euros(0) }, 0);
      const answer = prepared.ok ? valued(prepared.value) : prepared;
      if (!prepared.ok || !answer.ok) throw new Error("The calculator refuses the pair.");
      const calculated = toCents({ buyer: answer.value.buyer.gain.value, seller: answer.value.seller.gain.value });
      const { buyer, seller } = prepared.value;
      const { offer, request } = listingsOf(situation);

      const { injection } = listingYear("seller", offer);
      const { offtake } = listingYear("buyer", request);
      expect(sumOfSeries(injection)).toBeCloseTo(sumOfSeries(seller.injection), 3);
      expect(sumOfSeries(offtake)).toBeCloseTo(sumOfSeries(buyer.offtake), 3);

      const page = await answerOffer(
        toPublicOffer(offer),
        injection,
        {
          use: "",
          postcode: told.postcode,
          energyPrice: "16",
          fee: "5",
          isCompany: request.holder === "company",
          offtake,
        },
        SITE,
      );
      if (!page?.ok) throw new Error("The page of the offer refuses the pair.");
      const shown = page.value.answer;
      expect(toCents({ buyer: shown.buyer.gain.value, seller: shown.seller.gain.value })).toEqual(calculated);

      const settled = settleGroup(
        buyerOf(buyerTask(request, [], [], TERMS)),
        [sellerOf(sellerTask(offer, [], TERMS))],
        clockHours(),
      );
      const [proposal] = settled?.pairs ?? [];
      // What leaves either with a loss is not proposed.
      if (!proposal) return;
      proposed++;
      expect(toCents({ buyer: proposal.gainBuyer, seller: proposal.gainSeller })).toEqual(calculated);
      const journey = await journeyOf(situation, offer);
      if (journey)
        expect(toCents({ buyer: journey.pair.gainBuyer, seller: journey.pair.gainSeller })).toEqual(calculated);
    }),
    { numRuns: campaign(8, 500) },
  );
  expect(proposed).toBeGreaterThan(2);
});
