import type { Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice">; readonly identity: Pick<Identity, "account" | "isTwoStep"> };

export type OperatorAccess =
  | { readonly kind: "stranger" }
  /** Has the role, but nothing beside a password opened this sign-in. */
  | { readonly kind: "second-factor-missing" }
  | { readonly kind: "operator"; readonly operator: Operator };

/** Who may open the back office: the role, an account with a second factor, and a sign-in in which it was used. */
export async function recogniseOperator(
  { store, identity }: Ports,
  visitor: Visitor | null,
  sessionToken: string | null,
): Promise<OperatorAccess> {
  if (visitor === null || sessionToken === null) return { kind: "stranger" };
  const level = await store.backOffice.operators.levelOf(visitor.uid);
  if (level === null) return { kind: "stranger" };
  const account = await identity.account(visitor.uid);
  const hasFactor = account !== null && (account.hasSecondFactor || account.passkeys.length > 0);
  if (!hasFactor || !(await identity.isTwoStep(sessionToken))) return { kind: "second-factor-missing" };
  return { kind: "operator", operator: { ...visitor, level } };
}
