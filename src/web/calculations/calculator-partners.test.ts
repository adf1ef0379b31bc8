import { expect, test } from "vitest";
import { calculatorOutcome, partnerChoices } from "#web/calculations/calculator-outcome.ts";
import { NO_CARDS } from "../../../tests/support/no-cards.ts";

const setting = (side: "buyer" | "seller") =>
  ({
    side,
    market: "be",
    today: "2026-11-15",
    variant: null,
    platformFee: 0,
    cards: NO_CARDS,
    dayPrices: null,
  }) as const;

test.each([
  ["seller", "kwp=10&eigen=3200&prijs=20", 10],
  ["buyer", "verbruik=9000&prijs=2", 5],
] as const)("a %s sees every kind of partner, the best for both first, at a price of ours", (side, query, count) => {
  const choices = partnerChoices(new URLSearchParams(query), setting(side), null);
  expect(choices).toHaveLength(count);
  const together = choices.map(({ own, other }) => own.value + other.value);
  expect(together).toEqual(together.toSorted((one, next) => next - one));
});

test.each(["seller", "buyer"] as const)(
  "whoever follows a kind of partner finds the same euros on its page, for both (%s)",
  (side) => {
    for (const { path, own, other } of partnerChoices(new URLSearchParams("kwp=8"), setting(side), null)) {
      const { searchParams } = new URL(path, "http://here.invalid");
      const { view } = calculatorOutcome(searchParams, setting(side), null, undefined, 0).outcome;
      expect([view?.own.value, view?.other.value]).toEqual([
        expect.closeTo(own.value, 2),
        expect.closeTo(other.value, 2),
      ]);
    }
  },
);

test("each kind of seller tells where such roofs stand in the offers of the own region; buyers stand nowhere in public", () => {
  const rows = partnerChoices(new URLSearchParams("verbruik=9000&postcode=9000"), setting("buyer"), null);
  const places = rows.map(({ short, place }) => {
    const params = new URL(place ?? "", "http://here.invalid").searchParams;
    const [least, most] = [Number(params.get("overschot-min")), Number(params.get("overschot-max"))];
    expect(Object.fromEntries(params)).toMatchObject({ gewest: "vlaanderen", sorteer: "past", verbruik: "9000" });
    return { size: Number.parseFloat(short), least, most };
  });
  const bySize = places.toSorted((one, next) => one.size - next.size);
  for (const { least, most } of bySize) expect(least).toBeLessThan(most);
  expect(bySize.map(({ least }) => least)).toEqual(places.map(({ least }) => least).toSorted((a, b) => a - b));
  const elsewhere = [
    partnerChoices(new URLSearchParams("verbruik=9000&postcode=1000"), setting("buyer"), null),
    partnerChoices(new URLSearchParams("kwp=8&postcode=9000"), setting("seller"), null),
  ].flat();
  expect(new Set(elsewhere.map(({ place }) => place))).toEqual(new Set([null]));
});

test("an address that cannot be read has no partners", () => {
  expect(partnerChoices(new URLSearchParams("verbruik=veel"), setting("buyer"), null)).toEqual([]);
});
