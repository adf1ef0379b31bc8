import fc from "fast-check";
import { expect, test } from "vitest";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { settledFit } from "#application/market/listings/fit-offers.ts";
import { listingYear } from "#application/market/listings/market-year.ts";
import { bestSellers } from "#application/market/matching/best-sellers.ts";
import { buyerTask, injectionOf, sellerTask } from "#application/market/matching/build-matching-task.ts";
import {
  type BuyerTask,
  clockHours,
  drawnBuyer,
  refuseBreaches,
  sellerOf,
} from "#application/market/matching/run-matcher.ts";
import type { Store } from "#application/ports/store.ts";
import { dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { paidPrice } from "#domain/economics/pair-gain.ts";
import { type MarketRequest, type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { MarketBuyer } from "#domain/matching/market-party.ts";
import { groupAtPrices, offtakeLeft, priceGroup } from "#domain/matching/price-group.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { type EurosPerKilowattHour, euros } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { cardSeed, supplyCardsOn } from "#figures/suppliers.ts";
import { answerOffer } from "#web/calculations/evaluate-offer.ts";
import { supplyOf } from "#web/calculations/journey-tasks.ts";
import { calculatorTask } from "#web/calculations/worker/calculator-task.ts";
import { answersOf } from "#web/pages/market/offer/load-fit.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { inThisThread } from "../support/in-this-thread.ts";
import { marketContext } from "../support/market-builders.ts";
import { importedYear } from "../support/price-file.ts";
import { DAY, isBrussels, listingsOf, type Pair, pair, situationOf } from "./connection-pairs.ts";

const PLATFORM_FEE = 3;

/** What operators brought: another dynamic formula, and a year of day-ahead prices with nights, noons and Sundays. */
const cards = cardSeed.flatMap((shipped) =>
  shipped.card.kind === "dynamic"
    ? [
        {
          ...shipped,
          from: "2026-11-01" as const,
          card: { ...shipped.card, energyAddition: 1.5, injectionFactor: 0.9 },
        },
      ]
    : [],
);
const book = [
  importedYear(addDays(DAY, -365), (day, hour) => 60 + 40 * Math.sin(hour / 3) - (day.endsWith("7") ? 50 : 0)),
];
const dayPrices = dayAheadYearOn(DAY, book);
const SITE = { market: "be", today: DAY, platformFee: PLATFORM_FEE, cards, months: [], dayPrices } as const;
const TERMS = {
  platformFee: PLATFORM_FEE,
  brusselsMatching: true,
  prices: { cards: supplyCardsOn(DAY, cards), dayPrices },
};

const toCents = (gain: { gainBuyer: number; gainSeller: number }) =>
  [gain.gainBuyer, gain.gainSeller].map((euro) => (Math.round(euro * 100) / 100 || 0).toFixed(2));

/** The calculator on these two, at the price on the form or at one that was agreed. */
function calculated(situation: Situation, agreedPrice: EurosPerKilowattHour | null = null) {
  const simulated = simulateYear(
    situation,
    { places: marketContext.places, platformFee: euros(PLATFORM_FEE), cards, dayPrices },
    0,
  );
  if (!simulated.ok) throw new Error(`The calculator refuses the pair: ${simulated.refusal.code}.`);
  const { prices } = situation;
  const answer = priceYear(simulated.value, agreedPrice === null ? prices : { ...prices, agreedPrice });
  if (!answer.ok) throw new Error(`The calculator refuses the prices: ${answer.refusal.code}.`);
  const { buyer, seller } = answer.value;
  const gain = { gainBuyer: buyer.gain.value, gainSeller: seller.gain.value };
  return { simulated: simulated.value, answer: answer.value, gain };
}

/** The page of the offer for whoever has this request. */
async function pageOf(offer: Offer, request: MarketRequest, buyer: BuyerTask) {
  const injection = listingYear("seller", offer).injection;
  const page = await answerOffer(
    toPublicOffer(offer),
    injection,
    answersOf({ request, buyer }, offtakeLeft(drawnBuyer(buyer))),
    SITE,
  );
  if (!page?.ok) throw new Error("The page of the offer refuses the pair.");
  const { buyer: own, seller, sale } = page.value.answer;
  const { agreedPrice } = sale;
  const gain = { gainBuyer: own.gain.value, gainSeller: seller.gain.value };
  return { ...gain, agreedPrice, paidPrice: paidPrice(agreedPrice, sale), path: page.value.path };
}

/** The calculator that the page of an offer leads to, as the server answers it. */
async function ledTo(path: string, offer: Offer) {
  const { searchParams } = new URL(path, "https://stroom.example");
  const stretch = priceStretchOf(DAY, { cards, dayPrices: book });
  const setting = { ...SITE, side: "buyer", variant: null, cards: stretch } as const;
  const query = searchParams.toString();
  const question = { query, setting, draws: 0, offer: injectionOf(offer), period: null };
  const { view, refusal } = (await calculatorTask.work(question)).outcome;
  if (!view) throw new Error(`The calculator of the page refuses the pair: ${refusal?.title ?? query}.`);
  return { gainBuyer: view.own.value, gainSeller: view.other.value };
}

/** The end of the buyer's journey, on a market with this one offer. */
async function journeyOf(
  { postcode, buyer }: Situation,
  { simulated, answer }: ReturnType<typeof calculated>,
  offer: Offer,
) {
  const { installation: _own, ...listed } = offer;
  const sample = sampleOf(listingYear("seller", offer).injection);
  const candidates = [{ ...listed, isDemo: false, sample }];
  const market = {
    fitCandidates: async () => ({ candidates, gaining: 1, losing: 0 }),
    offersOf: async () => [offer],
  };
  const place = postcode === null ? null : locatePostcode(marketContext.places, postcode);
  if (place?.kind !== "place") throw new Error("There is no such postcode.");
  const visitor = {
    region: place.region,
    connection: buyer,
    position: place.place.municipality.position,
    supply: supplyOf(simulated.situation, answer, dayPrices),
    fee: answer.sale.feeBuyer,
  };
  const brought = {
    cards: { published: async () => cards },
    dayAhead: { version: async () => "1", imports: async () => book },
  };
  const ports = {
    store: { market, ...brought } as unknown as Store,
    settings: TERMS,
    workers: inThisThread,
    clock: fixedClock(`${DAY}T10:00:00Z`),
  };
  const [best] = await bestSellers(ports, visitor, 1);
  return best?.pair ?? null;
}

/** The pair as it would be proposed; where a side would lose, what both would have at the price of the page. */
function proposedOf(buyer: MarketBuyer, offer: Offer, price: number): { pair: ProposedPair; isProposed: boolean } {
  const seller = sellerOf(sellerTask(offer, [], TERMS));
  const settled = priceGroup(buyer, [seller], clockHours());
  if (settled) refuseBreaches([seller], [buyer], { proposals: [settled], leftOver: [], gain: settled.gain });
  const [found] = settled?.pairs ?? groupAtPrices(buyer, [seller], () => price, clockHours());
  if (!found) throw new Error("One seller makes one pair.");
  return { pair: found, isProposed: settled !== null };
}

const seen = { proposed: 0, taxed: 0, brussels: 0, dynamic: 0, open: 0, journeys: 0 };
function count(drawn: Pair, { pair: { vat }, isProposed }: ReturnType<typeof proposedOf>, hasJourney: boolean) {
  if (isProposed) seen.proposed++;
  if (isProposed && vat > 0) seen.taxed++;
  if (isProposed && isBrussels(drawn)) seen.brussels++;
  if (isProposed && drawn.contract === "dynamic") seen.dynamic++;
  if (isProposed && drawn.price.kind === "open") seen.open++;
  if (hasJourney) seen.journeys++;
}

test("a pair gains the same to the cent in a calculator, a proposal, on the page of the offer, in the list and at the end of a journey", async () => {
  await fc.assert(
    fc.asyncProperty(pair, async (drawn) => {
      const situation = situationOf(drawn);
      const { offer, request } = listingsOf(situation, drawn);
      const asked = buyerTask(request, [], [], TERMS);
      const buyer = drawnBuyer(asked);
      const page = await pageOf(offer, request, asked);
      const calculator = calculated(situation, drawn.price.kind === "open" ? page.paidPrice : null);
      const { simulated, gain } = calculator;
      expect(sumOfSeries(listingYear("seller", offer).injection)).toBeCloseTo(
        sumOfSeries(simulated.seller.injection),
        3,
      );
      expect(sumOfSeries(listingYear("buyer", request).offtake)).toBeCloseTo(sumOfSeries(simulated.buyer.offtake), 3);

      const proposal = proposedOf(buyer, offer, page.agreedPrice);
      const list = settledFit(offer, buyer, TERMS);
      const journey = await journeyOf(situation, calculator, offer);
      const expected = toCents(gain);
      expect({ page: toCents(page) }).toEqual({ page: expected });
      expect({ proposal: toCents(proposal.pair) }).toEqual({ proposal: expected });
      expect({ list: toCents(list) }).toEqual({ list: expected });
      if (page.path !== null) {
        // Nothing of what the seller uses stands in the address.
        expect(page.path).not.toMatch(/[?&](eigen|batterij|omvormer)/);
        const link = await ledTo(page.path, offer);
        // An address writes a price to the millionth of a euro. One that we propose has no finer digits, but with VAT, and where
        // a side would lose, it may: that may turn a cent of a large sum.
        const isPrinted = proposal.isProposed && proposal.pair.vat === 0;
        if (drawn.price.kind !== "open" || isPrinted) expect({ link: toCents(link) }).toEqual({ link: expected });
        expect(Math.abs(link.gainBuyer - gain.gainBuyer)).toBeLessThan(0.02);
        expect(Math.abs(link.gainSeller - gain.gainSeller)).toBeLessThan(0.02);
      }
      if (journey) expect({ journey: toCents(journey) }).toEqual({ journey: expected });
      count(drawn, proposal, journey !== null);
    }),
    { numRuns: campaign(12, 500) },
  );
  expect(seen.proposed).toBeGreaterThan(2);
  if (isWhole) for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
});

test("beside a seller with whom the buyer agreed before, the page and the list tell what the proposal tells", async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(pair, pair, async (drawn, other) => {
      const [{ offer, request }, { offer: first }] = [
        listingsOf(situationOf(drawn), drawn),
        listingsOf(situationOf({ ...other, postcode: drawn.postcode }), other),
      ];
      const contracts = [{ seller: "first", injection: injectionOf(first) }];
      const asked = buyerTask(request, [], contracts, TERMS);
      const buyer = drawnBuyer(asked);
      const page = await pageOf(offer, request, asked);
      const { pair: found, isProposed } = proposedOf(buyer, offer, page.agreedPrice);
      expect(found.sharedEnergy).toBeLessThanOrEqual(sumOfSeries(offtakeLeft(buyer)) + 1e-6);
      expect({ page: toCents(page) }).toEqual({ page: toCents(found) });
      // No address tells what another seller leaves.
      expect(page.path).toBeNull();
      expect({ list: toCents(settledFit(offer, buyer, TERMS)) }).toEqual({ list: toCents(found) });
      if (isProposed) proposed++;
    }),
    { numRuns: campaign(5, 100) },
  );
  expect(proposed).toBeGreaterThan(0);
});
