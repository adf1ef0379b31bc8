import fc from "fast-check";
import { expect, test } from "vitest";
import { fitOfOffer } from "#domain/market/offer-fit.ts";
import { sampleOf, sharedBySample } from "#domain/market/profile-sample.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const flat = (value: number) => sampleOf(seriesOf<"kWh">(new Float64Array(35_040).fill(value)));
const prices = { energyPrice: eurosPerKilowattHour(0.14), priceLimit: null, vatBorne: share(0.06) };
const buyer = { sample: flat(0.1), ...prices, fee: euros(100) };
const injectionPrice = eurosPerKilowattHour(0.02);
const offer = { sample: flat(0.2), injectionPrice, isLiableForVat: false, fee: euros(100) };

test("3,504 kWh at the middle of two prices leaves both the same after fees", () => {
  const fit = fitOfOffer({ ...offer, price: { kind: "open", lowest: null } }, buyer, 35_040);
  expect(fit.shared).toBeCloseTo(3504, 2);
  expect(fit.price).toBeCloseTo(0.08, 9);
  // 3,504 × (0.14 - 0.08) - 100
  expect(fit.gainBuyer).toBeCloseTo(110.24, 2);
  expect(fit.gainSeller).toBeCloseTo(110.24, 2);
  expect(fit.pays).toBe(true);
});

test("an asked price that leaves the buyer a loss is told with that loss", () => {
  const fit = fitOfOffer({ ...offer, price: { kind: "asked", price: eurosPerKilowattHour(0.13) } }, buyer, 35_040);
  expect(fit).toMatchObject({ price: 0.13, pays: false });
  expect(fit.gainBuyer).toBeCloseTo(3504 * 0.01 - 100, 2);
});

test("VAT on the sale of a company lowers what a buyer has left who does not get it back, and no other number", () => {
  const asked = { ...offer, price: { kind: "asked", price: eurosPerKilowattHour(0.08) } } as const;
  const [plain, taxed] = [asked, { ...asked, isLiableForVat: true }].map((one) => fitOfOffer(one, buyer, 35_040));
  expect(taxed?.gainSeller).toBe(plain?.gainSeller);
  expect((plain?.gainBuyer ?? 0) - (taxed?.gainBuyer ?? 0)).toBeCloseTo(3504 * 0.08 * 0.06, 2);
});

test("a gift costs the buyer nothing but the fee", () => {
  const fit = fitOfOffer({ ...offer, price: { kind: "gift" } }, buyer, 35_040);
  expect(fit.gainBuyer).toBeCloseTo(3504 * 0.14 - 100, 2);
  expect(fit.gainSeller).toBeCloseTo(-3504 * 0.02 - 100, 2);
});

test("a sample shares no more than either year holds, and the same both ways", () => {
  const samples = fc.array(fc.float({ min: 0, max: 10, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(samples, samples, (a, b) => {
      const [one, two] = [Float32Array.from(a), Float32Array.from(b)];
      const shared = sharedBySample(one, two, 4);
      const total = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0);
      // In single precision.
      expect(shared).toBeLessThanOrEqual(Math.min(total(one), total(two)) * (1 + 1e-6));
      expect(shared).toBe(sharedBySample(two, one, 4));
    }),
  );
});
