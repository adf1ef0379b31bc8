import { expect, test } from "vitest";
import {
  lowestFee,
  medianDynamic,
  proposedProduct,
  unknownFee,
  yearlyEnergyPrice,
  yearlyInjectionPrice,
} from "#domain/cards/cards-on.ts";
import { yearlyFee } from "#domain/cards/sharing-fee.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { octoberCards } from "#figures/cards-october-2026.ts";
import { octoberSupply, supplyCardsOn } from "#figures/suppliers.ts";

const { fees, products, dynamic } = octoberSupply;
const feeOf = (supplier: string) => fees.find((row) => row.supplier === supplier);

/** Euros a year on one side as printed, with the ends of what the card leaves unsaid: their sources are in the table. */
test.each([
  ["Frank Energie", 0, null],
  ["Energy Knights", 0, null],
  ["Ecopower", 24, [24, 29.04]],
  ["energie.be", 35, null],
  ["Mega", 90.75, null],
  ["OCTA+", 96, null],
  ["EBEM", 96.8, null],
  ["EnergyVision", 100, [0, 121]],
  ["Trevion", 120, [0, 145.2]],
  ["Engie", 121, null],
  ["Ecofix", 121, [0, 146.41]],
  ["Eneco", 124.63, null],
  ["Aspiravi Energy", 125, [0, 125]],
])("%s asks %d euros a year for sharing, between %j where its card leaves something out", (supplier, amount, ends) => {
  const fee = feeOf(supplier);
  expect(fee?.fee.value).toBeCloseTo(amount, 9);
  expect(fee?.fee).toMatchObject({ status: "found", source: { publisher: supplier, readOn: "2026-11-19" } });
  expect(fee?.fee.source.title).toMatch(/, oktober 2026$/);
  const { lowest, highest } = fee?.doubt ?? {};
  expect(
    ends === null ? fee?.doubt : [lowest?.yearly, highest?.yearly].map((end) => Math.round((end ?? 0) * 100) / 100),
  ).toEqual(ends);
});

test("Bolt asks 4.5 cents for every shared kWh, and does not say of whom", () => {
  const bolt = feeOf("Bolt");
  expect(bolt).toMatchObject({ fee: { value: 0 }, perEnergy: { value: 0.045 }, payer: "unstated" });
  expect(bolt && yearlyFee(bolt, kilowattHours(2000))).toBeCloseTo(90, 9);
});

test("no other supplier has a fee, and who left the market has none", () => {
  expect(fees).toHaveLength(14);
  expect(feeOf("DATS 24")).toBeUndefined();
  expect(unknownFee("flanders", octoberSupply)).toMatchObject({
    fee: { value: 96.8, status: "estimate" },
    doubt: { lowest: { yearly: 0 }, highest: { yearly: 125 } },
  });
});

test("who asks least depends on what is shared, and all that ask the same are named", () => {
  expect(lowestFee(octoberSupply, kilowattHours(1000)).suppliers).toEqual(["Frank Energie", "Energy Knights"]);
});

test("a printed estimate of a year is what the formula of its card comes to at the regulator's index", () => {
  let compared = 0;
  for (const { card } of octoberCards) {
    if (card.kind !== "product") continue;
    const product = products[card.key];
    const { energyFormula, energyBasis, energyForecast, injectionFormula, injectionBasis, injectionForecast } = card;
    const bare = supplyCardsOn("2026-11-20", [
      {
        card: { ...card, energyForecast: null, energyBasis: "month", injectionForecast: null, injectionBasis: "month" },
        from: "2026-11-20",
        until: null,
        source: { title: "Proef", publisher: "Proef", readOn: "2026-11-19" },
      },
    ]).products[card.key];
    if (energyFormula && (energyForecast !== null || energyBasis === "year")) {
      compared += 1;
      const [printed, computed] = [product, bare].map((of) => of && yearlyEnergyPrice(of.card).value * 100);
      // TotalEnergies prints its estimate with the certificates inside, which it rounds.
      const tolerance = card.certificatesInside === undefined ? 0.03 : 0.1;
      expect(Math.abs((printed ?? 0) - (computed ?? 0)), `${card.key} energy`).toBeLessThan(tolerance);
    }
    if (injectionFormula && (injectionForecast !== null || injectionBasis === "year")) {
      compared += 1;
      const [printed, computed] = [product, bare].map((of) => of && yearlyInjectionPrice(of.card).value * 100);
      expect(Math.abs((printed ?? 0) - (computed ?? 0)), `${card.key} injection`).toBeLessThan(0.03);
    }
  }
  expect(compared).toBeGreaterThan(25);
});

/** Cents a kWh over a year, as worked out from the cards of October before they were typed here. */
test.each([
  ["aspiravi-eco-plus-flex", 20.06, 6.55],
  ["ebem-groen-variabel", 19.93, 6.1],
  ["ecopower-burgerstroom", 17.01, 4.08],
  ["engie-direct-online", 20.26, 4.38],
  ["eneco-zon-wind-flex", 19.49, 6.41],
  ["luminus-basicflex", 17.7, 4.74],
  ["mega-smart-flex", 21.36, 4.36],
  ["totalenergies-mycomfort", 20.02, 2],
  ["totalenergies-myessential", 19.31, 2],
  ["trevion-flex", 18.71, 5.05],
])("%s costs %d cents over a year and pays %d for injection", (key, energy, injection) => {
  const card = products[key]?.card;
  if (card === undefined) throw new Error(key);
  expect(yearlyEnergyPrice(card).value * 100).toBeCloseTo(energy, 1);
  expect(yearlyInjectionPrice(card).value * 100).toBeCloseTo(injection, 1);
});

test("certificates that are printed inside a price are taken out of it, so that they are not counted twice", () => {
  expect(products["totalenergies-mycomfort"]?.card.energyPrice.value).toBeCloseTo(0.2161, 9);
});

test("what cannot be signed any more stays for who has it, and is no part of the middle of what is sold", () => {
  const withdrawn = Object.values(products).filter(({ isWithdrawn }) => isWithdrawn);
  expect(withdrawn.map(({ card }) => card.product)).toEqual(["OCTA+ Fixed", "DATS 24 Groen Variabel"]);
  expect(products["octa-fixed"]?.card.energyPrice.value).toBe(0.1589);
  const sold = Object.values(products).filter(
    ({ region, dynamic: formula, isWithdrawn }) => region === "flanders" && formula === null && !isWithdrawn,
  );
  const middle = proposedProduct("buyer", "flanders", octoberSupply);
  expect(middle.card.product).toBe(`het midden van ${sold.length} contracten`);
  const prices = sold.map(({ card }) => yearlyEnergyPrice(card).value);
  const value = middle.card.energyPrice.value;
  expect(prices.filter((price) => price < value).length).toBeLessThanOrEqual(sold.length / 2);
  expect(prices.filter((price) => price > value).length).toBeLessThanOrEqual(sold.length / 2);
  expect(middle.card.energyPrice).toMatchObject({ status: "estimate", validFrom: "2026-10-01" });
});

test("a dynamic contract without a supplier follows the middle formula of its own region", () => {
  expect(dynamic.filter(({ region }) => region === "flanders").length).toBeGreaterThan(12);
  const formula = medianDynamic("buyer", "flanders", octoberSupply);
  expect(formula.product).toMatch(/^het midden van \d+ dynamische contracten$/);
  // A true median: as many of what is sold cost more as cost less, also of an even number.
  const priceOf = ({ energyAddition, energyFactor }: typeof formula) =>
    energyAddition.value + energyFactor.value * octoberSupply.market.offtake.value;
  const prices = dynamic.filter(({ region }) => region === "flanders").map(priceOf);
  const [less, more] = [
    prices.filter((price) => price < priceOf(formula) - 1e-12).length,
    prices.filter((price) => price > priceOf(formula) + 1e-12).length,
  ];
  expect(less).toBeLessThanOrEqual(prices.length / 2);
  expect(more).toBeLessThanOrEqual(prices.length / 2);
  expect(formula.energyFactor.value).toBeGreaterThan(0.99);
  expect(formula.energyFactor.value).toBeLessThan(1.1);
});
