import type { SignedIn } from "#application/ports/identity.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";
import { authenticatorCode } from "./authenticator-code.ts";
import { beginSession, setProofs, TEST_PASSWORD } from "./begin-session.ts";
import { softwarePasskey } from "./software-passkey.ts";

type Backend = Parameters<typeof beginSession>[0];

/** Gives the role; the second factors that the account has then are trusted. */
export async function grantRole({ store }: Pick<Ports, "store">, email: string, level: OperatorLevel): Promise<void> {
  const granted = await store.backOffice.operators.grant(email.toLowerCase(), level);
  if (granted === null) throw new Error(`${email} has no account.`);
}

/** Switches the second factor on in a sign-in, as its owner does on the page for it; gives the recovery codes. The moment is that of the identity's own clock. */
export async function raiseSignIn(
  { identity }: Pick<Ports, "identity">,
  { uid, token }: SignedIn,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const started = await identity.startSecondFactor(uid, TEST_PASSWORD);
  if (!started.ok) throw new Error(started.refusal.code);
  const code = authenticatorCode(started.value.secret, now);
  const confirmed = await identity.confirmSecondFactor(uid, token, code);
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  return confirmed.value.recoveryCodes;
}

type Choice = { readonly level?: OperatorLevel; readonly email?: string; readonly now?: Date };

/** Somebody with the role, a second factor, and a sign-in in which it was used. */
export async function beginOperatorSession(
  ports: Backend,
  { level = "act", email = `beheer-${level}@example.org`, now = new Date() }: Choice = {},
): Promise<SignedIn> {
  const signedIn = await beginSession(ports, email);
  await raiseSignIn(ports, signedIn, now);
  await setProofs(ports, signedIn, { password: 0, factor: 0 });
  await grantRole(ports, email, level);
  return signedIn;
}

/** Somebody whose account has a passkey, in a sign-in by the password alone. */
export async function beginSessionBeforeFactor(ports: Backend, origin: string): Promise<SignedIn> {
  const email = "tweede-stap@example.org";
  const { uid, token } = await beginSession(ports, email);
  const started = await ports.identity.startPasskey(uid, TEST_PASSWORD);
  if (!started.ok) throw new Error(started.refusal.code);
  const { challenge } = started.value;
  const answer = softwarePasskey(origin, new URL(origin).hostname).register(challenge);
  const added = await ports.identity.addPasskey(uid, token, { challenge, answer, name: "Telefoon" });
  if (!added.ok) throw new Error(added.refusal.code);
  return beginSession(ports, email);
}
