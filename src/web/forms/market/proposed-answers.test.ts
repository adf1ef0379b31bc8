import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { PricedSite } from "#content/site.ts";
import { readStoredProfile } from "#domain/account-details/stored-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros } from "#domain/units/quantity.ts";
import { proposedRequest } from "#web/forms/market/proposed-answers.ts";
import { readSituation } from "#web/forms/queries/situation-query.ts";
import { calculate } from "../../../../tests/support/calculate.ts";

const site = { today: "2026-11-17", platformFee: 0, cards: [], dayPrices: [] } as unknown as PricedSite;
const untold = { postcode: "", use: "", building: "geen", energyPrice: "" };
const request = (kind: "company" | "person", told = untold) =>
  proposedRequest({ profile: readStoredProfile({ kind, postcode: "9000" }), saved: null, told }, site);

test("a company that tells nothing yet is asked about an office, a person about a house", () => {
  expect(request("company")).toMatchObject({ wie: "onderneming", gebouw: "kantoor", postcode: "9000" });
  expect(request("person")).toMatchObject({ wie: "particulier", gebouw: "geen" });
});

test("a company is proposed the price and the fee that a calculator counts for one, a person those of a household", () => {
  const params = new URLSearchParams("koper=onderneming&handel=kantoor");
  const { situation } = readSituation(params, defaultSituation("buyer", "be", site.today as CalendarDay));
  const setting = { places: null, platformFee: euros(0), cards: [], dayPrices: null };
  const answer = situation && calculate(situation, setting, 0);
  if (!answer?.ok) throw new Error("The calculator has no answer for an office.");
  const { energyPrice, feeBuyer } = answer.value.sale;
  const company = request("company");
  const shown = (text = "") => Number(text.replace(",", "."));
  expect(shown(company.energieprijs)).toBeCloseTo(energyPrice * 100, 1);
  expect(shown(company.kost)).toBeCloseTo(feeBuyer, 1);
  expect(request("person").energieprijs).not.toBe(company.energieprijs);
});

test("what was told at an offer stands in the form", () => {
  const told = { postcode: "9800", use: "4200", building: "bakkerij", energyPrice: "17,5" };
  expect(request("person", told)).toMatchObject({
    postcode: "9800",
    verbruik: "4200",
    gebouw: "bakkerij",
    energieprijs: "17,5",
    // As the answer at the offer counted it.
    wie: "onderneming",
    kost: request("company").kost,
  });
});
