import { describe, expect, test } from "vitest";
import {
  freshClient,
  HOUR,
  type IdentityUnderTest,
  MINUTE,
  newAddress,
  otherPassword,
  password,
  refusal,
  type Walk,
} from "./account-walk.ts";

export function describeRegistration(site: () => IdentityUnderTest, walk: Walk): void {
  describe("registering", () => {
    test("who registers, confirms and signs in is recognised, with document and consents", async () => {
      const { email, uid } = await walk.join();
      const { token } = await walk.signIn(email);
      expect(await site().identity.recognise(token)).toEqual({ uid, email });
      expect(await site().store.documents.get(`user/${uid}`)).toEqual({ exists: true, data: { firstName: "An" } });
      expect(await site().store.consents.list(uid)).toMatchObject([{ purpose: "terms", isGiven: true }]);
      expect((await site().store.events.list(uid)).map(({ event }) => event)).toEqual([
        "registered",
        "address-confirmed",
        "signed-in",
        "signed-in",
      ]);
    });

    test("a form that is sent twenty times at once makes one account and one mail, and a while later the mail comes again", async () => {
      await walk.takeMails();
      const email = newAddress();
      await Promise.all(Array.from({ length: 20 }, () => walk.register(email)));
      const kinds = (await walk.takeMails()).map((mail) => `${mail.kind} ${mail.to}`).toSorted();
      expect(kinds).toEqual([`confirm-address ${email}`]);
      site().clock.advance(11 * 60_000);
      await walk.register(email);
      expect(await walk.takeMails()).toMatchObject([{ kind: "confirm-address", to: email }]);
      await site().identity.resendConfirmation(email);
      expect(await walk.takeMails()).toHaveLength(1);
    });

    test("registering a known address in other capitals changes nothing and tells its owner by mail", async () => {
      const { email } = await walk.join();
      await walk.takeMails();
      await walk.register(email.toUpperCase() as typeof email, otherPassword);
      expect(await walk.takeMails()).toMatchObject([{ kind: "already-registered" }]);
      await walk.signIn(email);
      expect(await site().identity.signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
    });

    test("a password that a stranger chose for an address is worth nothing once its owner registers too", async () => {
      const email = newAddress();
      await walk.register(email, otherPassword);
      const strangersLink = await walk.takeToken("confirm-address");
      await walk.register(email, password);
      expect(await site().identity.confirmAddress(strangersLink, freshClient())).toEqual(refusal("token-unknown"));
      expect(await site().identity.signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
      const mails = await walk.takeMails();
      expect(mails).toMatchObject([{ kind: "reset-password", to: email }]);
      await site().identity.resendConfirmation(email);
      const link = await walk.takeToken("reset-password");
      expect(await site().identity.resetPassword(link, password)).toMatchObject({ ok: true });
      const { uid } = await walk.signIn(email);
      // Nor do the profile and the consents that the stranger left.
      expect(await site().store.documents.get(`user/${uid}`)).toEqual({ exists: false });
      expect(await site().store.consents.list(uid)).toEqual([]);
    });

    test("two passwords void both also when the address gets no more mail, and a mail asked later opens it", async () => {
      const email = newAddress();
      await walk.register(email, otherPassword);
      const strangersLink = await walk.takeToken("confirm-address");
      await walk.register(email, password, true);
      expect(await walk.takeMails()).toEqual([]);
      expect(await site().identity.confirmAddress(strangersLink, freshClient())).toEqual(refusal("token-unknown"));
      for (const typed of [password, otherPassword]) {
        expect(await site().identity.signIn(email, typed, freshClient())).toEqual(refusal("credentials-wrong"));
      }
      await site().identity.resendConfirmation(email);
      const link = await walk.takeToken("reset-password");
      expect(await site().identity.resetPassword(link, password)).toMatchObject({ ok: true });
    });

    test("two who register one address at the same moment with two passwords void both", async () => {
      await walk.takeMails();
      const email = newAddress();
      await Promise.all([walk.register(email, password), walk.register(email, otherPassword)]);
      const mails = await walk.takeMails();
      for (const typed of [password, otherPassword]) {
        expect(await site().identity.signIn(email, typed, freshClient())).toEqual(refusal("credentials-wrong"));
      }
      for (const mail of mails) {
        if (mail.kind !== "confirm-address") continue;
        const confirmed = await site().identity.confirmAddress(mail.token, freshClient());
        expect(confirmed).toEqual(refusal("token-unknown"));
      }
      expect(mails.map(({ kind }) => kind)).toContain("reset-password");
    });

    test("a form that is sent twice leaves the first confirmation as it was", async () => {
      await walk.takeMails();
      const email = newAddress();
      await walk.register(email);
      const link = await walk.takeToken("confirm-address");
      await walk.register(email);
      expect(await site().identity.confirmAddress(link, freshClient())).toMatchObject({ ok: true });
    });

    test("a confirmation works once, also when it is pressed twice at the same time", async () => {
      const email = newAddress();
      await walk.register(email);
      const link = await walk.takeToken("confirm-address");
      const answers = await Promise.all([1, 2, 3].map(() => site().identity.confirmAddress(link, freshClient())));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await site().identity.confirmAddress(link, freshClient())).toEqual(refusal("token-unknown"));
    });

    test("a confirmation lives 48 hours", async () => {
      const [kept, late] = [newAddress(), newAddress()];
      await walk.register(kept);
      const keptLink = await walk.takeToken("confirm-address");
      await walk.register(late);
      const lateLink = await walk.takeToken("confirm-address");
      site().clock.advance(48 * HOUR - MINUTE);
      expect(await site().identity.confirmAddress(keptLink, freshClient())).toMatchObject({ ok: true });
      site().clock.advance(MINUTE);
      expect(await site().identity.confirmAddress(lateLink, freshClient())).toEqual(refusal("token-unknown"));
    });

    test.each(["", "x", "a".repeat(43), "\0".repeat(43), "é".repeat(50_000)])(
      "what is no token confirms nothing",
      async (text) => {
        expect(await site().identity.confirmAddress(text, freshClient())).toEqual(refusal("token-unknown"));
        expect(await site().identity.resetPassword(text, password)).toEqual(refusal("token-unknown"));
        expect(await site().identity.confirmEmailChange(text)).toEqual(refusal("token-unknown"));
        expect(await site().identity.recognise(text)).toBeNull();
      },
    );

    test("asking for a mail about an unknown or confirmed address sends none", async () => {
      const { email } = await walk.join();
      await walk.takeMails();
      await site().identity.resendConfirmation(email);
      await site().identity.resendConfirmation(newAddress());
      await site().identity.requestReset(newAddress());
      expect(await walk.takeMails()).toEqual([]);
    });
  });
}
