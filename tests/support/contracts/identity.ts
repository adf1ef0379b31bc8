import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Asker, Identity } from "#application/ports/identity.ts";
import type { MailMessage } from "#application/ports/mail.ts";
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

const asker: Asker = { address: "192.0.2.1", device: "Firefox op Linux", deviceToken: null };
const password = "een lange zin om te onthouden";

/** What every identity backend keeps. A backend joins by one call. */
export function describeIdentity(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`identity on ${name}`, () => {
    let site: IdentityUnderTest;
    beforeAll(async () => {
      site = await open();
    });
    afterAll(() => site.close());

    let people = 0;
    const newAddress = () => address(`person-${people++}@example.org`);
    const register = (email: EmailAddress, chosen = password) =>
      site.identity.register({ email, password: chosen, document: { firstName: "An" }, consents: [] });
    /** The mails that wait, taken out of the outbox. */
    async function takeMails(): Promise<MailMessage[]> {
      const claimed = await site.store.outbox.claim(1000);
      for (const { id } of claimed) await site.store.outbox.markSent(id);
      return claimed.map(({ message }) => message);
    }
    async function takeToken(kind: MailMessage["kind"]): Promise<string> {
      const mail = (await takeMails()).findLast((message) => message.kind === kind);
      if (!mail || !("token" in mail)) throw new Error(`No ${kind} mail with a token waits.`);
      return mail.token;
    }
    async function join(email = newAddress()) {
      await takeMails();
      await register(email);
      const confirmed = await site.identity.confirmAddress(await takeToken("confirm-address"), asker);
      if (!confirmed.ok) throw new Error("The token was refused.");
      return { email, ...confirmed.value };
    }

    test("who registers, confirms and signs in is recognised, and no longer after signing out", async () => {
      const { email, uid } = await join();
      const answer = await site.identity.signIn(email, password, asker);
      if (!answer.ok || answer.value.kind !== "signed-in") throw new Error("Not signed in.");
      expect(await site.identity.recognise(answer.value.token)).toEqual({ uid, email });
      await site.identity.signOut(answer.value.token);
      expect(await site.identity.recognise(answer.value.token)).toBeNull();
    });

    test("a reset ends every sign-in and its link works once", async () => {
      const { email, token } = await join();
      await site.identity.requestReset(email);
      const link = await takeToken("reset-password");
      expect(await site.identity.resetPassword(link, "een heel andere zin nu")).toEqual({ ok: true, value: undefined });
      expect(await site.identity.recognise(token)).toBeNull();
      const again = await site.identity.resetPassword(link, "nog een andere zin nu");
      expect(again).toEqual({ ok: false, refusal: { code: "token-unknown" } });
      expect((await site.identity.signIn(email, password, asker)).ok).toBe(false);
      expect((await site.identity.signIn(email, "een heel andere zin nu", asker)).ok).toBe(true);
    });
  });
}

function address(text: string): EmailAddress {
  const parsed = parseEmailAddress(text);
  if (parsed === null) throw new Error(`${text} is no address.`);
  return parsed;
}
