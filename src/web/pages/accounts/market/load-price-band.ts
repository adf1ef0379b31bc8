import { ownInjection } from "#application/market/listings/offer-year.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayBand } from "#content/pages/accounts/my-offers.ts";
import { rangedPartner, rangeSentence } from "#content/pages/calculators/partner-range.ts";
import type { PricedSite } from "#content/site.ts";
import { type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { evaluationSite, priceBandTask } from "#web/calculations/evaluate-offer.ts";
import type { Band } from "#web/pages/accounts/market/price-band.tsx";

/** Where this seller's price lies beside an average household, and what other kinds of buyer bring, on the own quarters. */
export async function loadPriceBand(
  ports: Pick<Ports, "store" | "workers">,
  offer: Offer,
  site: PricedSite,
): Promise<Band> {
  const injection = await ownInjection(ports, offer);
  const question = [toPublicOffer(offer), injection, evaluationSite(site, undefined, offer.contract)] as const;
  const { household, kinds } = await ports.workers.run(priceBandTask, question);
  if (household === null || "refusal" in household) return { sentence: null, range: null, line: null };
  const { priceBand, injectionPrice, agreedPrice, keptPrice, energyPrice } = household;
  // Without a price for a household none is named among those with whom it pays.
  const rows = kinds
    .filter(({ code }) => priceBand !== null || code !== "household")
    .map((row) => rangedPartner("seller", row));
  const family = kinds.find(({ code }) => code === "household");
  return {
    sentence: priceBand && sayBand(priceBand),
    range: rangeSentence("seller", family?.gain.seller ?? 0, rows),
    line: { injectionPrice, agreedPrice, keptPrice, energyPrice },
  };
}
