import type { LoaderFunctionArgs } from "react-router";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import { readCalculationQuery } from "#web/calculations/calculation-address.ts";
import { dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { findMatches, type JourneyMatch } from "#web/calculations/find-matches.ts";
import { buyersTermsTask } from "#web/calculations/journey-tasks.ts";
import { cardsOfAddress, OFFER_FIELD } from "#web/calculations/page-address.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import { portsContext, siteContext } from "#web/context.ts";

/** Null while the market could not be asked. */
export type FittingSellers = { readonly matches: readonly JourneyMatch[] | null };

/** The sellers of the square that fit the buyer of an address, as the journey finds them. */
export async function loader(asking: LoaderFunctionArgs): Promise<Response> {
  const { context, url } = asking;
  const site = context.get(siteContext);
  const { market, today, platformFee } = site;
  const address = readCalculationQuery(url.searchParams);
  const words = buyerWords(site).matches;
  if (address?.side !== "buyer" || !words) return answer({ matches: [] });
  // Who looks for other sellers computes without the one of the address.
  address.params.delete(OFFER_FIELD);
  const cards = cardsOfAddress(address.params, site);
  const dayPrices = dayPricesOfAddress(address.params, site);
  const setting = { side: "buyer", market, today, variant: address.variant, platformFee, cards, dayPrices } as const;
  const terms = await sumForVisitor(asking, buyersTermsTask, { query: address.params.toString(), setting });
  return answer({ matches: terms ? await findMatches(context.get(portsContext), terms, words) : [] });
}

const answer = (found: FittingSellers) => Response.json(found, { headers: { "cache-control": "private, max-age=60" } });
