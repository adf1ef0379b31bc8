import { ok, type Result, refused } from "#domain/result.ts";

/** The life of an offer or a request. Only an offer is reserved and contracted: a buyer may have several sellers. */
export const listingStates = ["draft", "published", "paused", "reserved", "contracted", "ended"] as const;
export type ListingState = (typeof listingStates)[number];

/** What its owner may do with it. */
export const ownerMoves = ["publish", "pause", "resume", "end"] as const;
export type OwnerMove = (typeof ownerMoves)[number];

/** What an agreement does with an offer: both accepted, it stands, or it fell through. */
export type AgreementMove = "reserve" | "contract" | "release";
export type ListingMove = OwnerMove | AgreementMove;

const MOVES: Readonly<Record<ListingState, Partial<Readonly<Record<ListingMove, ListingState>>>>> = {
  draft: { publish: "published", end: "ended" },
  published: { pause: "paused", end: "ended", reserve: "reserved" },
  paused: { resume: "published", end: "ended", reserve: "reserved" },
  // Who accepted a buyer is bound to tell so: an offer ends by its agreement, not by its owner.
  reserved: { contract: "contracted", release: "published" },
  contracted: { release: "published", end: "ended" },
  ended: {},
};

export type MoveRefusal = {
  readonly code: "move-not-allowed";
  readonly from: ListingState;
  readonly move: ListingMove;
};

export function moveListing(from: ListingState, move: ListingMove): Result<ListingState, MoveRefusal> {
  const to = MOVES[from][move];
  return to === undefined ? refused({ code: "move-not-allowed", from, move }) : ok(to);
}

export const movesOfOwner = (state: ListingState): OwnerMove[] =>
  ownerMoves.filter((move) => MOVES[state][move] !== undefined);

/** What was agreed on stands: only what is not yet bound can be changed. */
export const isEditable = (state: ListingState): boolean =>
  state === "draft" || state === "published" || state === "paused";

/** Whether others see a listing. A report alone hides nothing: somebody looks first. */
export const moderations = ["open", "reported", "hidden"] as const;
export type Moderation = (typeof moderations)[number];
