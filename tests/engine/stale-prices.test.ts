import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { Prices } from "#application/calculations/situation.ts";
import { type MonthMean, marketMoveSince } from "#domain/cards/market-move.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { dayAheadMonths } from "#figures/market-prices.ts";
import { found } from "#figures/write-figure.ts";

type Asked = {
  day?: CalendarDay;
  product?: string | null;
  shared?: number;
  prices?: (prices: Prices) => Prices;
  months?: readonly MonthMean[];
};

/** On 19 December 2026 every card of October could last be signed 49 days ago. */
const DECEMBER: CalendarDay = "2026-12-19";

function answerOf({ day = DECEMBER, product = null, shared = 1000, prices = (same) => same, months }: Asked) {
  const base = defaultSituation("buyer", "be", day);
  const side = (contract: Prices["buyer"]) => ({ ...contract, product });
  const situation = {
    ...base,
    sharedEnergy: kilowattHours(shared),
    prices: prices({ ...base.prices, buyer: side(base.prices.buyer), seller: side(base.prices.seller) }),
  };
  const simulated = simulateYear(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!simulated.ok) throw new Error(simulated.refusal.code);
  const { cards } = simulated.value;
  const answer = priceYear({ ...simulated.value, cards: { ...cards, months: months ?? cards.months } });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

const told = (energy: number, injection: number) => (prices: Prices) => ({
  ...prices,
  buyer: { ...prices.buyer, energyPrice: eurosPerKilowattHour(energy) },
  seller: { ...prices.seller, injectionPrice: eurosPerKilowattHour(injection) },
});

test("until 35 days after the last day to sign, the verdict stands with the date of the cards beside it", () => {
  const last = answerOf({ day: "2026-12-05", product: "energie-be-vast" });
  expect(last.stalePrices).toBeNull();
  expect(last.together.low).toBeNull();
  expect(last.oldPrices).toMatchObject({ until: "2026-10-31" });
  expect(answerOf({ day: "2026-12-06", product: "energie-be-vast" }).stalePrices).toMatchObject({
    signableUntil: "2026-10-31",
  });
});

test("from then on every gain ranges over what the same contracts leave at moved prices", () => {
  const product = "energie-be-vast";
  const { together, buyer, seller, stalePrices } = answerOf({ product });
  const move = marketMoveSince("2026-10-31", DECEMBER, dayAheadMonths);
  // 85.35 in December, 108.52 in January and 85.13 in February: the largest rise and fall over one month.
  expect(move.highest).toBeCloseTo(108.52 / 85.35, 9);
  expect(move.lowest).toBeCloseTo(85.13 / 108.52, 9);
  expect(stalePrices?.move).toEqual(move);
  const { energyPrice, injectionPrice } = answerOf({ product }).sale;
  const at = (factor: number) => answerOf({ product, prices: told(energyPrice * factor, injectionPrice * factor) });
  const ends = [at(move.lowest), at(1), at(move.highest)];
  // Who told prices is only counted old by the fees of the cards, which no market moves.
  for (const { stalePrices: fees, together: alone } of ends) expect([fees?.move, alone.low]).toEqual([null, null]);
  const gains = ends.map((end) => end.together.value);
  expect(together.low).toBeCloseTo(Math.min(...gains), 6);
  expect(together.high).toBeCloseTo(Math.max(...gains), 6);
  expect(buyer.gain.low).toBeCloseTo(Math.min(...ends.map((end) => end.buyer.gain.value)), 6);
  expect(seller.gain.high).toBeCloseTo(Math.max(...ends.map((end) => end.seller.gain.value)), 6);
});

test("where the last whole month is known, the range lies between the prices of then and those moved to it", () => {
  const month = (from: CalendarDay, until: CalendarDay, price: number) =>
    found("EUR/kWh", price / 1000, {
      source: { title: "Beurs", publisher: "Proef", readOn: DECEMBER },
      validFrom: from,
      validUntil: until,
    });
  const months = [...dayAheadMonths, month("2026-10-01", "2026-10-31", 150), month("2026-11-01", "2026-11-30", 120)];
  const product = "energie-be-vast";
  const { together, stalePrices, sale } = answerOf({ product, months });
  expect(stalePrices?.move).toMatchObject({ isEstimate: false });
  expect(stalePrices?.move?.highest).toBeCloseTo(0.8, 9);
  const moved = answerOf({ product, prices: told(sale.energyPrice * 0.8, sale.injectionPrice * 0.8) });
  expect([together.low, together.high].map((end) => Math.round((end ?? 0) * 100))).toEqual(
    [moved.together.value, together.value].map((end) => Math.round(end * 100)),
  );
});

test("nothing is said to lose that wins at one end, and what loses at both is", () => {
  // A spread of 15 cents less 70 euros of fees: break-even at 470 kWh, between 370 and 600 at the moved prices.
  const verdicts = [100, 350, 450, 550, 700].map(
    (shared) => [shared, answerOf({ product: "energie-be-vast", shared }).verdict.verdict] as const,
  );
  expect(verdicts[0]?.[1]).toBe("does-not-pay");
  expect(verdicts.map(([, verdict]) => verdict)).toContain("uncertain");
  for (const [shared, verdict] of verdicts) {
    const { together } = answerOf({ product: "energie-be-vast", shared });
    const wins = (end: number | null) => (end ?? together.value) > 0;
    if (verdict === "does-not-pay") expect(wins(together.high), String(shared)).toBe(false);
    if (verdict === "uncertain")
      expect([wins(together.low), wins(together.high)], String(shared)).toEqual([false, true]);
    if (verdict === "pays") expect(wins(together.low), String(shared)).toBe(true);
  }
  expect(answerOf({ product: "energie-be-vast", shared: 500 }).nextStep).toBe("own-prices");
});

test("a dynamic contract moves by its index, not by its addition", () => {
  const { together, sale, stalePrices } = answerOf({ product: "frank-dynamisch" });
  const { highest, lowest } = stalePrices?.move ?? { highest: 1, lowest: 1 };
  const plain = answerOf({ product: "frank-dynamisch", day: "2026-12-05" });
  expect(sale.energyPrice).toBeCloseTo(plain.sale.energyPrice, 9);
  expect(together.high).toBeGreaterThan(together.value);
  // Had the additions moved along, the whole spread would have: 27 % more and 22 % less.
  expect((together.high ?? 0) / together.value).toBeLessThan(highest);
  expect((together.low ?? 0) / together.value).toBeGreaterThan(lowest);
});

test("who tells nothing is counted at the middle of what is sold, and that is as old as half of it", () => {
  const { stalePrices, together } = answerOf({});
  expect(stalePrices).toMatchObject({ signableUntil: "2026-10-31", move: { isEstimate: true } });
  expect(together.low).toBeLessThan(together.value);
  expect(together.high).toBeGreaterThan(together.value);
});

test("who tells all that counts is asked nothing of old cards", () => {
  const prices = (before: Prices) => {
    const { buyer, seller } = told(0.2, 0.04)(before);
    const fee = euros(0);
    return { ...before, buyer: { ...buyer, sharingFee: fee }, seller: { ...seller, sharingFee: fee } };
  };
  expect(answerOf({ prices }).stalePrices).toBeNull();
});

test("a link of before the cards of October answers as it did: no price of it is called too old", () => {
  expect(answerOf({ day: "2026-11-19" }).stalePrices).toBeNull();
});
