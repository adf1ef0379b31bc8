import type { ListingFaults } from "#domain/market/check-listing.ts";
import type { CounterRefusal } from "#domain/market/counter-offer.ts";
import type { InvitationRefusal } from "#domain/market/invitation.ts";
import type { MoveRefusal } from "#domain/market/listing-state.ts";
import type { ProposalRefusal } from "#domain/market/proposal.ts";

/** Why something on the market is refused; the sentences are in content. */
export type MarketRefusal =
  | { readonly code: "listing-invalid"; readonly faults: ListingFaults }
  /** Not there, or somebody else's: the two look the same from outside. */
  | { readonly code: "listing-unknown" }
  /** Another tab was first. */
  | { readonly code: "listing-changed" }
  | { readonly code: "listing-bound" }
  | { readonly code: "listing-hidden" }
  | { readonly code: "too-many-listings"; readonly maximum: number }
  | MoveRefusal
  | { readonly code: "proposal-unknown" }
  | ProposalRefusal
  /** Another buyer and this seller were a moment earlier. */
  | { readonly code: "seller-taken" }
  | { readonly code: "buyer-full"; readonly maximum: number }
  | { readonly code: "region-closed" }
  | { readonly code: "partners-do-not-fit" }
  | { readonly code: "pair-does-not-pay" }
  | { readonly code: "proposal-known" }
  | { readonly code: "report-empty" }
  | { readonly code: "text-too-long"; readonly maximum: number }
  /** The other side asked another price since the page was read. */
  | { readonly code: "proposal-changed" }
  | CounterRefusal
  | InvitationRefusal
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number }
  | { readonly code: "file-consent-missing" }
  | { readonly code: "file-incomplete" }
  | { readonly code: "photo-too-large"; readonly maximumBytes: number }
  | { readonly code: "photo-not-an-image" };
