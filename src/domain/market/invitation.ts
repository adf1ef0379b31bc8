import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import { type EmailAddress, emailKey, maskEmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { Technology } from "#domain/connections/connection.ts";
import { cleanText, type ListingFault, listingLimits, numberFault } from "#domain/market/check-listing.ts";
import { COUNTER_MESSAGE_MAX, leadsToSomebody } from "#domain/market/counter-offer.ts";
import { lapsesAfter, type MarketProposal, type MarketSide, otherSide } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { roundPaid } from "#domain/units/price-steps.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What the price of an invitation says of VAT. Of a seller who is still to answer nobody knows: it is in the price. */
export type InvitedVat = "included" | "none";

export type InvitationState = "open" | "accepted" | "declined" | "withdrawn" | "lapsed";

/** What the two agreed on: everything that their agreement begins with, and what it brings both. */
export type InvitedPair = {
  readonly region: MarketRegion;
  readonly municipalities: Readonly<Record<MarketSide, string>>;
  readonly technology: Technology;
  readonly power: number;
  readonly pair: MarketProposal["pair"];
};

/** One person asks another, whom they know, to share power at a price. */
export type Invitation = {
  readonly id: string;
  readonly state: InvitationState;
  readonly inviterUid: string;
  /** How the inviter is named to the other; empty for who gave no name that may be told. */
  readonly inviterName: string;
  /** Of the inviter. The partner is the other. */
  readonly side: MarketSide;
  /** Of the inviter. It may be gone since. */
  readonly connectionId: string;
  /** What a household pays: VAT is in it where the seller charges that. An enterprise pays it without. */
  readonly price: EurosPerKilowattHour;
  readonly message: string;
  /** The key of the address that was invited, as long as it is open: afterwards only the masked one is left. */
  readonly email: string | null;
  readonly masked: string;
  /** The account that took it, by its link or by its address; null before. */
  readonly partnerUid: string | null;
  readonly partnerConnectionId: string | null;
  /** Null until it is accepted. */
  readonly agreed: InvitedPair | null;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  readonly updatedAt: Date;
};

export type InvitationRefusal =
  | { readonly code: "invitation-unknown" }
  | { readonly code: "invitation-closed"; readonly state: Exclude<InvitationState, "open"> | "taken" }
  | { readonly code: "invitation-own" }
  | { readonly code: "email-malformed" }
  | { readonly code: "own-address" }
  /** By the same person, and not answered yet. */
  | { readonly code: "already-invited" }
  | { readonly code: "price-invalid"; readonly fault: ListingFault }
  | { readonly code: "connection-unknown" }
  /** The inviter threw the connection away. */
  | { readonly code: "connection-gone" }
  | { readonly code: "connection-makes-nothing" }
  | { readonly code: "connection-incomplete"; readonly of: MarketSide; readonly fault: ListingFault }
  | { readonly code: "same-connection" }
  | { readonly code: "regions-differ" }
  /** A seller may have one buyer. */
  | { readonly code: "connection-sells-already" };

/** What somebody types to invite a partner. */
export type InvitationInput = {
  readonly side: MarketSide;
  readonly connectionId: string;
  /** Euros a kWh as a household pays it; zero is a gift. */
  readonly price: number;
  readonly email: string;
  readonly message: string;
};

type CheckedInput = Omit<InvitationInput, "price" | "email"> & {
  readonly price: EurosPerKilowattHour;
  readonly email: EmailAddress;
};
export type InputRefusal =
  | Extract<InvitationRefusal, { code: "email-malformed" | "own-address" | "price-invalid" }>
  | {
      readonly code: "message-with-contact";
    }
  | { readonly code: "text-too-long"; readonly maximum: number };

/** Words that lead to nobody, as in a proposal; an address that is not one's own; a price within the bounds of any offer. */
export function checkInvitation(
  input: InvitationInput,
  { ownEmail, numberRemoved }: { readonly ownEmail: string; readonly numberRemoved: string },
): Result<CheckedInput, InputRefusal> {
  const fault = numberFault(input.price, listingLimits.price);
  if (fault) return refused({ code: "price-invalid", fault });
  const email = parseEmailAddress(input.email);
  if (email === null) return refused({ code: "email-malformed" });
  if (emailKey(email) === ownEmail.toLowerCase()) return refused({ code: "own-address" });
  const message = cleanText(input.message, numberRemoved);
  if (message.length > COUNTER_MESSAGE_MAX) return refused({ code: "text-too-long", maximum: COUNTER_MESSAGE_MAX });
  if (leadsToSomebody(message)) return refused({ code: "message-with-contact" });
  return ok({ ...input, price: roundPaid(input.price), email, message });
}

const NAME_MAX = 60;

/** The first name of a person, or the name of a company: never an address or a number in its stead. */
export function invitingName(profile: StoredProfile | null): string {
  const name = (profile?.kind === "company" ? profile.company?.name : profile?.firstName)
    ?.replaceAll(/\s+/g, " ")
    .trim();
  return !name || name.length > NAME_MAX || leadsToSomebody(name) ? "" : name;
}

export const newInvitation = (
  made: Pick<Invitation, "id" | "inviterUid" | "inviterName">,
  { side, connectionId, price, message, email }: CheckedInput,
  now: Date,
): Invitation => ({
  ...made,
  state: "open",
  side,
  connectionId,
  price,
  message,
  email: emailKey(email),
  masked: maskEmailAddress(emailKey(email)),
  partnerUid: null,
  partnerConnectionId: null,
  agreed: null,
  createdAt: now,
  lapsesAt: lapsesAfter(now),
  updatedAt: now,
});

/** The state as it is now: what nobody answered in time has lapsed, whether or not it was noted yet. */
export const stateAt = ({ state, lapsesAt }: Pick<Invitation, "state" | "lapsesAt">, now: Date): InvitationState =>
  state === "open" && lapsesAt <= now ? "lapsed" : state;

type Reader = { readonly uid: string; readonly email: string };

/** Who somebody is to an invitation: who sent it, or who may answer it, by having taken it or by the address that it went to. */
export function roleIn(
  { inviterUid, partnerUid, email }: Pick<Invitation, "inviterUid" | "partnerUid" | "email">,
  reader: Reader,
): "inviter" | "partner" | null {
  if (reader.uid === inviterUid) return "inviter";
  if (partnerUid !== null) return partnerUid === reader.uid ? "partner" : null;
  return email !== null && email === reader.email.toLowerCase() ? "partner" : null;
}

export const partnerSide = ({ side }: Pick<Invitation, "side">): MarketSide => otherSide(side);

/** The two accounts and connections by the side on which they stand. */
export function sidesOf<T>(
  { side }: Pick<Invitation, "side">,
  inviter: T,
  partner: T,
): Readonly<Record<MarketSide, T>> {
  return side === "seller" ? { seller: inviter, buyer: partner } : { seller: partner, buyer: inviter };
}
