import type { RouterContextProvider } from "react-router";
import { loadLeadToConfirm, type Taken } from "#application/leads/take-lead.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import { loadOwnOffer } from "#application/market/listings/own-listings.ts";
import { previewNewOffer } from "#application/market/listings/preview-offer.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { type PublicOffer, toPublicOffer } from "#domain/market/listing.ts";
import { waitForColdSum } from "#web/calculations/sum-for-visitor.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { DONE_FIELD, REFUSED_FIELD } from "#web/forms/done-field.ts";
import { listingOfLead } from "#web/pages/accounts/leads/draft-from-lead.ts";
import { pathOfTaken } from "#web/pages/accounts/leads/path-of-taken.ts";
import { offerView, type ShownView, shownOf } from "#web/sections/offer/offer-view.ts";

type Publication =
  | { readonly side: "buyer" }
  | { readonly side: "seller"; readonly view: ShownView; readonly seen: string };

/**
 * What the link of a confirmation can put on the market at once: the offer as others will see it, or a request, which
 * nobody sees. Null for a link that brings nothing along, is not known, is asked for too often, or while the database is
 * away: the page is then as it always was.
 */
export async function loadPublication(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<Publication | null> {
  const [ports, site] = [context.get(portsContext), context.get(siteContext)];
  try {
    const found = await loadLeadToConfirm(ports, token);
    if (!found || waitForColdSum(context) !== null) return null;
    const told = await listingOfLead(ports, site, found.uid, found.lead);
    if (!told) return null;
    if (told.side === "buyer") return { side: "buyer" };
    const preview = await previewNewOffer(ports, found.uid, told.offer, told.context);
    if (!preview?.canPublish) return null;
    const { offer, year } = preview;
    return { side: "seller", view: shownOf(offerView(offer, year, site)), seen: seenMark(offer) };
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

/**
 * Publishes what was just taken along, as its owner saw it; tells where to go on. The address is confirmed by then, so a
 * refusal only leaves the draft a draft, with the reason beside it.
 */
export async function publishTaken(ports: Ports, uid: string, taken: Taken, seen: string): Promise<string> {
  const [draft] = taken.drafts;
  const otherwise = pathOfTaken(taken);
  if (taken.leads !== 1 || !draft) return otherwise;
  const { side, listingId } = draft;
  try {
    if (side === "buyer") {
      const moved = await moveRequest(ports, uid, listingId, "publish");
      return moved.ok ? `/account/vragen?${DONE_FIELD}=publish` : otherwise;
    }
    const offer = await loadOwnOffer(ports, uid, listingId);
    const isAsSeen = offer !== null && seenMark(toPublicOffer(offer)) === seen;
    if (!isAsSeen) return `${otherwise}&${REFUSED_FIELD}=listing-changed`;
    const moved = await moveOffer(ports, uid, listingId, "publish");
    return moved.ok
      ? `/aanbod/${listingId}?${DONE_FIELD}=publish`
      : `${otherwise}&${REFUSED_FIELD}=${moved.refusal.code}`;
  } catch (error) {
    if (error instanceof Unavailable) return otherwise;
    throw error;
  }
}

const MILLION = 1_000_000;

/** What a reader would miss if it changed between the page and the button: a card of today may be another tomorrow. */
function seenMark({ title, place, surplus, price, injectionPrice }: PublicOffer): string {
  const asked = price.kind === "asked" ? price.price : price.kind === "open" ? (price.lowest ?? 0) : 0;
  const numbers = [surplus, asked * MILLION, injectionPrice * MILLION].map(Math.round);
  return [title, place.municipality, price.kind, ...numbers].join("|");
}
