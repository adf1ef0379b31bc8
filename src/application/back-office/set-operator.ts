import type { Account, Identity } from "#application/ports/identity.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "transaction"> };
type IdentityPort = { readonly identity: Pick<Identity, "account" | "issueEnrolment"> };
/** The account's factors that open the back office from now on; or the link by which the first is enrolled, and none yet. */
type Granted =
  | { readonly account: Account; readonly enrolment: null }
  | { readonly account: null; readonly enrolment: string };

/** Who stands behind an act of the command line, in the list that operators read. */
const COMMAND = "npm run db";

/** Gives the role, or changes its level; `isAnew` takes the factors away that the account has. Null when no confirmed account has this address. */
export async function grantOperator(
  { store, identity }: Ports & IdentityPort,
  email: EmailAddress,
  level: OperatorLevel,
  isAnew = false,
): Promise<Granted | null> {
  const granted = await store.transaction(async ({ backOffice: { operators, acts } }) => {
    const role = await operators.grant(emailKey(email), level);
    if (role) await acts.add({ ...byCommand, act: "grant-operator", about: role.uid, why: level });
    return role;
  });
  if (granted === null) return null;
  const enrolment = await identity.issueEnrolment(granted.uid, isAnew);
  if (enrolment !== null) return { account: null, enrolment };
  const account = await identity.account(granted.uid);
  return account && { account, enrolment: null };
}

export const revokeOperator = ({ store }: Ports, email: EmailAddress): Promise<boolean> =>
  store.transaction(async ({ backOffice: { operators, acts } }) => {
    const uid = await operators.revoke(emailKey(email));
    if (uid === null) return false;
    await acts.add({ ...byCommand, act: "revoke-operator", about: uid, why: "" });
    return true;
  });

const byCommand = { uid: null, operator: COMMAND, cameToNothing: false } as const;
