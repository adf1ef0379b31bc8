import { expect, test } from "vitest";
import type { PricedSite } from "#content/site.ts";
import { readStoredProfile } from "#domain/account-details/stored-profile.ts";
import { proposedRequest } from "#web/pages/accounts/market/proposals/proposed-answers.ts";

const site = { today: "2026-11-17", platformFee: 0, cards: [], dayPrices: [] } as unknown as PricedSite;
const request = (kind: "company" | "person") =>
  proposedRequest({ profile: readStoredProfile({ kind, postcode: "9000" }), saved: null }, site);

test("a company that tells nothing yet is asked about an office, a person about a house", () => {
  expect(request("company")).toMatchObject({ wie: "onderneming", gebouw: "kantoor", postcode: "9000" });
  expect(request("person")).toMatchObject({ wie: "particulier", gebouw: "geen" });
});
