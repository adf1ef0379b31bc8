import { expect, test } from "vitest";
import { readBackup, writeBackup } from "#adapters/database/backup/backup.ts";
import { BackupFault } from "#adapters/database/backup/backup-lines.ts";
import type { Database } from "#adapters/database/database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openStore } from "#adapters/database/open-store.ts";
import * as schema from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { isWhole } from "../support/campaign.ts";
import { openContractWorld } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleAgreement, sampleBuyer, sampleSeller, sampleSignature } from "../support/domain/sample-agreement.ts";
import { fillContract } from "../support/fill-contracts.ts";
import { verifyChain } from "../support/verify-chain.ts";

const at = new Date("2026-11-15T10:00:00.123Z");
const clock = { now: () => new Date("2026-10-07T09:00:00Z"), today: () => "2026-10-07" };
const storeOn = (database: Database) => openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });

const contractTables = [
  ...["agreements", "agreement_signatures", "agreement_entries", "agreement_reminders", "meters", "meter_imports"],
  ...["claims", "claim_confirmations"],
  ...["meter_days", "due_months", "statements", "invoice_counters", "invoices", "declarations"],
  ...["declaration_revocations", "sandboxes"],
];

async function fill(database: Database) {
  await database.transaction(async (queries) => {
    await queries.insert(schema.accounts).values({
      uid: "u1",
      email: "An@example.org",
      emailKey: "an@example.org",
      passwordHash: "hash",
      state: "confirmed",
      createdAt: at,
      totpSecret: new Uint8Array([0, 255, 10, 13]),
      deletionOn: "2026-12-15",
    });
    await queries.insert(schema.documents).values({
      collection: "user",
      id: "u1",
      data: { name: 'Zoë "O\'Neil" \\ \n', list: [1.5, null, true], deep: {} },
      updatedAt: at,
    });
    await queries.insert(schema.events).values([
      { at, uid: "u1", event: "one", facts: {} },
      { at, uid: "u1", event: "two", facts: { n: 2 } },
    ]);
  });
}

const read = (database: Database) =>
  database.run(async (queries) => ({
    accounts: (await queries.select().from(schema.accounts)).map((row) => ({
      ...row,
      totpSecret: Buffer.from(row.totpSecret ?? []).toString("hex"),
    })),
    documents: await queries.select().from(schema.documents),
    events: await queries.select().from(schema.events),
  }));

async function backUp(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(database, at, async (some) => void lines.push(...some.split(/(?<=\n)/)));
  return lines;
}
async function* each(lines: readonly string[]) {
  yield* lines;
}

const overPglite = [
  { name: "PGlite", open: () => openPglite({}), other: "PostgreSQL", openOther: freshPostgres },
  { name: "PostgreSQL", open: freshPostgres, other: "PGlite", openOther: () => openPglite({}) },
];
test.each([
  { name: "PostgreSQL", open: freshPostgres, other: "PostgreSQL", openOther: freshPostgres },
  ...(isWhole ? overPglite : []),
])(
  "a backup of $name put back into $other gives every row as it was, and counters go on",
  async ({ open, openOther }) => {
    const [from, to] = [await open(), await openOther()];
    await fill(from);
    const lines = await backUp(from);
    expect(await readBackup(to, each(lines))).toBe(4);
    expect(await read(to)).toEqual(await read(from));
    await to.run((queries) => queries.insert(schema.events).values({ at, uid: null, event: "three", facts: {} }));
    expect((await read(to)).events.map(({ id }) => id)).toEqual([1, 2, 3]);
    await from.close();
    await to.close();
  },
);

test("contracts with all that followed from them go on in another database where they were: quarters, chain and numbers", async () => {
  const [from, to] = [await freshPostgres(), await freshPostgres()];
  const world = openContractWorld(storeOn(from), "2026-10-07T09:00:00Z");
  for (const name of ["one", "two"]) {
    const meters = {
      seller: { ...sampleSeller, ean: `seller-${name}` },
      buyer: { ...sampleBuyer, ean: `buyer-${name}` },
    };
    const terms = { id: name, proposalId: name, reference: name, state: "active", startedOn: "2026-09-01" } as const;
    await fillContract(storeOn(from).contracts, sampleAgreement({ ...terms, parties: meters }), 0, world.clock.now());
    await storeOn(from).contracts.addSignature(name, sampleSignature("buyer"));
    const claim = { uid: "uid-buyer", ean: `buyer-${name}` };
    await storeOn(from).contracts.confirmClaim(claim, "uid-seller", world.clock.now());
    await storeOn(from).contracts.rememberReminder(name, "buyer", "ask-supplier", world.clock.now());
  }
  await runDueSettlements(world.ports);
  await issueDeclarations(world.ports);
  const { contracts } = storeOn(from);
  const [declaration] = await contracts.declarationsOf("one");
  await contracts.revokeDeclaration(declaration?.code ?? "", "error", world.clock.now());
  await contracts.markDue([{ agreementId: "one", month: "2026-09" }]);
  await storeOn(from).sandboxes.make("proef", world.clock.now(), 10);

  const lines = await backUp(from);
  const tables = new Set(lines.flatMap((line) => /^\{"table":"(\w+)"/.exec(line)?.[1] ?? []));
  for (const table of contractTables) expect(tables, table).toContain(table);
  await readBackup(to, each(lines));
  expect(await backUp(to)).toEqual(lines);

  const moved = storeOn(to).contracts;
  const quarters = { uid: "uid-buyer", meter: "buyer-one", role: "offtake" } as const;
  expect(await moved.readDays(quarters, "2026-09-01", "2026-09-30")).toEqual(
    await contracts.readDays(quarters, "2026-09-01", "2026-09-30"),
  );
  const ports = { ...world.ports, store: storeOn(to) };
  expect(await verifyChain(ports)).toBeNull();
  expect(await runDueSettlements(ports)).toMatchObject({ settled: 0, unchanged: 1 });
  const [invoice] = await moved.listInvoices("one");
  if (!invoice) throw new Error("The invoice came along.");
  expect(await moved.addInvoice({ ...invoice, id: "next" }, "uid-seller")).toMatchObject({ number: 3 });
  await expect(to.run((queries) => queries.execute("delete from statements"))).rejects.toThrow();
  await from.close();
  await to.close();
});

test("a backup that is cut off, damaged, no backup at all, or meant for a database with rows is refused and changes nothing", async () => {
  const from = await freshPostgres();
  await fill(from);
  const lines = await backUp(from);
  const refusals: [string[], string][] = [
    [lines.slice(0, -1), "cut off"],
    [[...lines.slice(0, 2), ...lines.slice(3)], "cut off"],
    [lines.slice(1), "no backup"],
    [["<html>"], "damaged"],
    [[lines[0]?.replace("001-", "999-") ?? "", ...lines.slice(1)], "newer version"],
  ];
  const to = await freshPostgres();
  for (const [broken, words] of refusals) {
    const reading = readBackup(to, each(broken));
    await expect(reading).rejects.toThrow(BackupFault);
    await expect(readBackup(to, each(broken))).rejects.toThrow(words);
    expect((await read(to)).accounts).toEqual([]);
  }
  await expect(readBackup(from, each(lines))).rejects.toThrow("not empty");
  await from.close();
  await to.close();
});
