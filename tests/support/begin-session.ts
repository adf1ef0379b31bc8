import type { Client, SignedIn } from "#application/ports/identity.ts";
import type { Ports } from "#application/ports/ports.ts";
import { type EmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { UserProfile } from "#domain/accounts/user-profile.ts";
import { signedInCookies } from "#web/requests/session-cookies.ts";

export const TEST_PASSWORD = "gele lampen onder het afdak";
export const TEST_EMAIL = "an@example.org";

export const TEST_NETWORK = "192.0.2.1";
const client: Client = { address: TEST_NETWORK, device: "Chrome op Linux", deviceToken: null };
const profile: UserProfile = {
  roles: ["buyer"],
  kind: "person",
  firstName: "An",
  lastName: "Peeters",
  company: null,
  postcode: "9000",
  phone: null,
};

type Sent = { readonly to: string; readonly text: string };
type Backend = Pick<Ports, "identity" | "store"> &
  Partial<Pick<Ports, "clock">> & {
    /** A site whose own schedule delivers: how to make it look for mail, and what it delivered so far, newest last. */
    readonly delivery?: { wake(): void; readonly sent: readonly Sent[] };
  };

/** Proofs as if they were given some minutes ago, by the clock of the site. */
export async function setProofs(
  { store, clock }: Pick<Backend, "store" | "clock">,
  { uid, token }: SignedIn,
  minutesAgo: { readonly password: number; readonly factor?: number },
): Promise<void> {
  const ago = (minutes: number) => new Date((clock?.now() ?? new Date()).getTime() - minutes * 60_000);
  const factorAt = minutesAgo.factor === undefined ? {} : { factorAt: ago(minutesAgo.factor) };
  await store.sessions.noteProof(uid, token, { provedAt: ago(minutesAgo.password), ...factorAt });
}

/** Somebody who is signed in and just gave the password, by the way that everybody goes: an account, the token of its mail, a session. */
export async function beginSession(ports: Backend, text: string = TEST_EMAIL): Promise<SignedIn> {
  const email = parseEmailAddress(text) as EmailAddress;
  const signedIn = await signInOrJoin(ports, email);
  await setProofs(ports, signedIn, { password: 0 });
  return signedIn;
}

async function signInOrJoin(ports: Backend, email: EmailAddress): Promise<SignedIn> {
  const known = await ports.identity.signIn(email, TEST_PASSWORD, client);
  if (known.ok && known.value.kind === "signed-in") return known.value;
  const deliveredBefore = ports.delivery?.sent.length ?? 0;
  await ports.identity.register({ email, password: TEST_PASSWORD, document: profile, consents: [] });
  const result = await ports.identity.confirmAddress(await takeToken(ports, email, deliveredBefore), client);
  if (!result.ok) throw new Error(`${email} cannot sign in: ${result.refusal.code}`);
  return result.value;
}

async function takeToken({ store, delivery }: Backend, email: string, deliveredBefore: number): Promise<string> {
  if (delivery) return readToken(delivery, email, deliveredBefore);
  for (const { id, message } of await store.outbox.claim(100)) {
    if (message.kind !== "confirm-address" || message.to !== email) continue;
    await store.outbox.markSent(id);
    return message.token;
  }
  throw new Error(`No mail waits for ${email}.`);
}

async function readToken(
  { wake, sent }: NonNullable<Backend["delivery"]>,
  email: string,
  deliveredBefore: number,
): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    wake();
    const delivered = sent.slice(deliveredBefore).findLast(({ to, text }) => to === email && text.includes("token="));
    const token = /token=([\w-]+)/.exec(delivered?.text ?? "")?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail came for ${email}.`);
}

/** The session as a browser keeps it. */
export function sessionCookies(signedIn: SignedIn, address: string) {
  const lines = signedInCookies(signedIn, new Date(), address);
  return lines.map((line) => {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: address };
  });
}

/** The session as a request carries it. */
export const sessionHeader = (signedIn: SignedIn, address: string): string =>
  sessionCookies(signedIn, address)
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
