import { ownInjection } from "#application/market/listings/offer-year.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayBand } from "#content/pages/accounts/my-offers.ts";
import type { PricedSite } from "#content/site.ts";
import { type Offer, toPublicOffer } from "#domain/market/listing.ts";
import { evaluateOfferTask, evaluationSite, situationOfSeller } from "#web/calculations/evaluate-offer.ts";
import { partnersTask } from "#web/calculations/journey-tasks.ts";
import { rangedPartner, rangeSentence } from "#web/calculations/partner-range.ts";
import type { Band } from "#web/pages/accounts/market/price-band.tsx";

/** Where this seller's price lies beside an average household, and what other kinds of buyer bring, on the own quarters. */
export async function loadPriceBand(
  ports: Pick<Ports, "store" | "workers">,
  offer: Offer,
  site: PricedSite,
): Promise<Band> {
  const injection = await ownInjection(ports, offer);
  const nobody = { use: "", postcode: "", energyPrice: "" };
  const asked = evaluationSite(site, offer.contract);
  const evaluated = await ports.workers.run(evaluateOfferTask, [toPublicOffer(offer), injection, nobody, asked]);
  if (evaluated === null || "refusal" in evaluated) return { sentence: null, range: null, line: null };
  const { priceBand, injectionPrice, agreedPrice, keptPrice, energyPrice } = evaluated;
  const situation = situationOfSeller(toPublicOffer(offer), injection, asked);
  const kinds = situation ? await ports.workers.run(partnersTask, { situation, ...asked }) : [];
  const rows = kinds.map((row) => rangedPartner("seller", row));
  const isBetter = priceBand === null && (rows[0]?.own.value ?? 0) > 0;
  return {
    sentence: priceBand && sayBand(priceBand),
    range: rangeSentence("seller", rows, isBetter),
    line: { injectionPrice, agreedPrice, keptPrice, energyPrice },
  };
}
