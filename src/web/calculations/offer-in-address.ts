import { offerToCompute } from "#application/market/listings/offer-year.ts";
import type { Store } from "#application/ports/store.ts";
import { OFFER_FIELD } from "#web/calculations/offered-seller.ts";
import type { CalculationAddress } from "#web/calculations/page-address.ts";

export type OfferPorts = { readonly store: Pick<Store, "market"> };

/** On the server: the offer that a buyer's address names; null without one on the market. */
export const offerInAddress = async (
  ports: OfferPorts,
  { side, params }: Pick<CalculationAddress, "side" | "params">,
): ReturnType<typeof offerToCompute> => {
  const id = params.get(OFFER_FIELD)?.trim();
  return id && side === "buyer" ? offerToCompute(ports, id) : null;
};
