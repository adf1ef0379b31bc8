import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { outbox as outboxTable } from "#adapters/database/schema.ts";
import { vacuum } from "#adapters/database/vacuum.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSmtpMailer } from "#adapters/mail/open-smtp-mailer.ts";
import { type DeliveryPorts, deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { startMailServer } from "../support/mail-server.ts";

const log = { info() {}, warn() {}, error() {} };
const sender = { name: "Stroomplein", address: "noreply@stroom.example", replyTo: null, host: "stroom.example" };
const render = (message: MailMessage): RenderedMail => ({
  subject: message.to.split("@")[0] ?? "",
  html: "<p>Dag</p>",
  text: "Dag",
});
const message = (name: string): MailMessage => ({ kind: "already-registered", to: `${name}@example.org` });
const LEASE_MS = 2 * 60_000;

describe("mail waiting", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let ports: DeliveryPorts;

  /** As another process would have it: the same database, another mailer. */
  const openPorts = (url = server.url): DeliveryPorts => ({
    store: openStore(database, { clock, ids: randomIds }),
    mailer: openSmtpMailer({ url, sender, log }),
    clock,
    log,
  });
  const add = async (...names: string[]) => {
    for (const name of names) await ports.store.outbox.add(message(name));
  };
  const subjects = () => server.received.map(({ subject }) => subject);
  const rows = () => database.run((queries) => queries.select().from(outboxTable).orderBy(outboxTable.place));

  beforeEach(async () => {
    database ??= await freshPostgres();
    await database.run((queries) => queries.delete(outboxTable));
    server = await startMailServer();
    ports = openPorts();
  });
  afterEach(() => server.stop());
  afterAll(() => database.close());

  test("one mail at which the server always breaks off waits by itself, and the others go out", async () => {
    await server.stop();
    // 421: the server closes down, as it says at this one reader alone.
    server = await startMailServer({ refuse: (address) => (address.startsWith("poison") ? 421 : null) });
    ports = openPorts();
    await add("poison", "a", "b");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 2, isServerDown: false });
    expect(subjects()).toEqual(["a", "b"]);
    expect((await rows()).map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([
      [1, false],
      [0, true],
      [0, true],
    ]);
  });

  test("goes out once, in the order in which it was written, and leaves no words behind", async () => {
    await add("a", "b", "c", "d", "e");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 5, isServerDown: false });
    clock.advance(24 * 3600_000);
    expect(await deliverPendingMail(openPorts(), render)).toEqual({ sent: 0, isServerDown: false });
    expect(subjects()).toEqual(["a", "b", "c", "d", "e"]);
    expect((await rows()).map(({ payload, sentAt, attempts }) => [payload, sentAt !== null, attempts])).toEqual(
      Array(5).fill([null, true, 0]),
    );
  });

  test("that was written or leased by a clock a day ahead goes out at once when the clock is right", async () => {
    clock.advance(24 * 3600_000);
    await add("leased", "written");
    await ports.store.outbox.claim(1);
    clock.advance(-24 * 3600_000);
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 2, isServerDown: false });
    expect(subjects()).toEqual(["leased", "written"]);
  });

  test("waits while the mail server is down, counts nothing against any, and goes out in order when it is back", async () => {
    await server.stop();
    await add("a", "b");
    for (let round = 0; round < 12; round += 1) {
      expect(await deliverPendingMail(ports, render)).toEqual({ sent: 0, isServerDown: true });
      clock.advance(1_000);
      await add(`later-${round}`);
    }
    expect((await rows()).every(({ attempts, deadAt }) => attempts === 0 && deadAt === null)).toBe(true);
    server = await startMailServer({ port: server.port });
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 14, isServerDown: false });
    expect(subjects()).toEqual(["a", "b", ...Array.from({ length: 12 }, (_, round) => `later-${round}`)]);
  });

  test("is given up at once when the reader's server says that there is no such reader", async () => {
    await server.stop();
    server = await startMailServer({ refuse: (address) => (address.startsWith("nobody") ? 550 : null) });
    ports = openPorts();
    await add("nobody", "b");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 1, isServerDown: false });
    const [nobody] = await rows();
    expect(nobody).toMatchObject({ sentAt: null, answer: expect.stringMatching(/^550 /) });
    expect(nobody?.deadAt).not.toBeNull();
    expect(subjects()).toEqual(["b"]);
  });

  test("that was given up goes out when an operator asks, as long as its text is kept", async () => {
    await server.stop();
    let isRefusing = true;
    server = await startMailServer({ refuse: (address) => (isRefusing && address.startsWith("later") ? 550 : null) });
    ports = openPorts();
    await add("later", "b");
    await deliverPendingMail(ports, render);
    const [later] = await rows();
    isRefusing = false;
    expect(await ports.store.outbox.revive(later?.id ?? "")).toBe(true);
    expect(await ports.store.outbox.revive(later?.id ?? "")).toBe(false);
    await deliverPendingMail(ports, render);
    expect(subjects()).toEqual(["b", "later"]);
    expect(await ports.store.outbox.revive(later?.id ?? "")).toBe(false);
  });

  test("is held as long as the server refuses everybody, and goes out to the last one when it stops", async () => {
    let isRefusing = true;
    await server.stop();
    server = await startMailServer({ refuse: () => (isRefusing ? 550 : null) });
    ports = openPorts();
    const names = ["a", "b", "c", "d", "e"];
    await add(...names);
    for (let day = 0; day < 6; day += 1) {
      await deliverPendingMail(ports, render);
      clock.advance(24 * 3600_000);
    }
    expect((await rows()).every(({ deadAt, payload }) => deadAt === null && payload !== null)).toBe(true);
    isRefusing = false;
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 5, isServerDown: false });
    expect(subjects().toSorted()).toEqual(names);
  });

  test("goes on past dead addresses in a row when the server took mail a moment ago", async () => {
    await server.stop();
    server = await startMailServer({ refuse: (address) => (address.startsWith("nobody") ? 550 : null) });
    ports = openPorts();
    await add("a", "nobody-1", "nobody-2", "nobody-3", "b");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 2, isServerDown: false });
    expect(subjects()).toEqual(["a", "b"]);
  });

  test("tries two at a time while the server refuses everybody, and says in the log that the queue is held", async () => {
    let tries = 0;
    await server.stop();
    server = await startMailServer({
      refuse: () => {
        tries += 1;
        return 550;
      },
    });
    const warnings: string[] = [];
    ports = { ...openPorts(), log: { ...log, warn: (event) => void warnings.push(event) } };
    await add("a", "b", "c", "d", "e");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 0, isServerDown: true });
    expect(tries).toBe(2);
    expect(warnings.at(-1)).toBe("mail held, because the server refuses one reader after the other");
  });

  test("to a reader who does not exist is given up once the server took a mail to somebody else, also in another process", async () => {
    await server.stop();
    server = await startMailServer({ refuse: (address) => (address.startsWith("nobody") ? 550 : null) });
    await add("nobody");
    expect(await deliverPendingMail(openPorts(), render)).toEqual({ sent: 0, isServerDown: false });
    expect((await rows())[0]?.deadAt).toBeNull();
    clock.advance(1_000);
    await add("b");
    await deliverPendingMail(openPorts(), render);
    clock.advance(15 * 60_000);
    await deliverPendingMail(openPorts(), render);
    expect((await rows())[0]?.deadAt).not.toBeNull();
    expect(subjects()).toEqual(["b"]);
  });

  test("that the server took before the line broke counts as a try, and comes again ever later under the same id", async () => {
    let breaks = 4;
    await server.stop();
    server = await startMailServer({ breakOff: () => breaks-- > 0 });
    ports = openPorts();
    await add("a", "b", "c", "d");
    for (let second = 0; second < 29; second += 1) {
      await deliverPendingMail(ports, render);
      clock.advance(1_000);
    }
    expect(subjects()).toEqual(["a", "b", "c", "d"]);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
    clock.advance(30_000);
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 4, isServerDown: false });
    expect(server.received).toHaveLength(8);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(4);
  });

  test("that alone breaks the line after it was taken is tried eight times in two days at most, and the others go out", async () => {
    await server.stop();
    let isPoison = false;
    server = await startMailServer({
      refuse: (address) => {
        isPoison = address.startsWith("poison");
        return null;
      },
      breakOff: () => isPoison,
    });
    ports = openPorts();
    await add("poison", "b");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 0, isServerDown: true });
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 1, isServerDown: false });
    for (const seconds of [30, 120, 480, 1_920, 7_680, 30_720, 122_880]) {
      const before = server.received.length;
      clock.advance((seconds - 2) * 1000);
      await deliverPendingMail(ports, render);
      expect(server.received).toHaveLength(before);
      clock.advance(2_000);
      await deliverPendingMail(ports, render);
      expect(server.received).toHaveLength(before + 1);
    }
    expect((await rows())[0]?.deadAt).not.toBeNull();
  });

  test("is tried later, ever less often, when the reader's server asks for that, and lets the others pass", async () => {
    let isFull = true;
    await server.stop();
    server = await startMailServer({ refuse: (address) => (isFull && address.startsWith("full") ? 451 : null) });
    ports = openPorts();
    await add("full", "b");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 1, isServerDown: false });
    clock.advance(29_000);
    expect(await ports.store.outbox.claim(1)).toEqual([]);
    clock.advance(1_000);
    await deliverPendingMail(ports, render);
    clock.advance(59_000);
    expect(await ports.store.outbox.claim(1)).toEqual([]);
    isFull = false;
    clock.advance(1_000);
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 1, isServerDown: false });
    expect(subjects()).toEqual(["b", "full"]);
  });

  test("is given up after eight tries", async () => {
    let tries = 0;
    await server.stop();
    server = await startMailServer({
      refuse: () => {
        tries += 1;
        return 451;
      },
    });
    ports = openPorts();
    await add("a");
    for (let day = 0; day < 20; day += 1) {
      await deliverPendingMail(ports, render);
      clock.advance(24 * 3600_000);
    }
    expect(tries).toBe(8);
    expect((await rows())[0]?.deadAt).not.toBeNull();
  });

  test("that was sent by a process that died before noting it comes again under the same id", async () => {
    await add("a");
    const dying: DeliveryPorts = {
      ...ports,
      store: { outbox: { ...ports.store.outbox, markSent: () => Promise.reject(new Error("killed")) } },
    };
    await expect(deliverPendingMail(dying, render)).rejects.toThrow("killed");
    expect(await deliverPendingMail(openPorts(), render)).toEqual({ sent: 0, isServerDown: false });
    clock.advance(LEASE_MS);
    expect(await deliverPendingMail(openPorts(), render)).toEqual({ sent: 1, isServerDown: false });
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(`<outbox-${(await rows())[0]?.id}@stroom.example>`);
    expect(ids[1]).toBe(ids[0]);
  });

  test("that was sent while the database was away is not sent again by the process that knows it", async () => {
    await add("a");
    const away: DeliveryPorts = {
      ...ports,
      store: { outbox: { ...ports.store.outbox, markSent: () => Promise.reject(new Error("away")) } },
    };
    await expect(deliverPendingMail(away, render)).rejects.toThrow("away");
    clock.advance(LEASE_MS);
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 1, isServerDown: false });
    expect(subjects()).toEqual(["a"]);
  });

  test("is never sent by two workers, however many there are", async () => {
    const names = Array.from({ length: 60 }, (_, index) => `reader-${index}`);
    await add(...names);
    const deliveries = await Promise.all([1, 2, 3, 4].map(() => deliverPendingMail(openPorts(), render)));
    expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
    expect(subjects().toSorted()).toEqual(names.toSorted());
  });

  test("that cannot be made does not hold up the others", async () => {
    await add("broken", "b");
    const fragile = (one: MailMessage) => {
      if (one.to.startsWith("broken")) throw new Error("no words");
      return render(one);
    };
    expect(await deliverPendingMail(ports, fragile)).toEqual({ sent: 1, isServerDown: false });
    expect((await rows()).map(({ attempts, deadAt }) => [attempts, deadAt])).toEqual([
      [1, null],
      [0, null],
    ]);
  });

  test("written in a transaction that fails is never sent", async () => {
    const store = openStore(database, { clock, ids: randomIds });
    const failing = store.transaction(async (parts) => {
      await parts.outbox.add(message("a"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await deliverPendingMail(ports, render)).toEqual({ sent: 0, isServerDown: false });
  });
});

test("the nightly cleaning leaves every row where it was", async () => {
  const database = await freshPostgres();
  const clock = fixedClock("2026-11-15T10:00:00Z");
  await openStore(database, { clock, ids: randomIds }).outbox.add(message("a"));
  await vacuum(database);
  expect(await database.run((queries) => queries.$count(outboxTable))).toBe(1);
  await database.close();
});
