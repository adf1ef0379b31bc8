import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { changeConsents } from "#application/contracts/fill-in-agreement.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { revokeDeclaration } from "#application/declarations/revoke-declaration.ts";
import { verifyDeclaration } from "#application/declarations/verify-declaration.ts";
import type { Store } from "#application/ports/store.ts";
import { acceptGaps } from "#application/settlement/accept-gaps.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { readGaps } from "#application/settlement/read-gaps.ts";
import { removeMeterData } from "#application/settlement/remove-meter-data.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, meterEan, monthFile, openContractWorld } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleBuyer, sampleSeller } from "../support/domain/sample-agreement.ts";
import { wattHours } from "../support/make-fluvius-file.ts";
import { verifyChain } from "../support/verify-chain.ts";

const DAY = 86_400_000;
const SEPTEMBER = 30 * 96;
const quarterOfSeptember = 243 * 96 - 4;
/** What the made files hold for September: the lesser of injection and offtake, quarter by quarter. */
const sharedInSeptember = () => {
  let total = 0;
  for (let quarter = quarterOfSeptember; quarter < quarterOfSeptember + SEPTEMBER; quarter++) {
    total += Math.min(wattHours(2026, quarter, 1), wattHours(2026, quarter, 0));
  }
  return total;
};

describe("settlement", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  let world: ContractWorld;
  let meters = 100;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
    world = openContractWorld(store);
  });
  afterAll(() => database.close());

  /** A pair that shares since September, seen in October. */
  async function activePair(): Promise<Agreement> {
    const drafted = await world.draft(
      undefined,
      { ...sampleSeller, ean: meterEan(meters++) },
      { ...sampleBuyer, ean: meterEan(meters++) },
    );
    return world.activate(drafted);
  }
  const bring = (
    agreement: Agreement,
    side: Side,
    bytes: Uint8Array,
    { madeOn = "2026-10-05", hasConsent = true }: { madeOn?: CalendarDay; hasConsent?: boolean } = {},
  ) =>
    importMeterData(world.ports, agreement.uids[side], {
      id: agreement.id,
      bytes,
      fileHash: world.signer.digest(Buffer.from(bytes).toString("latin1")),
      madeOn,
      hasConsent,
    });
  const fileOf = (agreement: Agreement, side: Side, edit?: (row: string) => string) =>
    monthFile(agreement.parties[side]?.ean ?? "", "2026-09-01", 30, edit);
  async function inOctober<T>(work: () => Promise<T>): Promise<T> {
    world.clock.advance(65 * DAY);
    try {
      return await work();
    } finally {
      world.clock.advance(-65 * DAY);
    }
  }
  const settledPair = async () => {
    const agreement = await activePair();
    await inOctober(async () => {
      world.must(await bring(agreement, "seller", fileOf(agreement, "seller")));
      world.must(await bring(agreement, "buyer", fileOf(agreement, "buyer")));
    });
    return agreement;
  };

  test("the second file settles the month: energy to the watt-hour, money to the cent, one paper", async () => {
    const agreement = await activePair();
    await inOctober(async () => {
      const first = world.must(await bring(agreement, "seller", fileOf(agreement, "seller")));
      expect(first).toMatchObject({ isNew: true, role: "injection", origin: "operator-export", days: 30 });
      expect(first.months).toEqual([{ month: "2026-09", outcome: "waiting", reason: "data-missing" }]);
      const second = world.must(await bring(agreement, "buyer", fileOf(agreement, "buyer")));
      expect(second.months).toEqual([{ month: "2026-09", outcome: "settled", reason: null }]);
    });
    const [statement] = await store.contracts.listStatements(agreement.id, "all");
    expect(statement).toMatchObject({
      version: 1,
      shared: sharedInSeptember(),
      basis: "operator-export",
      differences: [],
    });
    expect(statement?.netCents).toBe(Math.round(sharedInSeptember() / 100));
    const [paper, ...more] = await store.contracts.listInvoices(agreement.id);
    expect(more).toEqual([]);
    expect(paper).toMatchObject({
      kind: "invoice",
      number: 1,
      totalCents: statement?.totalCents,
      issuedOn: "2026-10-07",
    });
    expect((await world.find(agreement.id)).consents.buyer.meterData).toBe(true);
  });

  test("the same file again changes nothing, and a corrected one makes a version with its reason and a credit note", async () => {
    const agreement = await settledPair();
    await inOctober(async () => {
      expect(await bring(agreement, "buyer", fileOf(agreement, "buyer"))).toMatchObject({
        value: { isNew: false, months: [] },
      });
      expect(await store.contracts.listStatements(agreement.id, "all")).toHaveLength(1);
      // The whole of 10 September at noon is taken back to nothing.
      const corrected = fileOf(agreement, "buyer", (row) =>
        row.startsWith("10-09-2026;12:") && row.includes("Afname") ? row.replace(/;\d+,\d{3};kWh/, ";0,000;kWh") : row,
      );
      const report = world.must(await bring(agreement, "buyer", corrected, { madeOn: "2026-10-06" }));
      expect(report.overlap).toEqual({ days: 30, changedQuarters: 4 });
      expect(report.months).toEqual([{ month: "2026-09", outcome: "corrected", reason: null }]);
    });
    const all = await store.contracts.listStatements(agreement.id, "all");
    expect(all.map(({ version }) => version)).toEqual([1, 2]);
    expect(all[1]?.differences[0]).toMatchObject({ cause: "values-corrected", quarters: 4 });
    expect(all[1]?.shared).toBe((all[0]?.shared ?? 0) + (all[1]?.differences[0]?.wattHours ?? 0));
    const papers = await store.contracts.listInvoices(agreement.id);
    expect(papers.map(({ kind, number, corrects }) => [kind, number, corrects])).toEqual([
      ["invoice", 1, null],
      ["credit-note", 2, "2026-0001"],
    ]);
    expect((papers[0]?.totalCents ?? 0) - (papers[1]?.totalCents ?? 0)).toBe(all[1]?.totalCents);
    expect((await store.contracts.listStatements(agreement.id, "newest")).map(({ version }) => version)).toEqual([2]);
  });

  test("an older file that comes later does not win over a newer one", async () => {
    const agreement = await settledPair();
    const older = fileOf(agreement, "buyer", (row) => row.replace(/;\d+,\d{3};kWh/, ";0,001;kWh"));
    await inOctober(async () => world.must(await bring(agreement, "buyer", older, { madeOn: "2026-10-01" })));
    expect(await store.contracts.listStatements(agreement.id, "all")).toHaveLength(1);
  });

  test("a file of another connection, of other months, of the wrong direction or without consent is refused in words", async () => {
    const agreement = await activePair();
    await inOctober(async () => {
      expect(await bring(agreement, "buyer", fileOf(agreement, "seller"))).toMatchObject({
        refusal: { code: "file-other-ean", masked: expect.stringContaining("•") },
      });
      const early = monthFile(agreement.parties.buyer?.ean ?? "", "2026-07-01", 31);
      expect(await bring(agreement, "buyer", early)).toMatchObject({
        refusal: { code: "file-other-months", first: "2026-07-01", last: "2026-07-31" },
      });
      const offtakeOnly = fileOf(agreement, "seller", (row) => row.replace("Injectie", "Afname"));
      expect((await bring(agreement, "seller", offtakeOnly)).ok).toBe(false);
      expect(await bring(agreement, "buyer", fileOf(agreement, "buyer"), { hasConsent: false })).toMatchObject({
        refusal: { code: "consent-missing" },
      });
      expect(await bring(agreement, "buyer", fileOf(agreement, "buyer"), { madeOn: "2026-12-01" })).toMatchObject({
        refusal: { code: "made-on-impossible" },
      });
      expect(await bring(agreement, "buyer", new TextEncoder().encode("%PDF-1.7"))).toMatchObject({
        refusal: { code: "file-unreadable", refusal: { code: "file-pdf" } },
      });
    });
    expect(await store.contracts.importsBy(agreement.uids.buyer)).toEqual([]);
  });

  test("a gap waits until both sides accept the same, and a fuller file later makes a version with its reason", async () => {
    const agreement = await activePair();
    const ask = { id: agreement.id, month: "2026-09" } as const;
    const { seller, buyer } = agreement.uids;
    await inOctober(async () => {
      world.must(await bring(agreement, "seller", fileOf(agreement, "seller")));
      const gap = fileOf(agreement, "buyer", (row) =>
        row.startsWith("10-09-2026;12:00") ? row.replace(/;\d+,\d{3};kWh;Uitgelezen/, ";;kWh;Geen verbruik") : row,
      );
      const report = world.must(await bring(agreement, "buyer", gap));
      expect(report.months).toEqual([{ month: "2026-09", outcome: "waiting", reason: "quarters-missing" }]);
      // The import itself tried: the queue does not try again.
      expect(await runDueSettlements(world.ports)).toEqual({ settled: 0, unchanged: 0, blocked: 0 });
      expect(await store.contracts.listBlocked(agreement.id)).toEqual([
        { month: "2026-09", blockedBy: "quarters-missing" },
      ]);
      const [{ digest } = { digest: "" }] = await readGaps(world.ports, agreement);
      const seen = { ...ask, digest };
      expect(world.must(await acceptGaps(world.ports, seller, { ...seen, fill: "zero" })).settled).toBeNull();
      expect(world.must(await acceptGaps(world.ports, buyer, { ...seen, fill: "profile" })).settled).toBeNull();
      expect(await store.contracts.listStatements(agreement.id, "all")).toEqual([]);
      const { settled } = world.must(await acceptGaps(world.ports, buyer, { ...seen, fill: "zero" }));
      expect(settled?.statement).toMatchObject({ basis: "accepted-gap", gaps: "zero", quarters: { missing: 1 } });
      expect(settled?.statement.days[9]).toMatchObject({ day: "2026-09-10", origin: "accepted-gap" });
      expect(await acceptGaps(world.ports, "stranger", { ...seen, fill: "zero" })).toMatchObject({ ok: false });
      const later = world.must(await bring(agreement, "buyer", fileOf(agreement, "buyer"), { madeOn: "2026-10-06" }));
      expect(later.months[0]?.outcome).toBe("corrected");
      const newest = await store.contracts.findStatement(agreement.id, "2026-09");
      expect(newest?.differences[0]).toMatchObject({ cause: "gaps-filled", quarters: 1 });
      expect(newest).toMatchObject({ basis: "operator-export", gaps: null });
    });
    expect(await acceptGaps(world.ports, seller, { ...ask, digest: "", month: "2026-12", fill: "zero" })).toMatchObject(
      {
        refusal: { code: "month-not-over" },
      },
    );
  });

  test("two sellers of one buyer settle together to no more than the buyer took", async () => {
    const buyerEan = meterEan(meters++);
    const buyer = { ...sampleBuyer, ean: buyerEan };
    const pairs: Agreement[] = [];
    for (let at = 0; at < 2; at++) {
      const pair = world.newPair({ buyerUid: `shared-buyer-${buyerEan}` });
      pairs.push(await world.activate(await world.draft(pair, { ...sampleSeller, ean: meterEan(meters++) }, buyer)));
    }
    const [one, two] = pairs as [Agreement, Agreement];
    await inOctober(async () => {
      for (const pair of pairs) world.must(await bring(pair, "seller", fileOf(pair, "seller")));
      world.must(await bring(one, "buyer", fileOf(one, "buyer")));
    });
    const shared = await Promise.all(pairs.map(({ id }) => store.contracts.findStatement(id, "2026-09")));
    let expected = 0;
    for (let quarter = quarterOfSeptember; quarter < quarterOfSeptember + SEPTEMBER; quarter++) {
      expected += Math.min(2 * wattHours(2026, quarter, 1), wattHours(2026, quarter, 0));
    }
    expect((shared[0]?.shared ?? 0) + (shared[1]?.shared ?? 0)).toBe(expected);
    expect(two.id).not.toBe(one.id);
  });

  test("numbers have no gap and no double, however many settle at once", async () => {
    const agreement = await activePair();
    const invoice = (at: number) => ({
      id: `paper-${agreement.id}-${at}`,
      agreementId: agreement.id,
      month: "2026-09" as const,
      statementVersion: 1,
      kind: "invoice" as const,
      year: 2026,
      issuedOn: "2026-10-05" as const,
      dueOn: "2026-11-04" as const,
      wattHours: 1,
      price: 0.1,
      netCents: 1,
      vat: { kind: "none", reason: "outside-vat" } as const,
      vatCents: 0,
      totalCents: 1,
      corrects: null,
    });
    const tries = Array.from({ length: 24 }, (_, at) =>
      store.transaction(async ({ contracts }) => {
        const made = await contracts.addInvoice(invoice(at), agreement.uids.seller);
        // Every third one fails after it had a number.
        if (at % 3 === 0) throw new Error("cut off");
        return made.number;
      }),
    );
    const done = (await Promise.allSettled(tries)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  });

  test("declarations chain on, name a municipality with both consents alone, and are checked by anybody", async () => {
    const [open, named] = [await settledPair(), await settledPair()];
    for (const side of ["seller", "buyer"] as const) {
      const consents = { contact: false, municipality: true };
      world.must(await changeConsents(world.ports, named.uids[side], { id: named.id, consents }));
    }
    // Two who issue at the same moment do not fork the chain.
    const counts = await Promise.all([issueDeclarations(world.ports), issueDeclarations(world.ports)]);
    expect(Math.min(...counts)).toBe(0);
    expect(await issueDeclarations(world.ports)).toBe(0);
    const [first] = await store.contracts.declarationsOf(open.id);
    const [second] = await store.contracts.declarationsOf(named.id);
    expect([first?.municipality, second?.municipality]).toEqual([null, "Gent"]);
    expect(await verifyDeclaration(world.ports, ` ${first?.code.toLowerCase()} `)).toMatchObject({ verdict: "valid" });
    expect(await verifyDeclaration(world.ports, "HV-2026-09-00000000")).toEqual({ verdict: "unknown" });
    expect(await verifyChain(world.ports)).toBeNull();
    const totals = await store.contracts.declarationTotals();
    expect(totals.byMonth.map(({ month }) => month)).toEqual(["2026-09"]);
    expect(totals.byTechnology).toEqual({ solar: totals.wattHours });

    world.must(await revokeDeclaration(world.ports, open.uids.buyer, { id: open.id, code: first?.code ?? "" }));
    expect(await verifyDeclaration(world.ports, first?.code ?? "")).toMatchObject({ verdict: "revoked" });
    expect((await store.contracts.declarationTotals()).wattHours).toBe(totals.wattHours - (first?.shared ?? 0));
    expect(await revokeDeclaration(world.ports, "stranger", { id: named.id, code: second?.code ?? "" })).toMatchObject({
      refusal: { code: "declaration-unknown" },
    });
    expect((await store.contracts.listDeclarations({ limit: 1 }))[0]?.place).toBe(
      (await store.contracts.lastDeclaration())?.place,
    );
  });

  test("a correction revokes the declaration of the month and issues the next", async () => {
    const agreement = await settledPair();
    await issueDeclarations(world.ports);
    const corrected = fileOf(agreement, "buyer", (row) =>
      row.startsWith("12-09-2026;12:") ? row.replace(/;\d+,\d{3};kWh/, ";0,001;kWh") : row,
    );
    await inOctober(async () => {
      world.must(await bring(agreement, "buyer", corrected, { madeOn: "2026-10-06" }));
      await issueDeclarations(world.ports);
    });
    const [old, next] = await store.contracts.declarationsOf(agreement.id);
    expect(old?.revocation?.reason).toBe("replaced");
    expect(next?.revocation).toBeNull();
    const newest = await store.contracts.findStatement(agreement.id, "2026-09");
    expect(next?.statementHash).toBe(newest?.hash);
  });

  test("a row that somebody changes behind our back is found, in the declaration and in the chain", async () => {
    const agreement = await settledPair();
    await issueDeclarations(world.ports);
    const [declaration] = await store.contracts.declarationsOf(agreement.id);
    const change = (data: string) =>
      database.transaction(async (queries) => {
        await queries.execute(sql`alter table declarations disable trigger append_only`);
        await queries.execute(
          sql`update declarations set data = jsonb_set(data, '{shared}', ${data}::jsonb) where code = ${declaration?.code ?? ""}`,
        );
        await queries.execute(sql`alter table declarations enable trigger append_only`);
      });
    await change("999999");
    expect(await verifyDeclaration(world.ports, declaration?.code ?? "")).toMatchObject({ verdict: "broken" });
    expect(await verifyChain(world.ports)).toEqual({ place: declaration?.place });
    await change(String(declaration?.shared));
    expect(await verifyChain(world.ports)).toBeNull();
  });

  test("who takes back the consent takes the quarters away; what was settled stands", async () => {
    const agreement = await settledPair();
    expect(await removeMeterData(world.ports, agreement.uids.buyer)).toBe(30);
    const owned = { uid: agreement.uids.buyer, meter: agreement.parties.buyer?.ean ?? "", role: "offtake" } as const;
    expect(await store.contracts.readDays(owned, "2026-09-01", "2026-09-30")).toEqual([]);
    expect(await store.contracts.findStatement(agreement.id, "2026-09")).not.toBeNull();
    expect((await world.find(agreement.id)).consents.buyer.meterData).toBe(false);
  });
});

test("the command of docs/declarations.md proves a declaration without us, and refuses one that was changed", async () => {
  const { makeSigningKey, openSigner } = await import("#adapters/signer/open-signer.ts");
  const signer = openSigner(makeSigningKey());
  const text = "declaration/1\ncode: HV-2026-11-7K3QXM00\n";
  const folder = mkdtempSync(join(tmpdir(), "declaration-"));
  const file = (name: string) => join(folder, name);
  writeFileSync(file("sleutel.pem"), signer.publicKeyPem);
  writeFileSync(file("verklaring.txt"), text);
  writeFileSync(file("verklaring.sig"), Buffer.from(signer.sign(new TextEncoder().encode(text)), "base64"));
  const words = ["pkeyutl", "-verify", "-pubin", "-inkey", "sleutel.pem", "-rawin"];
  const check = () =>
    execFileSync("openssl", [...words, "-in", "verklaring.txt", "-sigfile", "verklaring.sig"], {
      cwd: folder,
      stdio: "pipe",
    });
  expect(check().toString()).toContain("Signature Verified Successfully");
  writeFileSync(file("verklaring.txt"), text.replace("7K", "8K"));
  expect(check).toThrow();
  rmSync(folder, { recursive: true });
});
