import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts } from "#adapters/database/schema.ts";
import { subscriptionEvents, subscriptions } from "#adapters/database/schema-letters.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { chooseNewsletter, wantsNewsletter } from "#application/account-details/choose-newsletter.ts";
import { chooseTopics, endSubscription, readSubscription } from "#application/newsletter/change-subscription.ts";
import { confirmSubscription } from "#application/newsletter/confirm-subscription.ts";
import { issueOfDraft, readDraft, saveDraft, startIssue } from "#application/newsletter/drafts.ts";
import { pauseIssue } from "#application/newsletter/pause-issue.ts";
import { requestSubscription } from "#application/newsletter/request-subscription.ts";
import { sendDraftedIssues } from "#application/newsletter/send-drafted-issues.ts";
import { sendIssue } from "#application/newsletter/send-issue.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { newsletterIssue } from "../support/newsletter-issue.ts";

const DAY = 86_400_000;
const SECRET = "a secret of thirty-two characters";
const VERSION = "2026-11-15";
const newsletterText = { purpose: "newsletter", textVersion: VERSION };

describe("the newsletter", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let people = 0;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());

  /** A timer on which every try takes a while of its own. */
  let elapsed = 0;
  const waits: number[] = [];
  const timer = {
    elapsed: () => {
      elapsed += 137;
      return elapsed;
    },
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
  const ports = () => ({
    store: openStore(database, { clock, ids: randomIds }),
    rateLimits: openRateLimits(database, clock, SECRET),
    clock,
    seals: openSeals(SECRET),
    timer,
  });
  const client = () => ({ address: `198.51.100.${people++}`, device: "test", deviceToken: null });
  const ask = (email: string, topics: readonly string[] = ["rules"]) =>
    requestSubscription(ports(), { email: email as EmailAddress, topics, textVersion: VERSION }, client());
  async function claimed(limit = 1000) {
    const { outbox } = ports().store;
    const mails = await outbox.claim(limit);
    for (const { id } of mails) await outbox.markSent(id);
    return mails.map(({ message }) => message);
  }
  async function subscribe(email: string, topics?: readonly string[]): Promise<string> {
    await ask(email, topics);
    const [mail] = await claimed();
    const token = mail?.kind === "confirm-subscription" ? mail.token : "";
    const answer = await confirmSubscription(ports(), token, client());
    return answer.ok ? answer.value.key : "";
  }
  async function addPerson(isGiven: boolean): Promise<{ uid: string; email: string }> {
    const uid = `person-${people++}`;
    const email = `${uid}@example.org`;
    const account = { uid, email, emailKey: email, passwordHash: "", createdAt: clock.now() };
    await database.run((queries) => queries.insert(accounts).values({ ...account, state: "confirmed" }));
    await ports().store.consents.add(uid, { ...newsletterText, isGiven, at: clock.now() });
    return { uid, email };
  }
  const forgetAll = () => database.run((queries) => queries.delete(subscriptions));
  /** Sends the whole issue and tells who got it. */
  async function sendTo(name: string, topics: readonly string[] = ["rules"]) {
    const readers: string[] = [];
    const deliver = async () => {
      readers.push(...(await claimed()).map(({ to }) => to));
      return true;
    };
    const answer = await sendIssue(ports(), newsletterIssue(name, topics), {
      deliver,
      onProgress: () => {},
      mayGoOn: () => true,
    });
    return { answer, readers: readers.toSorted() };
  }

  test("an address is subscribed after the second yes alone, and the proof tells both moments and the words", async () => {
    await ask("lezer@example.org", ["rules", "tariffs"]);
    const [mail] = await claimed();
    expect(mail?.kind).toBe("confirm-subscription");
    expect(await database.run((queries) => queries.$count(subscriptions))).toBe(0);
    clock.advance(5000);
    const token = mail?.kind === "confirm-subscription" ? mail.token : "";
    const answer = await confirmSubscription(ports(), token, client());
    const found = await ports().store.subscriptions.findByEmail("lezer@example.org");
    expect(found).toMatchObject({ state: "confirmed", topics: ["rules", "tariffs"] });
    const [proof] = await ports().store.subscriptions.events(found?.id ?? "");
    expect(proof).toEqual({
      at: clock.now(),
      event: "confirmed",
      source: "mail",
      textVersion: VERSION,
      askedAt: new Date(clock.now().getTime() - 5000),
      topics: ["rules", "tariffs"],
    });
    expect(answer.ok).toBe(true);
    expect(await confirmSubscription(ports(), token, client())).toMatchObject({ refusal: { code: "token-unknown" } });
  });

  test("a known address gets the same answer and a mail that says so", async () => {
    expect(await ask("Lezer@example.org")).toEqual(await ask("nieuw@example.org"));
    expect((await claimed()).map(({ kind }) => kind)).toEqual(["already-subscribed", "confirm-subscription"]);
  });

  test("a link that is two days old confirms nothing", async () => {
    await ask("traag@example.org");
    const [mail] = await claimed();
    clock.advance(2 * DAY);
    const token = mail?.kind === "confirm-subscription" ? mail.token : "";
    expect((await confirmSubscription(ports(), token, client())).ok).toBe(false);
  });

  test("the link of a letter changes topics and ends the subscription, and a made-up one does nothing", async () => {
    const key = await subscribe("kiezer@example.org");
    expect(await readSubscription(ports(), key)).toEqual({ emailMasked: "k•••@example.org", topics: ["rules"] });
    expect((await chooseTopics(ports(), key, ["examples"], VERSION)).ok).toBe(true);
    expect(await readSubscription(ports(), key)).toMatchObject({ topics: ["examples"] });
    for (const made of ["", "x", "MDE5NA.c2VhbGVk", `${key}x`]) {
      await endSubscription(ports(), made, VERSION);
      expect(await readSubscription(ports(), made)).toBeNull();
    }
    await endSubscription(ports(), key, VERSION);
    await endSubscription(ports(), key, VERSION);
    expect(await readSubscription(ports(), key)).toBeNull();
    expect(await chooseTopics(ports(), key, ["rules"], VERSION)).toMatchObject({ ok: false });
    const found = await ports().store.subscriptions.findByEmail("kiezer@example.org");
    const events = await ports().store.subscriptions.events(found?.id ?? "");
    expect(events.map(({ event }) => event)).toEqual(["confirmed", "changed", "ended"]);
  });

  test("the page of an account subscribes and ends at once, and a link of a letter ends it there too", async () => {
    const person = await addPerson(false);
    clock.advance(1000);
    await chooseNewsletter(ports(), person, newsletterText, true);
    expect(await wantsNewsletter(ports(), person, "newsletter")).toBe(true);
    const found = await ports().store.subscriptions.findByEmail(person.email);
    clock.advance(1000);
    await endSubscription(ports(), ports().seals.seal("newsletter", found?.id ?? ""), VERSION);
    expect(await wantsNewsletter(ports(), person, "newsletter")).toBe(false);
    expect((await ports().store.consents.list(person.uid)).at(-1)).toMatchObject({ isGiven: false });
    clock.advance(1000);
    await chooseNewsletter(ports(), person, newsletterText, true);
    clock.advance(1000);
    await chooseNewsletter(ports(), person, newsletterText, false);
    expect(await wantsNewsletter(ports(), person, "newsletter")).toBe(false);
    expect((await ports().store.consents.list(person.uid)).map(({ isGiven }) => isGiven)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test("an issue goes once to every reader of its topics, accounts included, and never to who left", async () => {
    await forgetAll();
    const [yes, no] = [await addPerson(true), await addPerson(false)];
    await subscribe("a@example.org", ["rules"]);
    await subscribe("b@example.org", ["examples"]);
    await endSubscription(ports(), await subscribe("c@example.org", ["rules"]), VERSION);
    const { answer, readers } = await sendTo("2026-11");
    expect(readers).toContain(yes.email);
    expect(readers).not.toContain(no.email);
    expect(readers.filter((reader) => /^[abc]@/.test(reader))).toEqual(["a@example.org"]);
    expect(answer).toMatchObject({ ok: true, value: { state: "finished", left: 0, handedOver: readers.length } });
    expect(await sendTo("2026-11")).toEqual({
      answer: { ok: false, refusal: { code: "issue-finished" } },
      readers: [],
    });
  });

  test("a pause is heard between two handfuls, and going on leaves nobody out and nobody with two", async () => {
    await forgetAll();
    for (let reader = 0; reader < 60; reader += 1) {
      const email = `reader-${reader}@example.org`;
      const how = { at: clock.now(), source: "form", textVersion: VERSION, askedAt: null, topics: ["rules"] } as const;
      await ports().store.subscriptions.confirm(email, email, how);
    }
    const got: string[] = [];
    let rounds = 0;
    const steps = {
      onProgress: () => {},
      mayGoOn: () => true,
      deliver: async () => {
        got.push(...(await claimed()).map(({ to }) => to));
        rounds += 1;
        if (rounds === 2) await ports().store.newsletterSends.setState("2026-12", "paused");
        return true;
      },
    };
    const issue = newsletterIssue("2026-12", ["rules"]);
    const first = await sendIssue(ports(), issue, steps);
    expect(first).toMatchObject({ ok: true, value: { state: "paused", handedOver: 25 } });
    const changed = { ...issue, fingerprint: "another" };
    expect(await sendIssue(ports(), changed, steps)).toEqual({ ok: false, refusal: { code: "issue-changed" } });
    expect(await sendIssue(ports(), issue, steps)).toMatchObject({ ok: true, value: { state: "finished" } });
    const readers = got.filter((to) => to.startsWith("reader-"));
    expect([readers.length, new Set(readers).size]).toEqual([60, 60]);
  });

  const draftOf = (name: string, title = "Wat verandert er?") => ({
    name,
    title,
    subject: "Nieuwe tarieven",
    preview: "Wat er verandert.",
    body: "Dag lezer.",
    topics: ["rules"],
    actionLabel: "Reken na",
    actionPath: "/calculator/koper",
  });
  const savedIssue = async (name: string) => {
    clock.advance(1000);
    expect(await saveDraft(ports(), draftOf(name))).toBe(true);
    const draft = await readDraft(ports(), name);
    const issue = draft && issueOfDraft(draft);
    if (!issue?.ok) throw new Error("No issue.");
    return issue.value;
  };
  const stateOf = async (name: string) =>
    (await ports().store.newsletterSends.progress(name, ["rules"]))?.state ?? null;
  const addReader = (email: string) => {
    const how = { at: clock.now(), source: "form", textVersion: VERSION, askedAt: null, topics: ["rules"] } as const;
    return ports().store.subscriptions.confirm(email, email, how);
  };
  const steps = { deliver: async () => true, mayGoOn: () => true };

  test("a draft that was saved anew after it was read is not sent, and what is being sent is not changed", async () => {
    const looked = await savedIssue("anders");
    await savedIssue("anders");
    expect(await startIssue(ports(), looked)).toBe(false);
    expect(await stateOf("anders")).toBeNull();
    for (let round = 0; round < 10; round += 1) {
      const name = `tegelijk-${round}`;
      const issue = await savedIssue(name);
      clock.advance(1000);
      const [hasBegun, isSaved] = await Promise.all([
        startIssue(ports(), issue),
        saveDraft(ports(), draftOf(name, "Een andere titel")),
      ]);
      expect([name, hasBegun]).toEqual([name, !isSaved]);
      // Begun with one text and kept with another, it would never go out and never be changed again.
      await sendDraftedIssues(ports(), steps);
      expect([name, await stateOf(name)]).toEqual([name, isSaved ? null : "finished"]);
    }
  });

  test("started twice at once it goes to each reader once, and when it went out it is neither paused nor sent again", async () => {
    await forgetAll();
    await addReader("een@example.org");
    const issue = await savedIssue("tweemaal");
    await claimed();
    await Promise.all([startIssue(ports(), issue), startIssue(ports(), issue)]);
    await Promise.all([sendDraftedIssues(ports(), steps), sendDraftedIssues(ports(), steps)]);
    const sent = (await claimed()).map(({ to }) => to);
    expect(sent).toEqual([...new Set(sent)]);
    expect(sent).toContain("een@example.org");
    await addReader("later@example.org");
    await pauseIssue(ports(), "tweemaal");
    expect(await stateOf("tweemaal")).toBe("finished");
    expect(await startIssue(ports(), issue)).toBe(false);
    await sendDraftedIssues(ports(), steps);
    expect(await claimed()).toEqual([]);
  });

  test("an issue that is paused while it waits behind another stays paused", async () => {
    await forgetAll();
    await addReader("een@example.org");
    for (const name of ["achter-a", "achter-b"]) await startIssue(ports(), await savedIssue(name));
    await claimed();
    const paused = new Set<string>();
    const deliver = async () => {
      // Whichever is in hand, the other is paused.
      const sent = (await claimed()).length > 0;
      if (paused.size === 0 && sent) {
        for (const name of ["achter-a", "achter-b"])
          if ((await ports().store.newsletterSends.progress(name, ["rules"]))?.handedOver === 0) {
            await pauseIssue(ports(), name);
            paused.add(name);
          }
      }
      return true;
    };
    await sendDraftedIssues(ports(), { ...steps, deliver });
    expect(paused.size).toBe(1);
    for (const name of ["achter-a", "achter-b"]) {
      const progress = await ports().store.newsletterSends.progress(name, ["rules"]);
      expect([name, progress?.state, (progress?.handedOver ?? 0) > 0]).toEqual(
        paused.has(name) ? [name, "paused", false] : [name, "finished", true],
      );
    }
  });

  test("a mail that somebody waits for passes the letters that wait", async () => {
    const { outbox } = ports().store;
    const letter = newsletterIssue("x", ["rules"]).letter;
    await outbox.add({ kind: "newsletter", to: "a@example.org", key: "k", ...letter });
    await outbox.add({ kind: "already-registered", to: "b@example.org" });
    expect((await claimed(1)).map(({ to }) => to)).toEqual(["b@example.org"]);
    expect((await claimed(1)).map(({ to }) => to)).toEqual(["a@example.org"]);
  });

  test("who left is forgotten after a year with the proof, and who stays is not", async () => {
    await forgetAll();
    await subscribe("blijft@example.org");
    await endSubscription(ports(), await subscribe("gaat@example.org"), VERSION);
    const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);
    expect(await ports().store.applyRetention(inDays(364))).toMatchObject({ subscriptions: 0 });
    expect(await ports().store.applyRetention(inDays(366))).toMatchObject({ subscriptions: 1 });
    expect(await ports().store.subscriptions.findByEmail("gaat@example.org")).toBeNull();
    const left = await database.run((queries) => queries.$count(subscriptionEvents));
    expect(left).toBe(1);
  });

  test("the clock tells nobody whether an address reads the newsletter", async () => {
    await subscribe("klok@example.org");
    waits.length = 0;
    for (const email of ["klok@example.org", "niemand@example.org"]) await ask(email);
    expect(waits).toHaveLength(2);
    await claimed();
  });
});
