import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { applyRetention } from "#adapters/database/store/apply-retention.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { gatherContracts } from "#application/account-details/gather-contracts.ts";
import { confirmClaim } from "#application/contracts/confirm-claim.ts";
import { contestedConnections, decideConnection } from "#application/contracts/contested-connections.ts";
import { activateSharing, giveNotice } from "#application/contracts/move-agreement.ts";
import { readClaims } from "#application/contracts/read-claims.ts";
import { releaseDeparted } from "#application/contracts/run-agreement-deadlines.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { Store } from "#application/ports/store.ts";
import { acceptGaps } from "#application/settlement/accept-gaps.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { removeMeterData } from "#application/settlement/remove-meter-data.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { settleAgreement } from "#application/settlement/settle-agreement.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { writeResultCsv } from "#domain/settlement/meter-data/result-csv.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, meterEan, monthFile, openContractWorld } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleBuyer, sampleSeller } from "../support/domain/sample-agreement.ts";

const DAY = 86_400_000;

/** Every value of a file made the same. */
const each = (kilowattHours: string) => (row: string) => row.replace(/;\d+,\d{3};kWh/, `;${kilowattHours};kWh`);

describe("two accounts that name one connection", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  let world: ContractWorld;
  let meters = 5000;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
    world = openContractWorld(store);
  });
  afterAll(() => database.close());

  const eanOf = (agreement: Agreement, side: Side) => agreement.parties[side]?.ean ?? "";
  const bring = (agreement: Agreement, side: Side, bytes: Uint8Array, madeOn: CalendarDay = "2026-10-05") =>
    importMeterData(world.ports, agreement.uids[side], {
      id: agreement.id,
      bytes,
      fileHash: world.signer.digest(Buffer.from(bytes).toString("latin1")),
      madeOn,
      hasConsent: true,
    });
  async function inOctober<T>(work: () => Promise<T>): Promise<T> {
    world.clock.advance(65 * DAY);
    try {
      return await work();
    } finally {
      world.clock.advance(-65 * DAY);
    }
  }

  /** Two people whose September is settled, paid and declared. */
  async function victims(): Promise<Agreement> {
    const agreement = await world.activate(await world.draft());
    await inOctober(async () => {
      for (const side of ["seller", "buyer"] as const) {
        world.must(await bring(agreement, side, monthFile(eanOf(agreement, side), "2026-09-01", 30)));
      }
      await issueDeclarations(world.ports);
    });
    return agreement;
  }
  /** Two accounts of one attacker; one of them types the code of a victim. The start is put as early as it may be. */
  async function attackers(eans: Partial<Record<Side, string>>): Promise<Agreement> {
    const seller = { ...sampleSeller, ean: eans.seller ?? meterEan(meters++) };
    const buyer = { ...sampleBuyer, ean: eans.buyer ?? meterEan(meters++) };
    const submitted = await world.submit(await world.draft(undefined, seller, buyer));
    // Written past the verbs, as an agreement that began before the limit of one per seller was kept.
    const running = { ...submitted, state: "active", startedOn: "2026-08-03" } as const;
    expect(await store.contracts.update(running, submitted)).toBe(true);
    return world.find(submitted.id);
  }
  const ofAugust = (ean: string, edit: (row: string) => string) => monthFile(ean, "2026-08-03", 59, edit);
  /** All that the two have of their agreement, to the byte. */
  const everything = async ({ id }: Agreement) => {
    const { contracts } = store;
    return JSON.stringify({
      agreement: await contracts.find(id),
      statements: (await contracts.listStatements(id, "all")).map((one) => ({
        ...one,
        packedQuarters: Buffer.from(one.packedQuarters).toString("hex"),
      })),
      invoices: await contracts.listInvoices(id),
      declarations: await contracts.declarationsOf(id),
      blocked: await contracts.listBlocked(id),
      due: await contracts.findDue({ agreementId: id, month: "2026-09" }),
      trail: await contracts.listEntries(id),
    });
  };
  const settleAll = async () => {
    await runDueSettlements(world.ports);
    await issueDeclarations(world.ports);
  };

  test.each(["seller", "buyer"] as const)(
    "a false file under the code of a %s changes nothing of what the two have, and is told nothing of theirs",
    async (side) => {
      const agreement = await victims();
      const before = await everything(agreement);
      const attack = await attackers({ [side]: eanOf(agreement, side) });
      await inOctober(async () => {
        const report = world.must(
          await bring(attack, side, ofAugust(eanOf(attack, side), each("0,001")), "2026-10-07"),
        );
        await settleAll();
        expect(await everything(agreement)).toBe(before);
        expect(report.overlap).toEqual({ days: 0, changedQuarters: 0 });
        expect(world.must(await settleAgreement(world.ports, agreement, "2026-09")).isNew).toBe(false);
        // Nor does taking the false file away again.
        await removeMeterData(world.ports, attack.uids[side]);
        await settleAll();
        expect(world.must(await settleAgreement(world.ports, agreement, "2026-09")).isNew).toBe(false);
        expect(await everything(agreement)).toBe(before);
      });
    },
  );

  test.each(["seller", "buyer"] as const)(
    "who types the code of a %s and brings only the other half reads none of its quarters",
    async (side) => {
      const agreement = await victims();
      const attack = await attackers({ [side]: eanOf(agreement, side) });
      const other = side === "seller" ? "buyer" : "seller";
      // So much on the attacker's own half that what is shared would be the victim's quarters themselves.
      await inOctober(async () => {
        const report = world.must(await bring(attack, other, ofAugust(eanOf(attack, other), each("9,000"))));
        expect(report.months.map(({ outcome, reason }) => [outcome, reason])).toEqual([
          ["waiting", "data-missing"],
          ["waiting", "data-missing"],
        ]);
        const ask = { id: attack.id, month: "2026-09", fill: "zero", digest: "" } as const;
        expect(await acceptGaps(world.ports, attack.uids[other], ask)).toMatchObject({
          refusal: { code: "data-missing", sides: [side] },
        });
        await settleAll();
      });
      expect(await store.contracts.listStatements(attack.id, "all")).toEqual([]);
      const [statement] = await store.contracts.listStatements(agreement.id, "all");
      for (const uid of Object.values(attack.uids)) {
        const exported = JSON.stringify(await gatherContracts(store, uid));
        for (const secret of [statement?.shared, ...Object.values(agreement.uids)]) {
          expect(exported).not.toContain(String(secret));
        }
      }
    },
  );

  test("a second agreement under the code of a buyer takes no share of it and blocks none of its months", async () => {
    const agreement = await victims();
    await attackers({ buyer: eanOf(agreement, "buyer") });
    await inOctober(async () => {
      const corrected = monthFile(eanOf(agreement, "buyer"), "2026-09-01", 30, (row) =>
        row.startsWith("10-09-2026;12:") ? each("0,000")(row) : row,
      );
      const report = world.must(await bring(agreement, "buyer", corrected, "2026-10-06"));
      expect(report.months).toEqual([{ month: "2026-09", outcome: "corrected", reason: null }]);
      await settleAll();
    });
    expect(await store.contracts.listBlocked(agreement.id)).toEqual([]);
    const [first, second] = await store.contracts.listStatements(agreement.id, "all");
    expect(second?.differences.map(({ cause, quarters }) => [cause, quarters])).toEqual([["values-corrected", 4]]);
    expect(second?.shared).toBe((first?.shared ?? 0) + (second?.differences[0]?.wattHours ?? 0));
  });

  test("a result that one side brings is its own: the other can neither take it away nor make it older", async () => {
    const agreement = await world.activate(await world.draft());
    const values = Int32Array.from({ length: 30 * 96 }, (_, at) => at % 50);
    const csv = writeResultCsv("2026-09", { values, quality: new Uint8Array(30 * 96).fill(2) });
    await inOctober(async () => {
      for (const side of ["seller", "buyer"] as const) {
        world.must(await bring(agreement, side, new TextEncoder().encode(csv)));
      }
      await removeMeterData(world.ports, agreement.uids.seller);
      expect(world.must(await settleAgreement(world.ports, agreement, "2026-09")).isNew).toBe(false);
    });
    const owned = { meter: agreement.id, role: "result" } as const;
    const days = (uid: string) => store.contracts.readDays({ uid, ...owned }, "2026-09-01", "2026-09-30");
    expect(await days(agreement.uids.seller)).toEqual([]);
    expect(await days(agreement.uids.buyer)).toHaveLength(30);
  });

  test("another seller of the same buyer who begins in the middle of a month blocks none of its days", async () => {
    const first = await world.activate(await world.draft());
    const buyer = first.parties.buyer ?? sampleBuyer;
    const pair = world.newPair({ buyerUid: first.uids.buyer });
    const later = await world.draft(pair, { ...sampleSeller, ean: meterEan(meters++) }, buyer);
    const second = await world.activate(later, "2026-09-16");
    await inOctober(async () => {
      for (const one of [first, second]) {
        world.must(await bring(one, "seller", monthFile(eanOf(one, "seller"), "2026-09-01", 30)));
      }
      const report = world.must(await bring(first, "buyer", monthFile(buyer.ean, "2026-09-01", 30)));
      expect(report.months).toEqual([{ month: "2026-09", outcome: "settled", reason: null }]);
    });
    // What the second takes is not taken unseen.
    const sellerEntries = (await store.contracts.listEntries(first.id)).filter(
      ({ event }) => event === "another-seller",
    );
    expect(sellerEntries.map(({ facts }) => facts)).toEqual([{ startedOn: "2026-09-16" }]);
    expect(JSON.stringify(await store.contracts.listEntries(second.id))).not.toContain("another-seller");
    const [alone] = await store.contracts.listStatements((await victims()).id, "all");
    const [statement] = await store.contracts.listStatements(first.id, "all");
    const until = (day: string) => (lines: typeof statement) => lines?.days.filter((line) => line.day < day);
    // The files of all are made alike: until the other begins, the first shares what it would alone.
    expect(until("2026-09-16")(statement)).toEqual(until("2026-09-16")(alone));
    expect(statement?.shared).toBeLessThan(alone?.shared ?? 0);
  });

  describe("one running agreement for each connection that sells", () => {
    async function mailsOf(kind: string): Promise<MailMessage[]> {
      world.clock.advance(180_000);
      const claimed = await store.outbox.claim(5000);
      for (const { id } of claimed) await store.outbox.markSent(id);
      return claimed.map(({ message }) => message).filter((message) => message.kind === kind);
    }
    const begin = ({ id, uids }: Agreement, startedOn: CalendarDay) =>
      activateSharing(world.ports, uids.seller, { id, startedOn });
    const rivalOf = async (agreement: Agreement, sellerUid?: string) => {
      const pair = world.newPair(sellerUid ? { sellerUid } : {});
      return world.submit(await world.draft(pair, { ...sampleSeller, ean: eanOf(agreement, "seller") }));
    };

    test("the operator decides once: who stays keeps selling, who loses ends today, and both read why without a name", async () => {
      const why = "De koper bevestigde de aansluiting.";
      const contestedBy = async ({ reference }: Agreement) =>
        (await contestedConnections(world.ports)).find(({ second }) => second.reference === reference);
      const [kept, lost] = [await world.activate(await world.draft()), await world.activate(await world.draft())];
      const [refused, winner] = [await rivalOf(kept), await rivalOf(lost)];
      for (const one of [refused, winner]) await begin(one, "2026-12-01");
      expect(await contestedBy(refused)).toMatchObject({ first: { reference: kept.reference }, decision: null });
      expect(await decideConnection(world.ports, kept.reference, "holder-stays", why)).toBeNull();
      await mailsOf("connection-decided");
      await decideConnection(world.ports, refused.reference, "holder-stays", why);
      await decideConnection(world.ports, winner.reference, "holder-loses", why);
      expect(await decideConnection(world.ports, winner.reference, "holder-stays", why)).toBeNull();
      expect(await contestedBy(winner)).toMatchObject({ decision: "holder-loses" });

      const mails = (await mailsOf("connection-decided")).map((mail) => [mail.to, "isKept" in mail && mail.isKept]);
      const mailOf = ({ uids }: Agreement) => `${uids.seller}@example.org`;
      expect(mails).toEqual([
        [mailOf(kept), true],
        [mailOf(refused), false],
        [mailOf(lost), false],
        [mailOf(winner), true],
      ]);
      expect(await world.find(kept.id)).toEqual(kept);
      expect(await begin(refused, "2026-12-01")).toMatchObject({ ok: false });
      expect(await world.find(lost.id)).toMatchObject({ state: "ended" });
      expect(await begin(winner, "2026-12-01")).toMatchObject({ ok: true });
      const entries = JSON.stringify(await store.contracts.listEntries(winner.id));
      expect(entries).toContain("connection-lost");
      expect(entries).not.toContain(lost.reference);
    });

    test("the second is refused on any shared day, without a name; both get one mail with a way to contest", async () => {
      const first = await world.activate(await world.draft());
      const second = await rivalOf(first);
      await mailsOf("connection-in-use");
      // Earlier, to be before the one that runs; and later, behind its back.
      for (const day of ["2026-08-03", "2026-09-01", "2026-12-01"] as const) {
        expect(await begin(second, day)).toEqual({ ok: false, refusal: { code: "connection-in-use" } });
      }
      expect(await world.find(second.id)).toEqual(second);
      expect(await world.find(first.id)).toEqual(first);
      const mails = await mailsOf("connection-in-use");
      expect(mails.map((mail) => [mail.to, "holder" in mail && mail.holder])).toEqual([
        [`${second.uids.seller}@example.org`, "second"],
        [`${first.uids.seller}@example.org`, "first"],
      ]);
      const [toSecond, toFirst] = mails.map((mail) => JSON.stringify(mail));
      for (const secret of [first.id, first.reference, first.uids.seller, eanOf(first, "seller")]) {
        expect(toSecond).not.toContain(secret);
      }
      for (const secret of [second.id, second.reference, second.uids.seller, eanOf(first, "seller")]) {
        expect(toFirst).not.toContain(secret);
      }
    });

    test("after the first has ended the next begins, on a later day alone", async () => {
      const first = await world.activate(await world.draft());
      world.must(await giveNotice(world.ports, first.uids.buyer, { id: first.id }));
      const second = await rivalOf(first, first.uids.seller);
      await mailsOf("connection-in-use");
      const { endsOn } = await world.find(first.id);
      expect(endsOn).toBe("2026-09-30");
      expect(await begin(second, "2026-09-30")).toMatchObject({ refusal: { code: "connection-in-use" } });
      // Who holds both is told once.
      expect(await mailsOf("connection-in-use")).toHaveLength(1);
      expect(world.must(await begin(second, "2026-10-01")).state).toBe("active");
    });

    test("of two that begin at one moment one begins", async () => {
      const draft = await world.draft();
      const pair = [await world.submit(draft), await rivalOf(draft)];
      const begun = await Promise.all(pair.map((one) => begin(one, "2026-09-01")));
      expect(begun.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    });
  });

  test("a number is stated, seen in an unedited file, and confirmed for who confirmed it alone", async () => {
    const agreement = await world.activate(await world.draft());
    expect(await readClaims({ store }, agreement)).toEqual({ seller: "stated", buyer: "stated" });
    await inOctober(async () => {
      const handMade = monthFile(eanOf(agreement, "seller"), "2026-09-01", 30, (row) =>
        row.startsWith("03-09-2026;12:00") ? `${row}\n${row}` : row,
      );
      expect(world.must(await bring(agreement, "seller", handMade)).origin).toBe("unknown-file");
      expect((await readClaims({ store }, agreement)).seller).toBe("stated");
      world.must(await bring(agreement, "seller", monthFile(eanOf(agreement, "seller"), "2026-09-01", 30)));
    });
    expect(await readClaims({ store }, agreement)).toEqual({ seller: "file-seen", buyer: "stated" });

    expect(await confirmClaim(world.ports, "stranger", agreement.id)).toMatchObject({
      refusal: { code: "agreement-unknown" },
    });
    for (let time = 0; time < 2; time++)
      world.must(await confirmClaim(world.ports, agreement.uids.seller, agreement.id));
    expect(await readClaims({ store }, agreement)).toEqual({ seller: "file-seen", buyer: "confirmed" });
    const trail = await store.contracts.listEntries(agreement.id);
    expect(trail.filter(({ event }) => event === "claim-confirmed")).toHaveLength(1);

    // The same buyer with another seller, who said nothing; and another account with the same number.
    const other = await world.draft(world.newPair({ buyerUid: agreement.uids.buyer }), undefined, {
      ...sampleBuyer,
      ean: eanOf(agreement, "buyer"),
    });
    expect((await readClaims({ store }, other)).buyer).toBe("stated");
    const stranger = await world.draft(undefined, { ...sampleSeller, ean: eanOf(agreement, "seller") });
    expect((await readClaims({ store }, stranger)).seller).toBe("stated");
    expect(await confirmClaim(world.ports, stranger.uids.buyer, stranger.id)).toMatchObject({ ok: false });
  });

  test("a number that was typed and replaced goes, one that an agreement names stays", async () => {
    const agreement = await world.draft();
    const kept = { ...sampleBuyer, ean: meterEan(meters++) };
    world.must(await world.fillIn(agreement, "buyer", kept));
    const eans = async () => (await store.contracts.claimsOf(agreement.uids.buyer)).map(({ ean }) => ean);
    expect(await eans()).toHaveLength(2);
    await applyRetention(database, world.clock.now());
    expect(await eans()).toEqual([kept.ean]);
    world.leave(agreement.uids.buyer);
    await releaseDeparted(world.ports);
    expect(await eans()).toEqual([]);
  });
});
