import type { Account } from "#application/ports/identity.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { hasFactor } from "#domain/accounts/has-factor.ts";

/**
 * The account, locked, when this sign-in may change its factors: it still stands, and it used one where there is one. Asked
 * in the transaction of the change: another that adds a factor at the same moment ends this sign-in first, or comes second.
 */
export async function lockToChangeFactors(parts: StoreParts, uid: string, token: string): Promise<Account | null> {
  if ((await parts.passkeys.listLocked(uid)) === null) return null;
  const [account, session] = await Promise.all([parts.accounts.find(uid), parts.sessions.find(token)]);
  if (!account || session?.uid !== uid) return null;
  return session.factorAt === null && hasFactor(account) ? null : account;
}

/** Other sign-ins, and what was begun in them, end with a change of factors. */
export async function endOtherWaysIn(parts: StoreParts, uid: string, token: string | null): Promise<void> {
  await parts.sessions.endAll(uid, token);
  await parts.tokens.drop(uid, ["add-passkey", "set-up-second-factor", "change-address"]);
}

/**
 * Takes the link of grant-operator: the factor that is added now opens the back office. False when it is not theirs, or when
 * another factor was there first, of which nobody knows by whom it was enrolled.
 */
export async function takeEnrolment(parts: StoreParts, account: Account, link: string): Promise<boolean> {
  return !hasFactor(account) && (await parts.tokens.take("enrol-operator", link))?.uid === account.uid;
}
