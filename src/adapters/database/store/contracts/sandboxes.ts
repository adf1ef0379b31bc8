import { and, count, eq, inArray, like, lt, sql } from "drizzle-orm";
import type { ContractParts, Sandboxes } from "#application/ports/contracts.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { Database, Queries } from "../../database.ts";
import * as schema from "../../schema.ts";
import { monthPayments, monthStandings, signingKeys } from "../../schema-months.ts";
import { type Access, type Dependencies, insideOf } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { openContracts } from "./open-contracts.ts";

const PREFIX = "sandbox:";
const worldOf = (id: string) => `${PREFIX}${id}`;

export function openSandboxes(database: Database, { clock }: Pick<Dependencies, "clock">): Sandboxes {
  const { sandboxes } = schema;

  const partsOf = (access: Access, id: string): ContractParts => ({
    contracts: openContracts(access, { clock }, worldOf(id)),
    // Nobody on the market is behind a sandbox.
    market: { proposals: { contract: async () => true, release: async () => true } },
    outbox: {
      async add(message) {
        const added = JSON.stringify([message]);
        await access.run((queries) =>
          queries
            .update(sandboxes)
            .set({ mails: sql`${sandboxes.mails} || ${added}::jsonb` })
            .where(eq(sandboxes.id, id)),
        );
      },
    },
  });

  return {
    make: (id, now, max) =>
      database.transaction(async (queries) => {
        await queries.execute(sql`select pg_advisory_xact_lock(hashtext('sandboxes'))`);
        const [kept] = await queries.select({ count: count() }).from(sandboxes);
        if ((kept?.count ?? 0) >= max) return null;
        await queries.insert(sandboxes).values({ id, now, mails: [], createdAt: clock.now() }).onConflictDoNothing();
        return { id, now, mails: [] };
      }),
    async find(id) {
      if (!isStorable(id)) return null;
      const [found] = await database.run((queries) => queries.select().from(sandboxes).where(eq(sandboxes.id, id)));
      // Only the outbox above writes here, and it writes messages.
      return found ? { id, now: found.now, mails: found.mails as unknown as MailMessage[] } : null;
    },
    async moveClock(id, now) {
      await database.run((queries) => queries.update(sandboxes).set({ now }).where(eq(sandboxes.id, id)));
    },
    remove: (id) => database.transaction((queries) => removeSandboxes(queries, [id])),
    storeOf: (id) => ({
      ...partsOf(database, id),
      transaction: (work) => database.transaction((queries) => work(partsOf(insideOf(queries), id))),
    }),
  };
}

/** Takes whole worlds away. */
async function removeSandboxes(queries: Queries, ids: readonly string[]): Promise<void> {
  const worlds = ids.map(worldOf);
  const gone = await queries
    .select({ id: schema.meters.id })
    .from(schema.meters)
    .where(inArray(schema.meters.world, worlds));
  if (gone.length > 0) {
    const meterIds = gone.map(({ id }) => id);
    await queries.delete(schema.meterDays).where(inArray(schema.meterDays.meterId, meterIds));
    await queries.delete(schema.meters).where(inArray(schema.meters.id, meterIds));
  }
  for (const table of [
    schema.agreements,
    schema.agreementSignatures,
    schema.agreementEntries,
    schema.agreementReminders,
    schema.claims,
    schema.dueMonths,
    schema.statements,
    monthStandings,
    monthPayments,
    signingKeys,
    schema.invoiceCounters,
    schema.invoices,
    schema.declarations,
    schema.declarationRevocations,
  ]) {
    await queries.delete(table).where(and(inArray(table.world, worlds), like(table.world, `${PREFIX}%`)));
  }
  await queries.delete(schema.sandboxes).where(inArray(schema.sandboxes.id, [...ids]));
}

export async function removeOldSandboxes(queries: Queries, before: Date): Promise<number> {
  const old = await queries
    .select({ id: schema.sandboxes.id })
    .from(schema.sandboxes)
    .where(lt(schema.sandboxes.createdAt, before))
    .limit(500);
  if (old.length > 0) {
    await removeSandboxes(
      queries,
      old.map(({ id }) => id),
    );
  }
  return old.length;
}
