import { sayPriceHint } from "#content/pages/accounts/my-offers.ts";
import type { Site } from "#content/site.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import { typedNumber } from "#web/forms/listing-fields.ts";
import type { OfferField } from "#web/forms/offer-form.ts";
import type { RequestField } from "#web/forms/request-form.ts";

const CENTS = 100;

const regionOf = (profile: StoredProfile | null): MarketRegion =>
  regionOfPostcode(profile?.postcode ?? "") === "brussels" ? "brussels" : "flanders";

const known = (profile: StoredProfile | null) => ({
  postcode: profile?.postcode ?? "",
  wie: profile?.kind === "company" ? "onderneming" : "particulier",
  naam: profile?.company?.name ?? "",
  gebouw: "woning",
  auto: "geen",
  partners: "iedereen",
  richting: "180",
});

/** What stands in a form before anything is typed: what the profile knows, and the figures of an average household. */
export function proposedOffer(profile: StoredProfile | null, site: Site) {
  const terms = householdTerms(regionOf(profile), site);
  const initial: Partial<Record<OfferField, string>> = {
    ...known(profile),
    technologie: "zon",
    vraagprijs: "vast",
    injectieprijs: typedNumber(Math.round(terms.injectionPrice * 10_000) / 10_000, CENTS),
    kost: typedNumber(Math.round(terms.feeSeller * CENTS) / CENTS),
  };
  return { initial, hint: sayPriceHint(terms) };
}

export function proposedRequest(profile: StoredProfile | null, site: Site): Partial<Record<RequestField, string>> {
  const terms = householdTerms(regionOf(profile), site);
  return {
    ...known(profile),
    energieprijs: typedNumber(Math.round(terms.energyPrice * 10_000) / 10_000, CENTS),
    kost: typedNumber(Math.round(terms.feeBuyer * CENTS) / CENTS),
  };
}
