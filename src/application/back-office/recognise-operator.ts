import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice">; readonly identity: Pick<Identity, "proof"> };

export type OperatorAccess =
  | { readonly kind: "stranger" }
  /** Has the role, but no factor that is trusted: only the link of grant-operator opens the way. */
  | { readonly kind: "enrolment-missing" }
  /** Has the role, but nothing beside a password opened this sign-in. */
  | { readonly kind: "second-factor-missing" }
  | { readonly kind: "operator"; readonly operator: Operator };

/** Who may open the back office: the role, factors that are trusted, and a sign-in in which one was used. */
export async function recogniseOperator(
  { store, identity }: Ports,
  visitor: Visitor | null,
  sessionToken: string | null,
): Promise<OperatorAccess> {
  if (visitor === null || sessionToken === null) return { kind: "stranger" };
  const role = await store.backOffice.operators.find(visitor.uid);
  if (role === null) return { kind: "stranger" };
  if (!role.areFactorsTrusted) return { kind: "enrolment-missing" };
  if ((await identity.proof(sessionToken)).factorAt === null) return { kind: "second-factor-missing" };
  return { kind: "operator", operator: { ...visitor, level: role.level } };
}
