import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChangeAdvice } from "#application/calculations/advice.ts";
import type { Answer } from "#application/calculations/answer.ts";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import { euros } from "#domain/units/quantity.ts";
import { answerView } from "#web/calculations/result-view.ts";
import { readSituation } from "#web/forms/queries/situation-query.ts";
import { campaign } from "../support/campaign.ts";

const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };

const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** An address as a visitor makes it: what is left out is what we fill in. */
const anyAddress = fc.record({
  side: fc.constantFrom("buyer", "seller"),
  market: fc.constantFrom("be", "be", "be", "nl"),
  /** A day of the cards of April, on which an old link keeps its numbers, and one of those of October. */
  day: fc.constantFrom("2026-11-19", "2026-11-21"),
  fields: fc.record({
    verbruik: fc.integer({ min: 900, max: 12_000 }),
    kwp: optional(fc.integer({ min: 2, max: 60 })),
    prijs: optional(hundredths(25)),
    energieprijs: optional(hundredths(30)),
    injectieprijs: optional(hundredths(10)),
    kost: optional(fc.integer({ min: 0, max: 150 })),
    "kost-ander": optional(fc.integer({ min: 0, max: 150 })),
  }),
});
type Address = typeof anyAddress extends fc.Arbitrary<infer Value> ? Value : never;
type Fields = Readonly<Record<string, number | undefined>>;

/** The year of an address, followed literally: as text, through the reader of the page. */
function simulatedAt({ side, market, day, fields }: Address, changed: Fields = {}): SimulatedYear | null {
  const params = new URLSearchParams({ datum: day });
  for (const [name, value] of Object.entries({ ...fields, ...changed }))
    if (value !== undefined) params.set(name, String(value));
  const { situation } = readSituation(params, defaultSituation(side, market, "2026-11-21"));
  const simulated = situation && simulateYear(situation, setting, 0);
  return simulated?.ok ? simulated.value : null;
}

function answerAt(address: Address, changed: Fields = {}): Answer | null {
  const simulated = simulatedAt(address, changed);
  const answer = simulated && priceYear(simulated);
  return answer?.ok ? answer.value : null;
}

const nobodyLoses = (answer: Answer | null) =>
  answer !== null && Math.min(answer.buyer.gain.value, answer.seller.gain.value) > -1e-6;

const inCents = (price: number) => Number((price * 100).toFixed(2));

const own = (address: Address, buyer: number, seller: number): Fields => {
  const [mine, theirs] = address.side === "buyer" ? [buyer, seller] : [seller, buyer];
  return { kost: mine, "kost-ander": theirs };
};

/** What each kind of advice says, as the addresses at which nobody may lose and at which somebody must. */
function promisesOf(
  { sale }: Answer,
  change: ChangeAdvice,
  address: Address,
  isLoss: boolean,
): { good: Fields[]; bad: Fields[] } {
  if (change.change === "price") {
    const followed = [{ prijs: inCents(change.to) }];
    return isLoss ? { good: followed, bad: [] } : { good: [], bad: followed };
  }
  if (change.change === "volume") return { good: [{ gedeeld: change.to }], bad: [{ gedeeld: change.to - 1 }] };
  if (change.change === "fees-apart") {
    const { buyer, seller } = change;
    return {
      good: [own(address, buyer, seller)],
      bad: [own(address, buyer + 1, seller), own(address, buyer, seller + 1)],
    };
  }
  const splits = (sum: number) => [0, Math.floor(sum / 3), sum].map((part) => own(address, part, sum - part));
  // Just outside, but for what the last step of a typed price moves on so much energy.
  const beyond = Math.ceil(1 + sale.sharedEnergy * 0.0001 * 2.5);
  return { good: splits(change.to), bad: splits(change.to + beyond) };
}

/** Of the losses that something typed would end: how often, and how often the page says what. */
const losses = { endable: 0, told: 0 };

test("every piece of advice, followed through the address, keeps its promise, just inside and just outside", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const answer = answerAt(address);
      fc.pre(answer !== null);
      const { band, change } = answer.advice;
      const isLoss = !nobodyLoses(answer);
      const at = (fields: Fields) => nobodyLoses(answerAt(address, fields));
      if (band !== null) {
        const [low, high, fair] = [band.lowest, band.highest, band.fair].map(inCents) as [number, number, number];
        for (const prijs of [low, high, fair]) expect(at({ prijs }), `${prijs} is inside`).toBe(true);
        if (low >= 0.01) expect(at({ prijs: low - 0.01 }), `${low} is the lowest`).toBe(false);
        expect(at({ prijs: high + 0.01 }), `${high} is the highest`).toBe(false);
      }
      // By brute force: what can be typed around the price at which both keep the same.
      const fair =
        answer.priceBand &&
        inCents(answer.priceBand.fair * (answer.sale.vat?.buyerDeducts === false ? 1 + answer.sale.vat.rate : 1));
      const around = Array.from({ length: 5 }, (_, at) => Math.max(0, (fair ?? 0) - 0.02 + at / 100));
      const isFound = fair !== null && around.some((prijs) => at({ prijs }));
      expect(isFound && band === null, "a price is told where one can be typed").toBe(false);
      if (isLoss && (isFound || at(own(address, 0, 0)))) {
        losses.endable++;
        if (change !== null) losses.told++;
      }
      if (change === null) return;
      const { good, bad } = promisesOf(answer, change, address, isLoss);
      for (const fields of good) expect(at(fields), JSON.stringify({ change, fields })).toBe(true);
      for (const fields of bad) expect(at(fields), JSON.stringify({ change, fields })).toBe(false);
    }),
    { numRuns: campaign(40, 20_000), endOnFailure: true },
  );
  expect(losses.endable).toBeGreaterThan(5);
  expect(losses.told / losses.endable).toBeGreaterThanOrEqual(0.95);
});

test("from the day on which the fair price is proposed, both keep the same at it, to what a step of the price moves", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const answer = answerAt({ ...address, day: "2026-11-21", fields: { ...address.fields, prijs: undefined } });
      fc.pre(answer !== null && answer.advice.band !== null);
      const apart = Math.abs(answer.buyer.gain.value - answer.seller.gain.value);
      expect(apart).toBeLessThanOrEqual(answer.energy.shared.value * 0.0001 * 1.25 + 1e-6);
    }),
    { numRuns: campaign(20, 4000), endOnFailure: true },
  );
});

/** What cannot both be true of one pair: of each, a sentence that the page may say. */
const denyEachOther: readonly (readonly [RegExp, RegExp])[] = [
  [/Bij elke prijs verliest een van beiden/, /Spreek .* af|Een andere prijs lost dat op|wint u na kosten evenveel/],
  [/Bij elke prijs verliest een van beiden/, /blijft u allebei winnen|De winst is klein/],
  [/Er is geen prijs, hoeveelheid of kost in de buurt/, /Een andere prijs lost dat op/],
  [/De kosten zijn voor u allebei hoger/, /Samen wint u|U wint |blijft u allebei winnen/],
  [/dan verliest niemand/, /blijft u allebei winnen/],
  [/U deelt te weinig/, /Samen wint u/],
  [/Blijf bij uw leverancier/, /Samen wint u|Niemand verliest van/],
];

test("no sentence of an answer denies another", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const simulated = simulatedAt(address);
      const answer = simulated && priceYear(simulated);
      fc.pre(answer?.ok === true && simulated !== null);
      if (!answer?.ok || simulated === null) return;
      const { sentence, advice, together, flip, nextStep, price } = answerView(answer.value, simulated);
      const said = [sentence, advice, together, flip, nextStep.text, price.band, price.fair]
        .join(" | ")
        .replaceAll("\u00a0", " ");
      for (const [one, other] of denyEachOther)
        expect(one.test(said) && other.test(said), `${JSON.stringify(address)}: ${said}`).toBe(false);
    }),
    { numRuns: campaign(50, 20_000), endOnFailure: true },
  );
});
