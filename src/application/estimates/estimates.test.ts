import fc from "fast-check";
import { expect, test } from "vitest";
import { type BuyerAnswers, type BuyerGivens, estimateForBuyer } from "#application/estimates/estimate-for-buyer.ts";
import {
  estimateForSeller,
  type SellerAnswers,
  type SellerGivens,
} from "#application/estimates/estimate-for-seller.ts";
import { estimateGuarantees } from "#application/estimates/estimate-guarantees.ts";
import { guaranteeDefaults } from "#application/estimates/guarantee-defaults.ts";
import { type CalculatorKind, saleTerms } from "#application/estimates/sale-terms.ts";
import { sharedOfRoof, sharingPractice } from "#application/estimates/sharing-practice.ts";
import { euros, eurosPerKilowattHour, kilowattHours, kilowattsPeak, share } from "#domain/units/quantity.ts";

const buyer: BuyerAnswers = {
  consumption: null,
  sharedEnergy: kilowattHours(2000),
  energyPrice: eurosPerKilowattHour(0.15),
  agreedPrice: eurosPerKilowattHour(0.1),
  injectionPrice: eurosPerKilowattHour(0.04),
  fee: euros(85),
};
const buyerGivens: BuyerGivens = { practice: sharingPractice, platformFee: euros(0), feeSeller: euros(121) };

const seller: SellerAnswers = {
  kilowattPeak: null,
  sharedEnergy: kilowattHours(2000),
  injectionPrice: eurosPerKilowattHour(0.04),
  agreedPrice: eurosPerKilowattHour(0.1),
  energyPrice: eurosPerKilowattHour(0.15),
  fee: euros(100),
};
const sellerGivens: SellerGivens = { practice: sharingPractice, platformFee: euros(0), feeBuyer: euros(85) };

test("a buyer who saves 5 cents on 2,000 kWh and pays 85 euros keeps 15, barely, and breaks even at 1,700 kWh", () => {
  const estimate = estimateForBuyer(buyer, buyerGivens);
  expect(estimate?.outcome?.gain).toBeCloseTo(15, 9);
  expect(estimate?.outcome?.otherGain).toBeCloseTo(-1, 9);
  expect(estimate?.outcome?.verdict).toBe("barely");
  expect(estimate?.breakEven).toBeCloseTo(1700, 9);
});

test("a seller who gets 6 cents more on 2,000 kWh and pays 100 euros keeps 20", () => {
  const estimate = estimateForSeller(seller, sellerGivens);
  expect(estimate?.outcome?.gain).toBeCloseTo(20, 9);
  expect(estimate?.outcome?.otherGain).toBeCloseTo(15, 9);
  expect(estimate?.breakEven).toBeCloseTo(100 / 0.06, 9);
});

test("our own fee stands inside the result and in its lines", () => {
  const estimate = estimateForBuyer(buyer, { ...buyerGivens, platformFee: euros(20) });
  expect(estimate?.outcome?.gain).toBeCloseTo(-5, 9);
  expect(estimate?.outcome?.verdict).toBe("does-not-pay");
  expect(estimate?.outcome?.lines).toContainEqual({ code: "platform-fee", amount: -20 });
});

test("without a volume the buyer learns from which volume it pays, and nothing more", () => {
  const estimate = estimateForBuyer({ ...buyer, sharedEnergy: null }, buyerGivens);
  expect(estimate).toMatchObject({ volume: null, outcome: null });
  expect(estimate?.breakEven).toBeCloseTo(1700, 9);
});

test("a consumption of 3,500 kWh is estimated to share a fifth, 700 kWh, and says that it is an estimate", () => {
  const estimate = estimateForBuyer({ ...buyer, sharedEnergy: null, consumption: kilowattHours(3500) }, buyerGivens);
  expect(estimate?.volume).toEqual({ amount: 700, origin: "estimated" });
});

test("what the visitor tells wins over what we would estimate", () => {
  const estimate = estimateForBuyer({ ...buyer, consumption: kilowattHours(3500) }, buyerGivens);
  expect(estimate?.volume).toEqual({ amount: 2000, origin: "told" });
});

test("where nobody measured sharing, a consumption gives no volume", () => {
  const answers = { ...buyer, sharedEnergy: null, consumption: kilowattHours(3500) };
  expect(estimateForBuyer(answers, { ...buyerGivens, practice: null })?.volume).toBeNull();
});

test("10 kWp makes 9,500 kWh, injects 62.24 % of it and shares a fifth of that", () => {
  const roof = sharedOfRoof(kilowattsPeak(10), sharingPractice);
  expect(roof.production).toBe(9500);
  expect(roof.injection).toBeCloseTo(5912.8, 6);
  expect(roof.shared).toBeCloseTo(1182.56, 6);
});

test("an unknown price gives no estimate at all", () => {
  expect(estimateForBuyer({ ...buyer, energyPrice: null }, buyerGivens)).toBeNull();
  expect(estimateForSeller({ ...seller, injectionPrice: null }, sellerGivens)).toBeNull();
});

test("an unknown price of the other side hides the other side's gain and nothing else", () => {
  const estimate = estimateForBuyer({ ...buyer, injectionPrice: null }, buyerGivens);
  expect(estimate?.outcome?.otherGain).toBeNull();
  expect(estimate?.outcome?.gain).toBeCloseTo(15, 9);
});

const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("the lines of the sum always add up to the gain", () => {
  const prices = fc.tuple(amount(0, 1), amount(0, 1), amount(-0.2, 0.5));
  fc.assert(
    fc.property(
      amount(0, 100_000),
      prices,
      amount(0, 500),
      amount(0, 50),
      (volume, [own, agreed, other], fee, ours) => {
        const sharedEnergy = kilowattHours(volume);
        const agreedPrice = eurosPerKilowattHour(agreed);
        const platformFee = euros(ours);
        const estimates = [
          estimateForBuyer(
            { ...buyer, sharedEnergy, energyPrice: eurosPerKilowattHour(own), agreedPrice, fee: euros(fee) },
            { ...buyerGivens, platformFee },
          ),
          estimateForSeller(
            { ...seller, sharedEnergy, injectionPrice: eurosPerKilowattHour(other), agreedPrice, fee: euros(fee) },
            { ...sellerGivens, platformFee },
          ),
        ];
        for (const estimate of estimates) {
          const total = estimate?.outcome?.lines.reduce((sum, line) => sum + line.amount, 0);
          expect(total).toBeCloseTo(estimate?.outcome?.gain ?? Number.NaN, 6);
        }
      },
    ),
  );
});

test("buyer and seller who fill in the same sale see each other's gain", () => {
  const forBuyer = estimateForBuyer(buyer, { ...buyerGivens, feeSeller: euros(100) });
  const forSeller = estimateForSeller(seller, sellerGivens);
  expect(forBuyer?.outcome?.otherGain).toBeCloseTo(forSeller?.outcome?.gain ?? Number.NaN, 9);
  expect(forSeller?.outcome?.otherGain).toBeCloseTo(forBuyer?.outcome?.gain ?? Number.NaN, 9);
});

test.each<CalculatorKind>(["general", "flanders", "brussels", "business"])(
  "the terms of %s meet halfway between two prices that leave something to divide",
  (kind) => {
    const terms = saleTerms(kind);
    expect(terms.energyPrice.value).toBeGreaterThan(terms.injectionPrice.value);
    expect(terms.agreedPrice).toBeCloseTo((terms.energyPrice.value + terms.injectionPrice.value) / 2, 12);
  },
);

test("an enterprise compares without VAT: 6 % off the energy, 21 % off the fee, both marked as estimates", () => {
  const terms = saleTerms("business");
  expect(terms.energyPrice.value).toBeCloseTo(0.1894 / 1.06, 12);
  expect(terms.feeBuyer.value).toBeCloseTo(100, 9);
  expect([terms.energyPrice.status, terms.feeBuyer.status]).toEqual(["estimate", "estimate"]);
});

test("40 MWh of guarantees at 3 euros with a fifth for the broker bring 96 euros", () => {
  const estimate = estimateGuarantees({
    injectedMegawattHours: 40,
    carriedMegawattHours: null,
    pricePerGuarantee: euros(3),
    brokerShare: share(0.2),
    yearlyFee: null,
  });
  expect(estimate).toMatchObject({ guarantees: 40, net: 96, scale: "producer" });
});

test("a roof with two guarantees a year is told that it is a household's scale", () => {
  const { price, brokerShare } = guaranteeDefaults("be");
  const estimate = estimateGuarantees({
    injectedMegawattHours: 2.4,
    carriedMegawattHours: null,
    pricePerGuarantee: price.value,
    brokerShare: brokerShare.value,
    yearlyFee: null,
  });
  expect(estimate).toMatchObject({ guarantees: 2, scale: "household" });
});
