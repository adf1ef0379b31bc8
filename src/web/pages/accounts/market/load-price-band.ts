import { listingYear } from "#application/market/market-year.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayBand } from "#content/pages/accounts/my-offers.ts";
import type { Site } from "#content/site.ts";
import { type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { weighOffer } from "#web/calculations/weigh-offer.ts";
import type { Band } from "#web/pages/accounts/market/price-band.tsx";

/** Where this seller's price lies beside an average household, on the seller's own quarters. */
export async function loadPriceBand({ store }: Pick<Ports, "store">, offer: Offer, site: Site): Promise<Band> {
  const kept = offer.profileKind === "file" ? await store.market.profiles.read(offer.uid, offer.id) : null;
  const { injection } = listingYear("seller", offer, kept);
  const nobody = { use: "", postcode: "", energyPrice: "" };
  const weighed = await weighOffer(toPublicOffer(offer), injection, nobody, site);
  if (weighed === null || "refusal" in weighed) return { sentence: null, line: null };
  const { priceBand, injectionPrice, agreedPrice, energyPrice } = weighed;
  return { sentence: priceBand && sayBand(priceBand), line: { injectionPrice, agreedPrice, energyPrice } };
}
