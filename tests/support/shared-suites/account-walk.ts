import type { Client, Identity, SignedIn } from "#application/ports/identity.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { fixedClock } from "../fixed-clock.ts";

export type IdentityUnderTest = {
  readonly identity: Identity;
  /** As another process would open it on the same accounts. */
  readonly another: Identity;
  readonly store: Store;
  readonly clock: ReturnType<typeof fixedClock>;
  close(): Promise<void>;
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const password = "vier lampen dansen traag";
export const otherPassword = "gele fiets op het dak";
export const client: Client = { address: "192.0.2.1", device: "Firefox op Linux", deviceToken: null };
export const refusal = (code: string) => ({ ok: false, refusal: { code } });

let people = 0;
export const newAddress = (): EmailAddress => address(`person-${people++}@example.org`);
/** Networks are counted, so whoever must not be slowed down comes from a fresh one. */
export const freshClient = (): Client => ({ ...client, address: `2001:db8:${(people++).toString(16)}::1` });

export function address(text: string): EmailAddress {
  const parsed = parseEmailAddress(text);
  if (parsed === null) throw new Error(`${text} is no address.`);
  return parsed;
}

/** What people do, in few words. */
export function walkOf(site: () => IdentityUnderTest) {
  async function takeMails(): Promise<MailMessage[]> {
    const claimed = await site().store.outbox.claim(1000);
    for (const { id } of claimed) await site().store.outbox.markSent(id);
    return claimed.map(({ message }) => message);
  }
  async function takeToken(kind: MailMessage["kind"]): Promise<string> {
    const mail = (await takeMails()).findLast((message) => message.kind === kind);
    if (!mail || !("token" in mail)) throw new Error(`No ${kind} mail with a token waits.`);
    return mail.token;
  }
  const register = (email: EmailAddress, chosen = password, isSilent = false) =>
    site().identity.register({
      email,
      password: chosen,
      document: { firstName: "An" },
      consents: [{ purpose: "terms", textVersion: "2026-11-15", isGiven: true }],
      isSilent,
    });
  async function join(email = newAddress()): Promise<SignedIn & { readonly email: EmailAddress }> {
    await takeMails();
    await register(email);
    const confirmed = await site().identity.confirmAddress(await takeToken("confirm-address"), freshClient());
    if (!confirmed.ok) throw new Error("The confirmation was refused.");
    return { email, ...confirmed.value };
  }
  async function signIn(email: EmailAddress, from = freshClient(), typed = password): Promise<SignedIn> {
    const answer = await site().identity.signIn(email, typed, from);
    if (!answer.ok || answer.value.kind !== "signed-in") throw new Error(`Not signed in: ${JSON.stringify(answer)}`);
    return answer.value;
  }
  return { takeMails, takeToken, register, join, signIn };
}

export type Walk = ReturnType<typeof walkOf>;
