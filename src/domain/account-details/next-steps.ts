import { isWhole, type StoredProfile } from "#domain/account-details/stored-profile.ts";
import type { ListingState } from "#domain/market/listing-state.ts";

export type NextStep =
  | { readonly code: "answer-invitation" | "await-invitation"; readonly invitationId: string }
  | { readonly code: "publish-offer" | "publish-request"; readonly listingId: string }
  | { readonly code: "make-offer" }
  | { readonly code: "make-request"; readonly postcode: string; readonly use: number | null }
  | { readonly code: "make-profile" }
  | { readonly code: "complete-profile" }
  | { readonly code: "add-connection" }
  | { readonly code: "finish-draft"; readonly formId: string; readonly formKind: string }
  | { readonly code: "start-agreement" }
  | { readonly code: "calculate"; readonly role: "buyer" | "seller" }
  | { readonly code: "protect-account" };

type Situation = {
  /** Null when the user document does not exist. */
  readonly profile: StoredProfile | null;
  readonly listings: readonly {
    readonly id: string;
    readonly side: "offer" | "request";
    readonly state: ListingState;
  }[];
  /** Those that are open, the one that lapses first in front, and whether it is the reader who answers. */
  readonly invitations: readonly { readonly id: string; readonly isToAnswer: boolean }[];
  readonly hasConnection: boolean;
  /** What the first connection uses in a year, in kWh, where that was told. */
  readonly use: number | null;
  readonly forms: readonly { readonly id: string; readonly kind: string; readonly state: "draft" | "signed" }[];
  readonly isProtected: boolean;
  /** One that is not over: who has it needs no blank one. */
  readonly hasContract: boolean;
};

/** What somebody can do next, the most useful first. */
export function nextSteps({
  profile,
  hasConnection,
  use,
  listings,
  invitations,
  forms,
  isProtected,
  hasContract,
}: Situation): NextStep[] {
  const answered = invitations.find(({ isToAnswer }) => isToAnswer);
  const awaited = invitations.find(({ isToAnswer }) => !isToAnswer);
  const steps: NextStep[] = [
    ...(answered ? [{ code: "answer-invitation", invitationId: answered.id } as const] : []),
    ...marketSteps(profile, use, listings, hasContract || invitations.length > 0),
  ];
  if (!profile) steps.push({ code: "make-profile" });
  else if (!isWhole(profile)) steps.push({ code: "complete-profile" });
  // An agreement asks itself for the connection that counts, and was counted out before both said yes.
  if (profile && !hasConnection && !hasContract) steps.push({ code: "add-connection" });
  const draft = forms.find(({ state }) => state === "draft");
  if (draft) steps.push({ code: "finish-draft", formId: draft.id, formKind: draft.kind });
  else if (!hasContract && invitations.length === 0 && !forms.some(({ kind }) => kind === "sale-agreement"))
    steps.push({ code: "start-agreement" });
  if (awaited) steps.push({ code: "await-invitation", invitationId: awaited.id });
  if (!isProtected) steps.push({ code: "protect-account" });
  if (!hasContract) steps.push({ code: "calculate", role: profile?.roles.includes("seller") ? "seller" : "buyer" });
  return steps;
}

/** A draft that nobody sees yet, or the first listing of who came to sell or to buy. */
function marketSteps(
  profile: StoredProfile | null,
  use: number | null,
  listings: Situation["listings"],
  hasContract: boolean,
): readonly NextStep[] {
  const drafts = listings.filter(({ state }) => state === "draft");
  if (drafts.length > 0)
    return drafts.map(({ side, id }) => ({
      code: side === "offer" ? "publish-offer" : "publish-request",
      listingId: id,
    }));
  if (!profile || hasContract || listings.some(({ state }) => state !== "ended")) return [];
  const { roles, postcode } = profile;
  return [
    ...(roles.includes("seller") ? [{ code: "make-offer" } as const] : []),
    ...(roles.includes("buyer") ? [{ code: "make-request", postcode, use } as const] : []),
  ];
}
