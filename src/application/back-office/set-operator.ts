import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "transaction"> };

/** Who stands behind an act of the command line, in the list that operators read. */
const COMMAND = "npm run db";

/** Gives the role, or changes its level. False when no confirmed account has this address. */
export const grantOperator = ({ store }: Ports, email: EmailAddress, level: OperatorLevel): Promise<boolean> =>
  store.transaction(async ({ backOffice: { operators, acts } }) => {
    const uid = await operators.grant(emailKey(email), level);
    if (uid === null) return false;
    await acts.add({ ...byCommand, act: "grant-operator", about: uid, why: level });
    return true;
  });

export const revokeOperator = ({ store }: Ports, email: EmailAddress): Promise<boolean> =>
  store.transaction(async ({ backOffice: { operators, acts } }) => {
    const uid = await operators.revoke(emailKey(email));
    if (uid === null) return false;
    await acts.add({ ...byCommand, act: "revoke-operator", about: uid, why: "" });
    return true;
  });

const byCommand = { uid: null, operator: COMMAND, cameToNothing: false } as const;
