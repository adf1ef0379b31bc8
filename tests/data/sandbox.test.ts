import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { agreements, declarations, meterDays, meters, sandboxes } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { makeSigningKey, openSigner, sandboxKeyOf } from "#adapters/signer/open-signer.ts";
import { gatherContracts } from "#application/account-details/gather-contracts.ts";
import { fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { activateSharing, submitRequest } from "#application/contracts/move-agreement.ts";
import { openAgreement } from "#application/contracts/open-agreement.ts";
import { hashOfAgreement, signDocument } from "#application/contracts/sign-document.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { verifyDeclaration } from "#application/declarations/verify-declaration.ts";
import type { Store } from "#application/ports/store.ts";
import {
  demoPair,
  moveSandboxMonth,
  resetSandbox,
  sandboxPorts,
  startSandbox,
} from "#application/sandbox/sandboxes.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { agreementDocument, newestAgreementText } from "#content/contracts/agreement-document.ts";
import { type Side, sides } from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import { monthFile } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";
import { sampleBuyer, sampleSeller } from "../support/domain/sample-agreement.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { inThisThread } from "../support/in-this-thread.ts";

const DAY = 86_400_000;

describe("a sandbox", () => {
  const clock = fixedClock("2026-08-03T09:00:00Z");
  const key = makeSigningKey();
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  const ports = () => ({
    store,
    clock,
    ids: randomIds,
    sandboxSigner: openSigner(sandboxKeyOf(key)),
    rateLimits: openRateLimits(database, clock, "x".repeat(32)),
    workers: inThisThread,
  });
  beforeAll(async () => {
    database = await freshPostgres();
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
  });
  afterAll(() => database.close());

  const start = async (address: string) => {
    const started = await startSandbox(ports(), address);
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  };
  const people = { seller: sampleSeller, buyer: sampleBuyer } as const;
  const uidOf = (side: Side) => (side === "seller" ? demoPair.sellerUid : demoPair.buyerUid);

  test("a visitor walks the whole way by the very verbs of real contracts, and a real one never sees it", async () => {
    let sandbox = await start("192.0.2.1");
    let inside = sandboxPorts(ports(), sandbox);
    const { id } = await openAgreement(inside, demoPair, newestAgreementText);
    for (const side of sides) {
      await fillInParty(inside, uidOf(side), { id, typed: answersOfParty(people[side]), numberRemoved: "" });
    }
    for (const side of sides) {
      const agreement = await inside.store.contracts.find(id);
      if (!agreement) throw new Error("No agreement.");
      const documentHash = hashOfAgreement(inside, agreement, agreementDocument);
      const typedName = people[side].name;
      const document = { kind: "agreement", id, write: agreementDocument } as const;
      const input = { typedName, isAgreed: true, documentHash, address: "192.0.2.1" };
      expect((await signDocument(inside, uidOf(side), document, input)).ok).toBe(true);
    }
    await submitRequest(inside, uidOf("seller"), { id });
    sandbox = await moveSandboxMonth(ports(), sandbox);
    inside = sandboxPorts(ports(), sandbox);
    expect(inside.clock.today()).toBe("2026-09-05");
    await activateSharing(inside, uidOf("seller"), { id, startedOn: "2026-09-05" });
    sandbox = await moveSandboxMonth(ports(), sandbox);
    inside = sandboxPorts(ports(), sandbox);
    for (const side of sides) {
      const bytes = monthFile(people[side].ean, "2026-09-01", 30);
      const input = { id, bytes, fileHash: side, madeOn: "2026-10-05", hasConsent: true } as const;
      expect((await importMeterData(inside, uidOf(side), input)).ok).toBe(true);
    }
    expect(await issueDeclarations(inside)).toBe(1);
    const [declaration] = await inside.store.contracts.declarationsOf(id);
    expect(await verifyDeclaration(inside, declaration?.code ?? "")).toMatchObject({ verdict: "valid" });

    const real = { store, signer: openSigner(key) };
    expect(await verifyDeclaration(real, declaration?.code ?? "")).toEqual({ verdict: "unknown" });
    expect(await store.contracts.list(demoPair.sellerUid)).toEqual([]);
    expect(await store.contracts.listDue(10)).toEqual([]);
    expect((await store.contracts.declarationTotals()).count).toBe(0);
    expect(await store.outbox.claim(10)).toEqual([]);
    const other = sandboxPorts(ports(), await start("192.0.2.2"));
    expect(await other.store.contracts.find(id)).toBeNull();
    const kinds = (await store.sandboxes.find(sandbox.id))?.mails.map(({ kind }) => kind);
    expect(kinds).toContain("statement-ready");
    const mine = await gatherContracts(inside.store, demoPair.buyerUid);
    expect(mine.agreements[0]?.statements).toHaveLength(1);
    expect(mine.meterFiles).toHaveLength(1);

    const fresh = await resetSandbox(ports(), sandbox.id);
    expect(fresh?.now).toEqual(clock.now());
    expect(await sandboxPorts(ports(), sandbox).store.contracts.list(demoPair.sellerUid)).toEqual([]);
    for (const table of [agreements, declarations, meters, meterDays]) {
      expect(await database.run((queries) => queries.select().from(table))).toEqual([]);
    }
  });

  test("sandboxes go after two days, one network starts so many an hour, and the clock stops after three years", async () => {
    const first = await start("198.51.100.7");
    for (let time = 1; time < 20; time++) await start("198.51.100.7");
    expect(await startSandbox(ports(), "198.51.100.7")).toMatchObject({ refusal: { code: "too-many-attempts" } });
    let moved = first;
    for (let month = 0; month < 40; month++) moved = await moveSandboxMonth(ports(), moved);
    expect(moved.now.toISOString().slice(0, 7)).toBe("2029-07");
    expect(await store.sandboxes.find("a\0b")).toBeNull();
    await store.applyRetention(new Date(clock.now().getTime() + 3 * DAY));
    expect(await database.run((queries) => queries.select().from(sandboxes))).toEqual([]);
  });

  test("no more sandboxes than there is room for", async () => {
    const made = await Promise.all([1, 2, 3].map((at) => store.sandboxes.make(`bound-${at}`, clock.now(), 2)));
    expect(made.filter((one) => one !== null)).toHaveLength(2);
  });
});
