import { isWhole, type StoredProfile } from "#domain/account-details/stored-profile.ts";

export type NextStep =
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
  readonly forms: readonly { readonly id: string; readonly kind: string; readonly state: "draft" | "signed" }[];
  readonly isProtected: boolean;
  /** Whose agreement the site carries already needs no blank one. */
  readonly hasContract: boolean;
};

/** What somebody can do next, the most useful first. */
export function nextSteps({ profile, forms, isProtected, hasContract }: Situation): NextStep[] {
  const steps: NextStep[] = [];
  if (!profile) steps.push({ code: "make-profile" });
  else if (!isWhole(profile)) steps.push({ code: "complete-profile" });
  if (profile && profile.connections.length === 0) steps.push({ code: "add-connection" });
  const draft = forms.find(({ state }) => state === "draft");
  if (draft) steps.push({ code: "finish-draft", formId: draft.id, formKind: draft.kind });
  else if (!hasContract && !forms.some(({ kind }) => kind === "sale-agreement"))
    steps.push({ code: "start-agreement" });
  if (!isProtected) steps.push({ code: "protect-account" });
  steps.push({ code: "calculate", role: profile?.roles.includes("seller") ? "seller" : "buyer" });
  return steps;
}
