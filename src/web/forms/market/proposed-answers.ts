import { sayPriceHint } from "#content/pages/accounts/my-offers.ts";
import type { PricedSite } from "#content/site.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import type { Technology } from "#domain/connections/connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { listedUse } from "#domain/market/listing.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { roundPaid } from "#domain/units/price-steps.ts";
import { companyTerms, householdTerms } from "#web/calculations/household-terms.ts";
import { technologyValues } from "#web/forms/fields/field-kinds.ts";
import { HOME, OFFICE } from "#web/forms/market/building.ts";
import { connectionTexts, tick, typedNumber, wordOf } from "#web/forms/market/listing-fields.ts";
import type { OfferField } from "#web/forms/market/offer-form.ts";
import type { RequestField } from "#web/forms/market/request-form.ts";

const CENTS = 100;

/** What is known before a listing is made: who somebody is, and the connection that it is about when one was chosen. */
type Known = { readonly profile: StoredProfile | null; readonly saved: SavedConnection | null };
/** What a visitor typed on the way here counts before the profile, and after a connection that was chosen. */
type KnownRequest = Known & {
  readonly told: Readonly<Record<"postcode" | "use" | "building" | "energyPrice", string>>;
};

const postcodeOf = ({ profile, saved }: Known): string => saved?.postcode || profile?.postcode || "";

const regionOf = (known: Known): MarketRegion =>
  regionOfPostcode(postcodeOf(known)) === "brussels" ? "brussels" : "flanders";

const knownAnswers = ({ profile, saved }: Known) => ({
  postcode: postcodeOf({ profile, saved }),
  wie: profile?.kind === "company" ? "onderneming" : "particulier",
  naam: profile?.company?.name ?? "",
  gebouw: "geen",
  auto: "geen",
  contract: "enkel",
  partners: "iedereen",
  richting: "180",
  ...(saved
    ? connectionTexts(listedUse(saved.connection), saved.connection.installation, saved.connection.battery)
    : {}),
});

/** A price below nothing does not exist on the market: who pays to inject gains from any buyer. */
const typedPrice = (price: number) => typedNumber(roundPaid(Math.max(0, price)), CENTS);
const typedFee = (fee: number) => typedNumber(Math.round(fee * CENTS) / CENTS);

/** What stands in a form before anything is typed; where nothing is known, the figures of an average household. */
export function proposedOffer(known: Known, site: PricedSite) {
  const terms = householdTerms(regionOf(known), site);
  const contract = known.saved?.contract;
  const initial: Partial<Record<OfferField, string>> = {
    ...knownAnswers(known),
    technologie: wordOf<Technology>(technologyValues, known.saved?.connection.installation?.technology ?? "solar"),
    vraagprijs: "vast",
    btw: known.saved?.isVatExempt ? "vrijgesteld" : "aangerekend",
    injectieprijs: typedPrice(contract?.injectionPrice ?? terms.injectionPrice),
    kost: typedFee(contract?.sharingFee ?? terms.feeSeller),
  };
  return { initial, hint: sayPriceHint(terms) };
}

/** Who told another building than a home asks as an enterprise there, like a company. */
export function proposedRequest(
  known: KnownRequest,
  site: PricedSite,
  region = regionOf(known),
): Partial<Record<RequestField, string>> {
  const { saved, told } = known;
  const isCompany = known.profile?.kind === "company" || (saved === null && told.building !== HOME);
  const terms = (isCompany ? companyTerms : householdTerms)(region, site);
  const contract = saved?.contract;
  return {
    ...knownAnswers(known),
    ...(saved === null && told.postcode !== "" ? { postcode: told.postcode } : {}),
    ...(saved === null && told.use !== "" ? { verbruik: told.use } : {}),
    ...(isCompany ? { wie: "onderneming" } : {}),
    ...(isCompany && saved === null ? { gebouw: told.building === HOME ? OFFICE : told.building } : {}),
    // The form asks for panels of one's own alone.
    panelen: tick(saved?.connection.installation?.technology === "solar"),
    energieprijs: told.energyPrice || typedPrice(contract?.energyPrice ?? terms.energyPrice),
    kost: typedFee(contract?.sharingFee ?? terms.feeBuyer),
  };
}
