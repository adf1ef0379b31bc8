import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { changeConsents, changeTerms, tickDossier } from "#application/contracts/fill-in-agreement.ts";
import {
  activateSharing,
  correctStart,
  giveNotice,
  resumeSharing,
  submitRequest,
  suspendSharing,
  undoSubmit,
  withdrawFromAgreement,
  withdrawNotice,
} from "#application/contracts/move-agreement.ts";
import { openAgreement } from "#application/contracts/open-agreement.ts";
import { releaseDeparted, runAgreementDeadlines } from "#application/contracts/run-agreement-deadlines.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { Store } from "#application/ports/store.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { answersOfTerms } from "#domain/contracts/agreement-fields.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, meterEan, openContractWorld } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleAgreement, sampleBuyer, sampleCompany, sampleSeller } from "../support/domain/sample-agreement.ts";
import { fillContract } from "../support/fill-contracts.ts";

const DAY = 86_400_000;

describe("agreements", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  let world: ContractWorld;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
    world = openContractWorld(store);
  });
  afterAll(() => database.close());

  async function mails(): Promise<MailMessage[]> {
    world.clock.advance(180_000);
    const claimed = await store.outbox.claim(500);
    for (const { id } of claimed) await store.outbox.markSent(id);
    return claimed.map(({ message }) => message);
  }

  test("a pair goes from an accepted proposal to sharing, and every step stands in its trail and in the mail", async () => {
    await mails();
    const drafted = await world.draft();
    expect(drafted).toMatchObject({ state: "drafted", version: 3 });
    const active = await world.activate(drafted);
    expect(active).toMatchObject({ state: "active", startedOn: "2026-09-01" });
    const entries = await store.contracts.listEntries(active.id);
    expect(entries.map(({ event }) => event)).toEqual([
      "opened",
      "party-filled-in",
      "party-filled-in",
      "drafted",
      "signed",
      "signed",
      "submitted",
      "activated",
    ]);
    const notices = (await mails()).flatMap((mail) => (mail.kind === "agreement-notice" ? [mail.notice] : []));
    expect(notices).toEqual([
      ...["opened", "opened", "drafted", "drafted", "signed-by-other"],
      ...["signed", "signed", "submitted", "submitted", "active", "active"],
    ]);
    const found = await world.find(active.id);
    expect(found.signatures.map(({ side, version }) => [side, version])).toEqual([
      ["seller", 3],
      ["buyer", 3],
    ]);
    expect(found.signatures[0]?.addressHash).not.toContain("192.0.2");
    expect(found.signatures[0]?.documentHash).toBe(found.signatures[1]?.documentHash);
  });

  test("a household pays the price that it said yes to, whatever its seller answers on VAT", async () => {
    const plain = (agreement: Agreement) => sayAgreedPrice(agreement).replaceAll("\u00a0", " ");
    const charged = world.newPair({ price: 0.1, vat: { rate: 0.06, isCharged: true } });
    const opened = await openAgreement(world.ports, charged, newestAgreementText);
    expect(plain(opened)).toBe("10,60 c€/kWh, btw inbegrepen");
    const exempt = { ...sampleCompany, ean: meterEan(1), vat: "small-enterprise" } as const;
    expect(plain(await world.draft(charged, exempt))).toBe("10,60 c€/kWh, geen btw");
    const liable = { ...sampleCompany, ean: meterEan(2), vat: "liable" } as const;
    expect(plain(world.must(await world.fillIn(opened, "seller", liable)))).toBe("10,60 c€/kWh, btw inbegrepen");
    const without = world.newPair({ price: 0.1, vat: { rate: 0, isCharged: false } });
    const told = await world.draft(without, { ...liable, ean: meterEan(3) });
    expect(plain(told)).toBe("10,00 c€/kWh, btw inbegrepen");
    expect(told.terms.price).toBeCloseTo(0.1 / 1.06, 6);
  });

  test("a pair has one agreement, however often it is opened", async () => {
    const pair = world.newPair();
    const all = await Promise.all([1, 2, 3].map(() => openAgreement(world.ports, pair, newestAgreementText)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await store.contracts.list(pair.buyerUid)).toHaveLength(1);
  });

  test("who is no party finds nothing and changes nothing", async () => {
    const { id } = await world.draft();
    expect(await withdrawFromAgreement(world.ports, "stranger", { id })).toEqual({
      ok: false,
      refusal: { code: "agreement-unknown" },
    });
    expect(await store.contracts.find("a\0b")).toBeNull();
  });

  test("faults in a form are told per field: another region, the same connection, a wrong code", async () => {
    const agreement = await openAgreement(world.ports, world.newPair(), newestAgreementText);
    const faultsOf = async (party: typeof sampleSeller) => {
      const answer = await world.fillIn(agreement, "seller", party);
      return answer.ok || answer.refusal.code !== "fields-faulty" ? null : answer.refusal.faults;
    };
    expect(await faultsOf({ ...sampleSeller, postcode: "1000" })).toEqual({
      postcode: { code: "postcode-other-region" },
    });
    expect(await faultsOf({ ...sampleSeller, ean: "541448820000000009", iban: "" })).toMatchObject({
      ean: { code: "ean-check-digit" },
      iban: { code: expect.stringContaining("iban") },
    });
    world.must(await world.fillIn(agreement, "buyer", sampleBuyer));
    expect(await faultsOf({ ...sampleSeller, ean: sampleBuyer.ean })).toEqual({ ean: { code: "ean-same" } });
  });

  test("a signature is of the text that was read: a change in between refuses it in words", async () => {
    const drafted = await world.draft();
    const { id, uids, terms } = drafted;
    const typed = { ...answersOfTerms({ ...terms, startDay: "2026-12-01" }), noticeMonths: "3" };
    const before = drafted;
    world.must(await changeTerms(world.ports, uids.buyer, { id, typed, numberRemoved: "" }));
    expect((await world.find(id)).version).toBe(before.version + 1);
    expect(await world.sign(id, "seller", { documentHash: "0".repeat(64) })).toMatchObject({
      refusal: { code: "version-outdated" },
    });
    expect(await world.sign(id, "seller", { typedName: "Iemand Anders" })).toMatchObject({
      refusal: { code: "name-different", name: sampleSeller.name },
    });
    expect(await world.sign(id, "seller", { isAgreed: false })).toMatchObject({ refusal: { code: "not-agreed" } });
    world.must(await world.sign(id, "seller"));
    expect(await changeTerms(world.ports, uids.buyer, { id, typed, numberRemoved: "" })).toMatchObject({
      refusal: { code: "action-refused", state: "signed-by-one" },
    });
  });

  test("signing twice, also at the same moment, leaves one signature and says so", async () => {
    const { id } = await world.draft();
    const both = await Promise.all([world.sign(id, "seller"), world.sign(id, "seller")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "already-signed" } });
    expect(await world.sign(id, "seller")).toMatchObject({ refusal: { code: "already-signed" } });
    expect((await world.find(id)).signatures).toHaveLength(1);
  });

  test("a clock that is set back does not turn the order of signatures around", async () => {
    const { id } = await world.draft();
    world.must(await world.sign(id, "seller"));
    world.clock.advance(-3600_000);
    world.must(await world.sign(id, "buyer"));
    world.clock.advance(3600_000);
    const { signatures } = await world.find(id);
    expect(signatures.map(({ side }) => side)).toEqual(["seller", "buyer"]);
  });

  test("signatures, trail, statements, papers, declarations and revocations cannot be changed, not even by SQL", async () => {
    const active = await world.activate(await world.draft());
    await fillContract(
      store.contracts,
      { ...active, id: "kept", proposalId: "kept", reference: "2026-KEPT" },
      0,
      world.clock.now(),
    );
    world.clock.advance(70 * DAY);
    await runDueSettlements(world.ports);
    await issueDeclarations(world.ports);
    const [declaration] = await store.contracts.declarationsOf("kept");
    await store.contracts.revokeDeclaration(declaration?.code ?? "", "withdrawn-by-party", world.clock.now());
    world.clock.advance(-70 * DAY);
    for (const table of [
      "agreement_signatures",
      "agreement_entries",
      "statements",
      "invoices",
      "declarations",
      "declaration_revocations",
    ]) {
      const count = () => database.run((queries) => queries.execute(`select count(*)::int as rows from ${table}`));
      const before = ((await count()) as { rows: { rows: number }[] }).rows[0]?.rows ?? 0;
      expect(before, table).toBeGreaterThan(0);
      for (const attempt of [
        `update ${table} set world = 'other'`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        const trying = database.run((queries) => queries.execute(attempt));
        await expect(trying, attempt).rejects.toThrow();
      }
      expect(((await count()) as { rows: { rows: number }[] }).rows[0]?.rows, table).toBe(before);
    }
  });

  test("only the manager submits; either suspends, and notice runs to the end of its month", async () => {
    const drafted = await world.draft();
    const { id, uids } = drafted;
    world.must(await world.sign(id, "seller"));
    world.must(await world.sign(id, "buyer"));
    expect(await submitRequest(world.ports, uids.buyer, { id })).toMatchObject({ refusal: { code: "action-refused" } });
    world.must(await tickDossier(world.ports, uids.buyer, { id, step: "ask-supplier", isDone: true }));
    expect((await world.find(id)).dossier).toEqual({ "ask-supplier:buyer": world.clock.today() });
    const other = await world.activate(await world.draft(), brusselsDay(world.clock.now()));
    world.must(await suspendSharing(world.ports, other.uids.buyer, { id: other.id }));
    world.must(await resumeSharing(world.ports, other.uids.seller, { id: other.id }));
    const ending = world.must(await giveNotice(world.ports, other.uids.buyer, { id: other.id }));
    expect(ending.endsOn).toBe("2026-09-30");
    world.clock.advance(70 * DAY);
    expect((await runAgreementDeadlines(world.ports)).ended).toBe(1);
    expect((await world.find(other.id)).state).toBe("ended");
    expect((await runAgreementDeadlines(world.ports)).ended).toBe(0);
    world.clock.advance(-70 * DAY);
  });

  test("a notice is taken back by both or not at all, and not when the connection sells to another from then on", async () => {
    const seller = { ...sampleSeller, ean: meterEan(77) };
    const { id, uids } = await world.activate(await world.draft(undefined, seller));
    expect(await withdrawNotice(world.ports, uids.seller, { id })).toMatchObject({
      refusal: { code: "action-refused" },
    });
    world.must(await giveNotice(world.ports, uids.buyer, { id }));
    await mails();
    world.must(await withdrawNotice(world.ports, uids.seller, { id }));
    // Asking twice is asking once, and does not stand for the other's word.
    expect(await withdrawNotice(world.ports, uids.seller, { id })).toMatchObject({
      refusal: { code: "action-refused" },
    });
    expect((await world.find(id)).endsOn).toBe("2026-09-30");
    expect(await mails()).toMatchObject([
      { notice: "notice-withdrawal-asked", to: `${uids.buyer}@example.org`, other: seller.name, endsOn: "2026-09-30" },
    ]);
    const next = await world.draft(undefined, seller);
    await world.activate(next, "2026-10-01");
    expect(await withdrawNotice(world.ports, uids.buyer, { id })).toMatchObject({
      refusal: { code: "connection-in-use" },
    });
    const free = await world.activate(await world.draft());
    world.must(await giveNotice(world.ports, free.uids.buyer, { id: free.id }));
    for (const side of ["buyer", "seller"] as const)
      world.must(await withdrawNotice(world.ports, free.uids[side], { id: free.id }));
    expect(await world.find(free.id)).toMatchObject({ endsOn: null, state: "active", dossier: {} });
  });

  test("a consumer steps back from an enterprise within fourteen days, also when power flows, and not later", async () => {
    const company = { ...sampleCompany, iban: sampleSeller.iban };
    const [early, late] = [
      await world.draft(undefined, company),
      await world.draft(undefined, { ...company, ean: meterEan(1) }),
    ];
    for (const drafted of [early, late]) await world.activate(drafted, brusselsDay(world.clock.now()));
    world.must(await withdrawFromAgreement(world.ports, early.uids.buyer, { id: early.id }));
    expect(await world.find(early.id)).toMatchObject({ state: "ended", endsOn: world.clock.today() });
    world.clock.advance(20 * DAY);
    expect(await withdrawFromAgreement(world.ports, late.uids.buyer, { id: late.id })).toMatchObject({
      refusal: { code: "action-refused" },
    });
    world.clock.advance(-20 * DAY);
  });

  test("until a first day that lies ahead the list is ticked, either steps back, and the mail says who told the day", async () => {
    const seller = { ...sampleSeller, ean: meterEan(78) };
    await mails();
    const { id, uids } = await world.activate(await world.draft(undefined, seller), "2026-12-01");
    const told = (await mails()).flatMap((mail) =>
      mail.kind === "agreement-notice" && mail.notice === "active" ? [[mail.to, mail.other, mail.isOwn]] : [],
    );
    expect(told).toEqual([
      [`${uids.seller}@example.org`, sampleBuyer.name, true],
      [`${uids.buyer}@example.org`, seller.name, false],
    ]);
    world.must(await tickDossier(world.ports, uids.buyer, { id, step: "ask-supplier", isDone: true }));
    for (const act of [giveNotice, suspendSharing])
      expect(await act(world.ports, uids.buyer, { id })).toMatchObject({ refusal: { code: "action-refused" } });
    world.must(await withdrawFromAgreement(world.ports, uids.buyer, { id }));
    expect(await world.find(id)).toMatchObject({ state: "withdrawn", startedOn: null, endsOn: null });
    // The connection is free for another at once.
    expect(await world.activate(await world.draft(undefined, seller), "2026-12-01")).toMatchObject({ state: "active" });
  });

  test("who told too early that the request is filed takes it back, the other is told, and it is filed later", async () => {
    const { id, uids } = await world.submit(await world.draft(undefined, { ...sampleSeller, ean: meterEan(81) }));
    for (const uid of [uids.seller, uids.buyer])
      world.must(await tickDossier(world.ports, uid, { id, step: "approve-request", isDone: true }));
    world.must(await tickDossier(world.ports, uids.buyer, { id, step: "request-metering", isDone: true }));
    await mails();
    expect(await undoSubmit(world.ports, uids.buyer, { id })).toMatchObject({ refusal: { code: "action-refused" } });
    world.must(await undoSubmit(world.ports, uids.seller, { id }));
    const undone = await world.find(id);
    expect(undone).toMatchObject({ state: "signed", submittedOn: null });
    // What nobody filed nobody approved, and nobody is asked to.
    expect(Object.keys(undone.dossier)).toEqual(["request-metering:buyer"]);
    expect(await mails()).toMatchObject([{ notice: "submit-undone", isOwn: false }]);
    expect((await store.contracts.listEntries(id)).at(-1)).toMatchObject({ event: "submit-undone", side: "seller" });
    expect(await undoSubmit(world.ports, uids.seller, { id })).toMatchObject({ refusal: { code: "action-refused" } });
    // Told again late: the first day may still lie before, but not before both had signed.
    const signedOn = brusselsDay(undone.signatures[1]?.at ?? new Date());
    world.clock.advance(5 * DAY);
    world.must(await submitRequest(world.ports, uids.seller, { id }));
    const begin = (startedOn: CalendarDay) => activateSharing(world.ports, uids.seller, { id, startedOn });
    expect(await begin(addDays(signedOn, -1))).toMatchObject({
      refusal: { code: "day-impossible", earliest: signedOn },
    });
    world.must(await begin(addDays(signedOn, 1)));
    world.clock.advance(-5 * DAY);
    expect(await undoSubmit(world.ports, uids.seller, { id })).toMatchObject({ refusal: { code: "action-refused" } });
  });

  test("a first day that was told is put right by the manager while no month is settled, and the connection stays one sale", async () => {
    const seller = { ...sampleSeller, ean: meterEan(79) };
    const first = await world.activate(await world.draft(undefined, seller));
    world.must(await giveNotice(world.ports, first.uids.seller, { id: first.id }));
    const { id, uids } = await world.activate(await world.draft(undefined, seller), "2026-12-01");
    const correct = (startedOn: `${number}-${number}-${number}`, uid = uids.seller) =>
      correctStart(world.ports, uid, { id, startedOn });
    expect(await correct("2026-11-01", uids.buyer)).toMatchObject({ refusal: { code: "action-refused" } });
    expect(await correct("2026-09-15")).toMatchObject({ refusal: { code: "connection-in-use" } });
    expect(world.must(await correct("2026-11-01"))).toMatchObject({ state: "active", startedOn: "2026-11-01" });
    const settled = sampleAgreement({ id: "fixed", proposalId: "fixed", state: "active", startedOn: "2026-09-01" });
    await fillContract(store.contracts, settled, 0, world.clock.now());
    world.clock.advance(70 * DAY);
    await runDueSettlements(world.ports);
    expect(
      await correctStart(world.ports, settled.uids.seller, { id: "fixed", startedOn: "2026-09-05" }),
    ).toMatchObject({
      refusal: { code: "start-fixed" },
    });
    world.clock.advance(-70 * DAY);
  });

  test("reminders come once for each step that is near, to who must do it", async () => {
    const drafted = await world.draft();
    world.must(await world.sign(drafted.id, "seller"));
    world.must(await world.sign(drafted.id, "buyer"));
    await mails();
    await runAgreementDeadlines(world.ports);
    world.clock.advance(60 * DAY);
    await runAgreementDeadlines(world.ports);
    await runAgreementDeadlines(world.ports);
    const reminders = (await mails()).filter(
      (mail) => mail.kind === "dossier-reminder" && mail.agreementId === drafted.id,
    );
    const tasksOf = (mail: MailMessage) => (mail.kind === "dossier-reminder" ? mail.tasks : []);
    const steps = reminders.flatMap((mail) => tasksOf(mail).map(({ step }) => `${mail.to} ${step}`));
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps).size).toBe(steps.length);
    // What nobody filed cannot be approved.
    expect(steps.join()).not.toContain("approve-request");
    world.clock.advance(-55 * DAY);
  });

  test("an account that is deleted mid-contract ends it for the other, who keeps what both signed", async () => {
    const active = await world.activate(await world.draft(), brusselsDay(world.clock.now()));
    const open = await openAgreement(
      world.ports,
      world.newPair({ buyerUid: active.uids.buyer, sellerUid: "another-seller" }),
      newestAgreementText,
    );
    world.must(await world.fillIn(open, "buyer", sampleBuyer));
    await mails();
    world.leave(active.uids.buyer);
    expect(await releaseDeparted(world.ports)).toBe(2);
    expect(await releaseDeparted(world.ports)).toBe(0);
    const kept = await world.find(active.id);
    expect(kept).toMatchObject({ state: "ended", endsOn: world.clock.today(), departed: ["buyer"] });
    expect(kept.signatures).toHaveLength(2);
    expect(await world.find(open.id)).toMatchObject({ state: "withdrawn", parties: { buyer: null } });
    const notices = (await mails()).filter((mail) => mail.kind === "agreement-notice");
    expect(notices.map(({ to, notice }) => [to, notice])).toEqual(
      expect.arrayContaining([[`${active.uids.seller}@example.org`, "account-deleted"]]),
    );
    expect(notices.map(({ to }) => to)).not.toContain(`${active.uids.buyer}@example.org`);
  });

  test("consents are of one side and may be taken back", async () => {
    const { id, uids } = await world.draft();
    world.must(await changeConsents(world.ports, uids.seller, { id, consents: { contact: true, municipality: true } }));
    expect((await world.find(id)).consents).toMatchObject({
      seller: { contact: true, municipality: true, meterData: false },
      buyer: { contact: false },
    });
    world.must(
      await changeConsents(world.ports, uids.seller, { id, consents: { contact: false, municipality: true } }),
    );
    expect((await world.find(id)).consents.seller.contact).toBe(false);
  });
});
