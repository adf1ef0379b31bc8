import { describe, expect, test } from "vitest";
import {
  DAY,
  freshClient,
  HOUR,
  type IdentityUnderTest,
  newAddress,
  otherPassword,
  password,
  refusal,
  type Walk,
} from "./account-walk.ts";

export function describeAccountChanges(site: () => IdentityUnderTest, walk: Walk): void {
  const identity = () => site().identity;
  const done = { ok: true, value: undefined };

  describe("changing an account", () => {
    test("a reset ends every sign-in, tells the owner, and its link works once", async () => {
      const { email, token } = await walk.join();
      await identity().requestReset(email);
      const link = await walk.takeToken("reset-password");
      expect(await identity().resetPassword(link, otherPassword)).toEqual(done);
      expect(await walk.takeMails()).toMatchObject([{ kind: "password-changed", to: email }]);
      expect(await identity().recognise(token)).toBeNull();
      expect(await identity().resetPassword(link, password)).toEqual(refusal("token-unknown"));
      expect(await identity().signIn(email, password, freshClient())).toEqual(refusal("credentials-wrong"));
      await walk.signIn(email, freshClient(), otherPassword);
    });

    test("a reset link lives an hour, and a used one takes the others with it", async () => {
      const { email } = await walk.join();
      await identity().requestReset(email);
      const late = await walk.takeToken("reset-password");
      site().clock.advance(HOUR);
      expect(await identity().resetPassword(late, otherPassword)).toEqual(refusal("token-unknown"));
      await identity().requestReset(email);
      const first = await walk.takeToken("reset-password");
      await identity().requestReset(email);
      const second = await walk.takeToken("reset-password");
      expect(await identity().resetPassword(first, otherPassword)).toEqual(done);
      expect(await identity().resetPassword(second, password)).toEqual(refusal("token-unknown"));
    });

    test("a confirmation link resets no password, and a reset link confirms no change of address", async () => {
      const email = newAddress();
      await walk.register(email);
      const link = await walk.takeToken("confirm-address");
      expect(await identity().resetPassword(link, otherPassword)).toEqual(refusal("token-unknown"));
      expect(await identity().confirmEmailChange(link)).toEqual(refusal("token-unknown"));
      expect(await identity().confirmAddress(link, freshClient())).toMatchObject({ ok: true });
    });

    test("a new password renews this sign-in and ends the others", async () => {
      const { uid, email, token } = await walk.join();
      const other = await walk.signIn(email);
      expect(await identity().changePassword(uid, otherPassword, otherPassword, token)).toEqual(
        refusal("password-wrong"),
      );
      await walk.takeMails();
      const renewed = await identity().changePassword(uid, password, otherPassword, token);
      if (!renewed.ok) throw new Error("The change was refused.");
      expect(renewed.value.token).not.toBe(token);
      expect(await identity().recognise(renewed.value.token)).toEqual({ uid, email });
      expect(await identity().recognise(token)).toBeNull();
      expect(await identity().recognise(other.token)).toBeNull();
      expect(await walk.takeMails()).toMatchObject([{ kind: "password-changed", to: email }]);
      await walk.signIn(email, freshClient(), otherPassword);
    });

    test("an address changes when the new one is confirmed, and both are told", async () => {
      const { uid, email, token } = await walk.join();
      const next = newAddress();
      await walk.takeMails();
      expect(await identity().requestEmailChange(uid, otherPassword, next)).toEqual(refusal("password-wrong"));
      await identity().requestReset(email);
      const oldReset = await walk.takeToken("reset-password");
      expect(await identity().requestEmailChange(uid, password, next)).toEqual(done);
      const mails = await walk.takeMails();
      expect(mails).toMatchObject([
        { kind: "address-changing", to: email, newAddressMasked: "p•••@example.org" },
        { kind: "confirm-new-address", to: next },
      ]);
      expect(await identity().recognise(token)).toEqual({ uid, email });
      const link = mails.flatMap((mail) => ("token" in mail ? [mail.token] : []))[0] ?? "";
      expect(await identity().confirmEmailChange(link)).toEqual(done);
      expect(await identity().confirmEmailChange(link)).toEqual(refusal("token-unknown"));
      expect(await walk.takeMails()).toMatchObject([{ kind: "address-changed", to: email }]);
      expect(await identity().recognise(token)).toEqual({ uid, email: next });
      expect(await identity().resetPassword(oldReset, otherPassword)).toEqual(refusal("token-unknown"));
      await walk.signIn(next);
    });

    test("the newsletter follows its reader to the new address", async () => {
      const { uid, email } = await walk.join();
      const next = newAddress();
      const { subscriptions } = site().store;
      const yes = {
        at: site().clock.now(),
        source: "account",
        textVersion: "1",
        askedAt: null,
        topics: ["market"],
      } as const;
      const before = await subscriptions.confirm(email, email, yes);
      await identity().requestEmailChange(uid, password, next);
      await identity().confirmEmailChange(await walk.takeToken("confirm-new-address"));
      expect(await subscriptions.findByEmail(next)).toMatchObject({ id: before.id, email: next });
      expect(await subscriptions.findByEmail(email)).toBeNull();
    });

    test("a change of address lives a day", async () => {
      const { uid } = await walk.join();
      await identity().requestEmailChange(uid, password, newAddress());
      const link = await walk.takeToken("confirm-new-address");
      site().clock.advance(DAY);
      expect(await identity().confirmEmailChange(link)).toEqual(refusal("token-unknown"));
    });

    test("an address that another holds is answered alike, and stays theirs", async () => {
      const an = await walk.join();
      const bert = await walk.join();
      await walk.takeMails();
      expect(await identity().requestEmailChange(an.uid, password, bert.email)).toEqual(done);
      expect((await walk.takeMails()).map(({ kind, to }) => ({ kind, to }))).toEqual([
        { kind: "address-changing", to: an.email },
        { kind: "already-registered", to: bert.email },
      ]);
      const wanted = newAddress();
      await identity().requestEmailChange(an.uid, password, wanted);
      const link = await walk.takeToken("confirm-new-address");
      await walk.register(wanted);
      expect(await identity().confirmEmailChange(link)).toEqual(refusal("token-unknown"));
      expect(await identity().account(an.uid)).toMatchObject({ email: an.email });
    });

    test("an account is deleted on its day, with document, sign-ins and events, and a last mail", async () => {
      const { uid, email, token } = await walk.join();
      await walk.takeMails();
      expect(await identity().requestDeletion(uid, otherPassword, "2040-01-31")).toEqual(refusal("password-wrong"));
      expect(await identity().requestDeletion(uid, password, "2040-01-31")).toEqual(done);
      expect(await identity().account(uid)).toMatchObject({ deletionOn: "2040-01-31" });
      expect(await walk.takeMails()).toEqual([{ kind: "deletion-planned", to: email, on: "2040-01-31" }]);
      expect(await identity().deleteDue("2040-01-30")).toBe(0);
      expect(await identity().deleteDue("2040-01-31")).toBe(1);
      expect(await walk.takeMails()).toEqual([{ kind: "account-deleted", to: email }]);
      expect(await identity().account(uid)).toBeNull();
      expect(await identity().recognise(token)).toBeNull();
      expect(await site().store.documents.get(`user/${uid}`)).toEqual({ exists: false });
      expect(await site().store.events.list(uid)).toEqual([]);
    });

    test("a deletion that is taken back does not happen", async () => {
      const { uid } = await walk.join();
      await identity().requestDeletion(uid, password, "2041-01-31");
      await identity().cancelDeletion(uid);
      expect(await identity().deleteDue("2041-02-01")).toBe(0);
      expect(await identity().account(uid)).toMatchObject({ deletionOn: null });
    });
  });
}
