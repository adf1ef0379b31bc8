import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store, StoredForm } from "#application/ports/store.ts";
import type { fixedClock } from "../fixed-clock.ts";

export type StoreUnderTest = {
  readonly store: Store;
  /** As another process would open it. */
  readonly another: Store;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Makes an account and tells its uid. */
  addPerson(): Promise<string>;
  close(): Promise<void>;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

export function describeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`store on ${name}`, () => {
    let opened: StoreUnderTest;
    const store = () => opened.store;
    const clock = () => opened.clock;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const mail = (to: string) => ({ kind: "already-registered", to }) as const;
    const addressees = (claimed: Awaited<ReturnType<Store["outbox"]["claim"]>>) =>
      claimed.map(({ message }) => message.to);
    async function emptyOutbox(): Promise<void> {
      clock().advance(DAY);
      for (const { id } of await store().outbox.claim(1000)) await store().outbox.markSent(id);
    }
    const draft = (uid: string, id: string): StoredForm => ({
      id,
      uid,
      kind: "contract",
      state: "draft",
      answers: { name: "An" },
      textVersion: "1",
      signedName: null,
      signedAt: null,
      documentHash: null,
      paperSignedOn: null,
      agreementId: null,
      createdAt: clock().now(),
      updatedAt: clock().now(),
    });

    test("a transaction that fails leaves no document, event or mail", async () => {
      await emptyOutbox();
      const uid = await opened.addPerson();
      const failing = store().transaction(async (parts) => {
        await parts.documents.set("user/half", { a: 1 });
        await parts.documents.update("user/half", { a: 2 });
        await parts.events.add(uid, "half");
        await parts.outbox.add(mail("half@example.org"));
        throw new Error("stop");
      });
      await expect(failing).rejects.toThrow("stop");
      expect(await store().documents.get("user/half")).toEqual({ exists: false });
      expect((await store().events.list(uid)).filter(({ event }) => event === "half")).toEqual([]);
      expect(await store().outbox.claim(10)).toEqual([]);
    });

    test("consents are kept in the order in which they were given", async () => {
      const uid = await opened.addPerson();
      const consent = { purpose: "newsletter", textVersion: "1", isGiven: true, at: clock().now() };
      await store().consents.add(uid, consent);
      const taken = { ...consent, isGiven: false, at: new Date(clock().now().getTime() + 1) };
      await store().consents.add(uid, taken);
      expect(await store().consents.list(uid)).toEqual([consent, taken]);
      expect(await store().consents.list(await opened.addPerson())).toEqual([]);
    });

    test("nobody reaches another's form", async () => {
      const [an, bert] = [await opened.addPerson(), await opened.addPerson()];
      const form = draft(an, `form-of-${an}`);
      await store().forms.insert(form, 20);
      expect(await store().forms.find(an, form.id)).toEqual(form);
      expect(await store().forms.find(bert, form.id)).toBeNull();
      expect(await store().forms.list(bert)).toEqual([]);
      expect(await store().forms.updateDraft({ ...form, uid: bert, answers: { name: "Bert" } }, form)).toBe(false);
      expect(await store().forms.removeDraft(bert, form.id)).toBe(false);
      expect(await store().forms.find(an, "\0")).toBeNull();
      expect(await store().forms.find(an, form.id)).toEqual(form);
    });

    test("a form that is signed is neither changed nor removed", async () => {
      const uid = await opened.addPerson();
      const form = draft(uid, `signed-of-${uid}`);
      await store().forms.insert(form, 20);
      const signed = {
        ...form,
        state: "signed",
        signedName: "An",
        signedAt: clock().now(),
        documentHash: "x",
      } as const;
      expect(await store().forms.updateDraft(signed, form)).toBe(true);
      expect(await store().forms.updateDraft({ ...form, answers: { name: "Bert" } }, signed)).toBe(false);
      expect(await store().forms.removeDraft(uid, form.id)).toBe(false);
      expect(await store().forms.find(uid, form.id)).toEqual(signed);
    });

    test("a mail is leased in order, once, and comes back when its worker dies", async () => {
      await emptyOutbox();
      for (const to of ["a", "b", "c"]) await store().outbox.add(mail(to));
      expect(addressees(await store().outbox.claim(2))).toEqual(["a", "b"]);
      expect(addressees(await opened.another.outbox.claim(10))).toEqual(["c"]);
      clock().advance(2 * MINUTE - SECOND);
      expect(await store().outbox.claim(10)).toEqual([]);
      clock().advance(SECOND);
      expect(addressees(await store().outbox.claim(10))).toEqual(["a", "b", "c"]);
    });

    test("many workers together send each mail once", async () => {
      await emptyOutbox();
      for (let at = 0; at < 40; at++) await store().outbox.add(mail(String(at)));
      const workers = Array.from({ length: 8 }, (_, at) => (at % 2 ? opened.another : store()).outbox.claim(5));
      const taken = (await Promise.all(workers)).flatMap(addressees);
      const rest = addressees(await store().outbox.claim(100));
      expect([...taken, ...rest].toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 40 }, (_, at) => String(at)),
      );
    });

    test("the text of a mail that was given up is gone after thirty days, and it is not sent again", async () => {
      await emptyOutbox();
      await store().outbox.add(mail("dead"));
      const [dead] = await store().outbox.claim(1);
      await store().outbox.markDead(dead?.id ?? "");
      await store().applyRetention(new Date(clock().now().getTime() + 31 * DAY));
      expect(await store().outbox.revive(dead?.id ?? "")).toBe(false);
    });

    test("a mail that is sent or dead is never claimed again; one that is released waits and counts", async () => {
      await emptyOutbox();
      for (const to of ["sent", "dead", "later", "down"]) await store().outbox.add(mail(to));
      const [sent, dead, later, down] = await store().outbox.claim(10);
      await store().outbox.markSent(sent?.id ?? "");
      await store().outbox.markDead(dead?.id ?? "");
      const until = new Date(clock().now().getTime() + 30 * SECOND);
      await store().outbox.release(later?.id ?? "", until, true);
      await store().outbox.release(down?.id ?? "", until, false);
      expect(await store().outbox.claim(10)).toEqual([]);
      clock().advance(30 * SECOND);
      const again = await store().outbox.claim(10);
      expect(again.map(({ message, attempts }) => [message.to, attempts])).toEqual([
        ["later", 1],
        ["down", 0],
      ]);
      clock().advance(DAY);
      expect(addressees(await store().outbox.claim(10))).toEqual(["later", "down"]);
    });

    test("what has outlived its purpose is removed, and nothing else", async () => {
      await emptyOutbox();
      clock().advance(100 * DAY);
      await store().applyRetention(clock().now());
      const uid = await opened.addPerson();
      await store().events.add(uid, "kept");
      await store().outbox.add(mail("waiting"));
      await store().outbox.add(mail("sent"));
      const sent = (await store().outbox.claim(10)).find(({ message }) => message.to === "sent");
      await store().outbox.markSent(sent?.id ?? "");
      const inDays = (days: number) => new Date(clock().now().getTime() + days * DAY);
      expect(await store().applyRetention(inDays(29))).toMatchObject({ mails: 0, events: 0 });
      expect(await store().applyRetention(inDays(31))).toMatchObject({ mails: 1, events: 0 });
      clock().advance(DAY);
      expect(addressees(await store().outbox.claim(10))).toContain("waiting");
      expect((await store().events.list(uid)).map(({ event }) => event)).toContain("kept");
      await store().applyRetention(inDays(401));
      expect(await store().events.list(uid)).toEqual([]);
    });

    test("it answers a ping", async () => {
      await expect(store().ping()).resolves.toBeUndefined();
    });
  });
}
