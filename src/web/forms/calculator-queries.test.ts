import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateForBuyer } from "#application/estimates/estimate-for-buyer.ts";
import { estimateForSeller } from "#application/estimates/estimate-for-seller.ts";
import { estimateGuarantees } from "#application/estimates/estimate-guarantees.ts";
import { guaranteeDefaults } from "#application/estimates/guarantee-defaults.ts";
import { saleTerms } from "#application/estimates/sale-terms.ts";
import { sharingPractice } from "#application/estimates/sharing-practice.ts";
import { euros } from "#domain/units/quantity.ts";
import { readBuyerQuery } from "#web/forms/buyer-query.ts";
import { readGuaranteesQuery } from "#web/forms/guarantees-query.ts";
import { readSellerQuery } from "#web/forms/seller-query.ts";

const query = (fields: Record<string, string>) => new URLSearchParams(fields);
const terms = saleTerms("general");
const readBuyer = (fields: Record<string, string>) => readBuyerQuery(query(fields), "be", terms);

test("an empty address proposes our figures and leaves the volume open", () => {
  const reading = readBuyer({});
  expect(reading.faults).toEqual({});
  expect(reading.typed).toEqual({
    postcode: "",
    verbruik: "",
    gedeeld: "",
    energieprijs: "18,94",
    prijs: "11,85",
    kost: "121",
    injectieprijs: "4,76",
  });
  expect(reading.answers).toMatchObject({ sharedEnergy: null, energyPrice: 0.1894, fee: 121 });
});

test("what the home page sends is understood", () => {
  expect(readBuyer({ postcode: "9000", verbruik: "3.500" }).answers).toMatchObject({
    postcode: "9000",
    consumption: 3500,
  });
  expect(readSellerQuery(query({ postcode: "9000", kwp: "5,4" }), "be", terms).answers).toMatchObject({
    postcode: "9000",
    kilowattPeak: 5.4,
  });
});

test.each([
  ["1.234,5", 1234.5],
  ["1234.5", 1234.5],
  ["1 234,5", 1234.5],
  ["2500 kWh", 2500],
])("a volume of %j is read as %d kWh", (gedeeld, value) => {
  expect(readBuyer({ gedeeld }).answers?.sharedEnergy).toBe(value);
});

test.each([
  ["energieprijs", "", { code: "missing" }],
  ["energieprijs", "veel", { code: "not-a-number" }],
  ["energieprijs", "201", { code: "too-high", limit: 200 }],
  ["gedeeld", "-1", { code: "too-low", limit: 0 }],
  ["gedeeld", "Infinity", { code: "not-a-number" }],
  ["gedeeld", "NaN", { code: "not-a-number" }],
  ["gedeeld", "1e9", { code: "not-a-number" }],
  ["gedeeld", "9".repeat(400), { code: "not-a-number" }],
  ["gedeeld", "99999999999", { code: "too-high", limit: 5_000_000 }],
  ["verbruik", "0", { code: "too-low", limit: 1 }],
  ["kost", "-5", { code: "too-low", limit: 0 }],
  ["injectieprijs", "-51", { code: "too-low", limit: -50 }],
  ["postcode", "90000", { code: "postcode" }],
  ["postcode", "0123", { code: "postcode" }],
] as const)("%s=%j is refused with its reason, and kept as typed", (field, text, fault) => {
  const reading = readBuyer({ [field]: text });
  expect(reading.faults).toEqual({ [field]: fault });
  expect(reading.typed[field]).toBe(text);
  expect(reading.answers).toBeNull();
});

test("a negative injection price is real and allowed", () => {
  expect(readSellerQuery(query({ injectieprijs: "-1,5" }), "be", terms).answers?.injectionPrice).toBeCloseTo(
    -0.015,
    12,
  );
});

test("on the Dutch market nothing is proposed and its postcodes are read", () => {
  const reading = readBuyerQuery(query({ postcode: "1012 ab", verbruik: "3500" }), "nl", null);
  expect(reading.faults).toEqual({});
  expect(reading.answers).toMatchObject({ postcode: "1012 AB", energyPrice: null, fee: null });
  expect(readBuyerQuery(query({ postcode: "9000" }), "nl", null).faults).toEqual({ postcode: { code: "postcode" } });
});

test("a percentage for the broker becomes a share", () => {
  const reading = readGuaranteesQuery(query({ mwh: "40,6", aandeel: "15 %" }), guaranteeDefaults("be"));
  expect(reading.answers).toMatchObject({ injectedMegawattHours: 40.6, brokerShare: 0.15, yearlyFee: null });
});

const text = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom("", "-1", "NaN", "Infinity", "1e309", "0x10", "١٢", "1.234,5", "€ 12", "12 %"),
);

test("whatever is typed, no result ever holds NaN, an infinity or a negative volume", () => {
  const names = [
    "postcode",
    "verbruik",
    "kwp",
    "gedeeld",
    "energieprijs",
    "prijs",
    "kost",
    "injectieprijs",
    "mwh",
    "rest",
  ];
  const fields = fc.dictionary(fc.constantFrom(...names), text);
  fc.assert(
    fc.property(fields, (typed) => {
      const givens = { practice: sharingPractice, platformFee: euros(0), feeSeller: euros(121), feeBuyer: euros(121) };
      const buyer = readBuyer(typed).answers;
      const seller = readSellerQuery(query(typed), "be", terms).answers;
      const guarantees = readGuaranteesQuery(query(typed), guaranteeDefaults("be")).answers;
      const estimates = [
        buyer && estimateForBuyer(buyer, givens),
        seller && estimateForSeller(seller, givens),
        guarantees && estimateGuarantees(guarantees),
      ];
      for (const estimate of estimates) {
        expect(
          JSON.stringify(estimate, (_, value) =>
            typeof value === "number" && !Number.isFinite(value) ? "bad" : value,
          ),
        ).not.toContain('"bad"');
        if (estimate && "volume" in estimate) expect(estimate.volume?.amount ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});
