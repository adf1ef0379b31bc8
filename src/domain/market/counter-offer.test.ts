import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COUNTER_MESSAGE_MAX,
  COUNTER_OFFERS_MAX,
  checkCounterOffer,
  priceRange,
} from "#domain/market/counter-offer.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";

const pairAt = (price: number, energy = 2000) => ({
  agreedPrice: eurosPerKilowattHour(price),
  gainSeller: euros(energy * (price - 0.03) - 40),
  gainBuyer: euros(energy * (0.15 - price) - 60),
});
const proposal = (change: Partial<MarketProposal> = {}) =>
  ({ pair: pairAt(0.09), isGift: false, counterOffers: [], ...change }) as unknown as MarketProposal;
const range = priceRange(pairAt(0.09), pairAt(0.1));
const codeOf = (price: number, message = "", change: Partial<MarketProposal> = {}) => {
  const checked = checkCounterOffer({ price, message }, proposal(change), range);
  return checked.ok ? "ok" : checked.refusal.code;
};

test("the prices that can be asked are those at which neither side loses", () => {
  expect(range).toEqual({ lowest: 0.05, highest: 0.12 });
  expect([0.0499, 0.05, 0.12, 0.1201].map((price) => codeOf(price))).toEqual([
    "price-out-of-range",
    "ok",
    "ok",
    "price-out-of-range",
  ]);
  fc.assert(
    fc.property(
      fc.double({ min: 200, max: 50_000, noNaN: true }),
      fc.double({ min: 0.04, max: 0.14, noNaN: true }),
      (energy, price) => {
        const found = priceRange(pairAt(price, energy), pairAt(price + 0.01, energy));
        if (found === null) return;
        for (const edge of [found.lowest, found.highest]) {
          const { gainSeller, gainBuyer } = pairAt(edge, energy);
          expect(Math.min(gainSeller, gainBuyer)).toBeGreaterThan(-0.01);
        }
      },
    ),
  );
});

test("the price that stands, no price, a gift and a price too many are refused", () => {
  expect(codeOf(0.09)).toBe("price-unchanged");
  expect(codeOf(Number.NaN)).toBe("price-unreadable");
  expect(codeOf(0.08, "", { isGift: true })).toBe("gift-has-no-price");
  const asked = { by: "buyer", price: eurosPerKilowattHour(0.08), message: "", at: "" } as const;
  expect(codeOf(0.08, "", { counterOffers: Array(COUNTER_OFFERS_MAX).fill(asked) })).toBe("too-many-counter-offers");
});

describe("words for the other side", () => {
  test.each([
    "mail mij op an@voorbeeld.be",
    "bel 0470 12 34 56",
    "zie www.voorbeeld.be",
    "kijk op mijnsite.com",
    "EAN 541448123456789016",
    "BE68 5390 0754 7034",
  ])("%j leads to somebody, and is refused", (message) => {
    expect(codeOf(0.08, message)).toBe("message-with-contact");
  });

  test.each(["Vanaf 2027, 2.500 kWh per jaar, tegen 8,5 cent?", "Kan het vanaf 1 januari 2027?"])(
    "%j may be said",
    (message) => {
      expect(codeOf(0.08, message)).toBe("ok");
    },
  );

  test("too many of them are refused", () => {
    expect(codeOf(0.08, "a".repeat(COUNTER_MESSAGE_MAX + 1))).toBe("text-too-long");
  });
});
