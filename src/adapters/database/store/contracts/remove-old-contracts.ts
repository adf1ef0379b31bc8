import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
import type { Queries } from "../../database.ts";
import * as schema from "../../schema.ts";
import { monthPayments, monthStandings } from "../../schema-months.ts";
import { removeIdleClaims } from "./claims.ts";
import { removeOldSandboxes } from "./sandboxes.ts";

/**
 * In days. A paper of a sale is kept for ten years (the legal term for accounts); what never became a contract goes
 * after one. Quarters serve to correct a month, and the grid operator corrects no older ones.
 */
const kept = { sandbox: 2, neverSigned: 365, ended: 3653, quarters: 3 * 365 } as const;

export async function removeOldContracts(queries: Queries, now: Date): Promise<Record<string, number>> {
  const before = (days: number) => new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
  const { agreements, meterDays } = schema;
  const sandboxes = await removeOldSandboxes(queries, before(kept.sandbox));
  const oldDay = before(kept.quarters).toISOString().slice(0, 10);
  const days = await queries.delete(meterDays).where(lt(meterDays.day, oldDay)).returning({ day: meterDays.day });

  // Only this transaction may take away what is otherwise only added to.
  await queries.execute(sql`set local site.retention = 'over'`);
  const isSigned = sql`(select count(*) from agreement_signatures s where s.world = 'real' and s.agreement_id = ${agreements.id} and s.amendment = 0) = 2`;
  const old = await queries
    .delete(agreements)
    .where(
      and(
        eq(agreements.world, "real"),
        isNotNull(agreements.endedAt),
        lt(
          agreements.endedAt,
          sql`case when ${isSigned} then ${before(kept.ended).toISOString()}::timestamptz else ${before(kept.neverSigned).toISOString()}::timestamptz end`,
        ),
      ),
    )
    .returning({ id: agreements.id });
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) {
    // Declarations stay: nobody's name is in them, and the chain must hold.
    for (const table of [
      schema.agreementSignatures,
      schema.agreementEntries,
      schema.agreementReminders,
      schema.dueMonths,
      schema.statements,
      monthStandings,
      monthPayments,
      schema.invoices,
    ]) {
      await queries.delete(table).where(and(eq(table.world, "real"), inArray(table.agreementId, ids)));
    }
  }
  await queries.execute(sql`set local site.retention = ''`);
  await removeIdleClaims(queries, "real");
  return { sandboxes, meterDays: days.length, agreements: ids.length };
}
