import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import { isBackOfficeOpen, isBackOfficeSightingDue } from "#domain/accounts/proof-life.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = {
  readonly store: Pick<Store, "backOffice" | "sessions">;
  readonly identity: Pick<Identity, "proof">;
  readonly clock: Clock;
};

export type OperatorAccess =
  | { readonly kind: "stranger" }
  /** Has the role, but no factor that is trusted: only the link of grant-operator opens the way. */
  | { readonly kind: "enrolment-missing" }
  /** Has the role, but nothing beside a password opened this sign-in. */
  | { readonly kind: "second-factor-missing" }
  /** The second factor was used too long ago, or the back office was not used for a while. */
  | { readonly kind: "lapsed"; readonly operator: Operator }
  | { readonly kind: "operator"; readonly operator: Operator };

/** Who may open the back office: the role, factors that are trusted, and a sign-in in which one was used lately. */
export async function recogniseOperator(
  { store, identity, clock }: Ports,
  visitor: Visitor | null,
  sessionToken: string | null,
): Promise<OperatorAccess> {
  if (visitor === null || sessionToken === null) return { kind: "stranger" };
  const role = await store.backOffice.operators.find(visitor.uid);
  if (role === null) return { kind: "stranger" };
  if (!role.areFactorsTrusted) return { kind: "enrolment-missing" };
  const proof = await identity.proof(sessionToken);
  if (proof.factorAt === null) return { kind: "second-factor-missing" };
  const operator = { ...visitor, level: role.level };
  const now = clock.now();
  if (!isBackOfficeOpen(proof, now)) return { kind: "lapsed", operator };
  if (isBackOfficeSightingDue(proof.backOfficeSeenAt, now)) await store.sessions.noteBackOffice(sessionToken, now);
  return { kind: "operator", operator };
}
