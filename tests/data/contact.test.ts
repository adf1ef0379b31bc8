import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import { contactMessages } from "#adapters/database/schema-letters.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { gatherMyData } from "#application/account-details/gather-my-data.ts";
import { type ContactInput, openContactForm, sendContactMessage } from "#application/contact/send-contact-message.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { insertAccount } from "../support/insert-account.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const SECRET = "a secret of thirty-two characters";
const pdf = new TextEncoder().encode("%PDF-1.7\nfactuur");

describe("contact", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let networks = 0;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  const ports = () => ({
    store: openStore(database, { clock, ids: randomIds, secret: SECRET }),
    rateLimits: openRateLimits(database, clock, SECRET),
    clock,
    ids: randomIds,
    seals: openSeals(SECRET),
    settings: { operatorMailbox: "hallo@stroom.example" },
  });
  const client = () => ({ address: `198.51.100.${networks++}`, device: "test", deviceToken: null });
  function written(changes: Partial<ContactInput> = {}): ContactInput {
    const stamp = openContactForm(ports());
    clock.advance(10 * SECOND);
    return {
      name: "An Peeters",
      email: "an@example.org" as EmailAddress,
      phone: null,
      subject: "Mijn meter",
      message: "Dag, mijn nummer is 85.07.30-033.28.",
      attachment: { name: "factuur.pdf", bytes: pdf },
      stamp,
      honeypot: "",
      ...changes,
    };
  }
  const send = (input: ContactInput, from = client()) => sendContactMessage(ports(), input, from, "[weggelaten]");
  async function claimed() {
    const { outbox } = ports().store;
    const mails = await outbox.claim(100);
    for (const { id } of mails) await outbox.markSent(id);
    return mails.map(({ message }) => message);
  }

  test("a message is kept without its national number, told to the operator with its attachment, and its reference mailed to who wrote", async () => {
    const sent = await send(written());
    const reference = sent.ok ? sent.value.reference : "";
    const { store } = ports();
    const [operator, copy] = await claimed();
    expect(operator).toMatchObject({
      kind: "contact-message",
      to: "hallo@stroom.example",
      reference,
      text: "Dag, mijn nummer is [weggelaten].",
      attachmentName: "factuur.pdf",
    });
    expect(copy).toMatchObject({ kind: "contact-copy", to: "an@example.org", reference });
    const id = operator?.kind === "contact-message" ? operator.messageId : "";
    expect(await store.contactMessages.attachment(id)).toEqual({
      name: "factuur.pdf",
      type: "application/pdf",
      bytes: pdf,
    });
    expect(await store.contactMessages.attachment("unknown")).toBeNull();
    expect(await store.contactMessages.list("an@example.org")).toMatchObject([
      { reference, subject: "Mijn meter", message: "Dag, mijn nummer is [weggelaten].", attachmentName: "factuur.pdf" },
    ]);
  });

  test("a form that is sent twice, also at the same moment, is one message with one reference", async () => {
    const input = written({ attachment: null });
    const from = client();
    const answers = await Promise.all([send(input, from), send(input, from), send(input, from)]);
    const references = answers.map((answer) => (answer.ok ? answer.value.reference : "refused"));
    expect(new Set(references).size).toBe(1);
    expect((await claimed()).map(({ kind }) => kind)).toEqual(["contact-message", "contact-copy"]);
  });

  test("programs are kept out: too fast, a filled honeypot, a stamp that is not ours or a day old", async () => {
    const refusal = async (input: ContactInput) => {
      const answer = await send(input);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(await refusal({ ...written(), stamp: openContactForm(ports()) })).toBe("form-too-fast");
    expect(await refusal(written({ honeypot: "https://spam.example" }))).toBe("honeypot-filled");
    expect(await refusal(written({ stamp: "bm93.aGFzaA" }))).toBe("form-expired");
    const old = written();
    clock.advance(DAY);
    expect(await refusal(old)).toBe("form-expired");
    expect(await claimed()).toEqual([]);
  });

  test("a file that could start something is refused by its bytes, and nothing is kept", async () => {
    const bytes = new TextEncoder().encode("MZ\u0000\u0001");
    expect(await send(written({ attachment: { name: "factuur.pdf", bytes } }))).toEqual({
      ok: false,
      refusal: { code: "attachment-kind" },
    });
    expect(await claimed()).toEqual([]);
  });

  test("one network writes six times in an hour, and an address gets no more copies than it may", async () => {
    const from = client();
    for (let time = 0; time < 6; time += 1) expect((await send(written({ attachment: null }), from)).ok).toBe(true);
    const seventh = await send(written({ attachment: null }), from);
    expect(seventh).toMatchObject({ ok: false, refusal: { code: "too-many-attempts" } });
    const kinds = (await claimed()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "contact-message")).toHaveLength(6);
    expect(kinds.filter((kind) => kind === "contact-copy")).toHaveLength(5);
  });

  test("the export holds somebody's messages and newsletter, and deleting the account takes both along", async () => {
    const { store, rateLimits } = ports();
    const email = "dirk@example.org";
    await send(written({ email: email as EmailAddress, subject: "Van Dirk" }));
    await send(written({ email: "els@example.org" as EmailAddress, subject: "Van Els" }));
    const how = { at: clock.now(), source: "form", textVersion: "1", askedAt: null, topics: ["rules"] } as const;
    await store.subscriptions.confirm(email, email, how);
    await store.subscriptions.confirm("els@example.org", "els@example.org", how);
    await insertAccount(database, "dirk");
    await database.run((queries) =>
      queries.update(accounts).set({ deletionOn: "2026-11-13" }).where(eq(accounts.uid, "dirk")),
    );
    const settings = { publicUrl: "http://localhost:3000", productName: "Stroomplein", areDemoAccountsOpen: true };
    const identity = composeIdentity({ database, clock, ids: randomIds, secret: SECRET, rateLimits, settings });

    const data = await gatherMyData({ identity, store, clock, ids: randomIds }, "dirk", "geen");
    expect(data.contactMessages).toMatchObject([{ subject: "Van Dirk", attachmentName: "factuur.pdf" }]);
    expect(data.newsletter).toMatchObject({ state: "confirmed", topics: ["rules"], events: [{ event: "confirmed" }] });

    await identity.deleteDue("2026-11-13");
    expect(await store.contactMessages.list(email)).toEqual([]);
    expect(await store.subscriptions.findByEmail(email)).toBeNull();
    expect(await store.contactMessages.list("els@example.org")).toHaveLength(1);
    expect(await store.subscriptions.findByEmail("els@example.org")).toMatchObject({ state: "confirmed" });
  });

  test("messages are forgotten after a year, with their attachments", async () => {
    const { store } = ports();
    const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);
    await store.applyRetention(inDays(400));
    await send(written());
    expect(await store.applyRetention(inDays(364))).toMatchObject({ contactMessages: 0 });
    expect(await store.applyRetention(inDays(366))).toMatchObject({ contactMessages: 1 });
    expect(await database.run((queries) => queries.$count(contactMessages))).toBe(0);
  });
});
