import { consumerVat } from "#application/market/consumer-vat.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { sayLeftOver } from "#content/market/left-over-words.ts";
import { sayPower, sayPrice, technologyNames } from "#content/market/listing-words.ts";
import { listingStateNames, sayRequestState } from "#content/market/market-refusals.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { type ListingState, movesOfOwner } from "#domain/market/listing-state.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import type { ListedListing } from "#web/pages/accounts/market/listing-list.tsx";

const tones = {
  draft: "neutral",
  published: "secondary",
  paused: "sun",
  reserved: "primary",
  contracted: "primary",
  ended: "neutral",
} as const satisfies Record<ListingState, ListedListing["state"]["tone"]>;

const whole = (energy: number) => formatKilowattHours(energy, { fractionDigitsMax: 0 });

const shared = (listing: Offer | MarketRequest, side: "seller" | "buyer", stateName: string) => ({
  id: listing.id,
  title: listing.title,
  state: {
    label: stateName,
    tone: tones[listing.state],
  },
  isDemo: listing.isDemo,
  isHidden: listing.moderation === "hidden",
  moves: movesOfOwner(listing.state),
  leftOver: listing.state === "published" && listing.leftOver ? sayLeftOver(listing.leftOver, side) : null,
});

function stateOfRequest({ id, state, sellersMax }: MarketRequest, proposals: Parameters<typeof listedRequest>[2]) {
  const sellers = proposals.filter((proposal) => proposal.requestId === id && proposal.state === "accepted").length;
  return sayRequestState(state, sellers, sellersMax);
}

export const listedOffer = (offer: Offer): ListedListing => ({
  ...shared(offer, "seller", listingStateNames[offer.state]),
  where: `${offer.place.municipality}, ${technologyNames[offer.installation.technology].toLowerCase()}, ${sayPower(offer.installation)}`,
  energy: whole(offer.measuredTotal ?? offer.surplus),
  price: sayPrice(offer, consumerVat()),
  // Nobody publishes what they have not seen as others will.
  moves: movesOfOwner(offer.state).filter((move) => move !== "publish"),
  preview: movesOfOwner(offer.state).includes("publish") ? `/aanbod/${offer.id}/voorbeeld` : null,
  edit: `/account/aanbod/${offer.id}`,
  look: offer.state === "published" && offer.moderation !== "hidden" ? `/aanbod/${offer.id}` : null,
});

/** With the proposals of its owner: a request of a buyer who has a seller says so. */
export const listedRequest = (
  request: MarketRequest,
  noLimit: string,
  proposals: readonly Pick<MarketProposal, "requestId" | "state">[],
): ListedListing => ({
  ...shared(request, "buyer", stateOfRequest(request, proposals)),
  where: request.place.municipality,
  energy: whole(request.measuredTotal ?? request.offtake),
  price: request.priceLimit === null ? noLimit : formatCentsPerKilowattHour(request.priceLimit),
  preview: null,
  edit: `/account/vragen/${request.id}`,
  look: null,
});
