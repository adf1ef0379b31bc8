import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Contracts, DueMonth, MarkedMonth, StoredStatement } from "#application/ports/contracts.ts";
import { referenceOf } from "#domain/settlement/invoices/invoice-for.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { Invoice, Statement } from "#domain/settlement/statement.ts";
import { dueMonths, invoiceCounters, invoices, statements } from "../../schema.ts";
import type { Access, Dependencies } from "../../writing.ts";

type Verbs = Pick<
  Contracts,
  | "markDue"
  | "listDue"
  | "findDue"
  | "resolveDue"
  | "listBlocked"
  | "addStatement"
  | "listStatements"
  | "findStatement"
  | "addInvoice"
  | "listInvoices"
>;

export function openSettlements(access: Access, world: string, { clock }: Pick<Dependencies, "clock">): Verbs {
  const isDue = ({ agreementId, month }: DueMonth) =>
    and(eq(dueMonths.world, world), eq(dueMonths.agreementId, agreementId), eq(dueMonths.month, month));
  const isOf = (agreementId: string) => and(eq(statements.world, world), eq(statements.agreementId, agreementId));

  return {
    async markDue(months, heldUntil) {
      if (months.length === 0) return;
      const rows = months.map((due) => ({
        ...due,
        world,
        blockedBy: null,
        heldUntil: heldUntil ?? null,
        markedAt: clock.now(),
      }));
      await access.run((queries) =>
        queries
          .insert(dueMonths)
          .values(rows)
          .onConflictDoUpdate({
            target: [dueMonths.world, dueMonths.agreementId, dueMonths.month],
            // Every mark has a moment of its own, also within the same millisecond.
            set: {
              blockedBy: null,
              heldUntil: heldUntil ?? null,
              markedAt: sql`greatest(excluded.marked_at, ${dueMonths.markedAt} + interval '1 millisecond')`,
            },
          }),
      );
    },
    async listDue(limit) {
      const isFree = or(isNull(dueMonths.heldUntil), lte(dueMonths.heldUntil, clock.now()));
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(dueMonths)
          .where(and(eq(dueMonths.world, world), isNull(dueMonths.blockedBy), isFree))
          .orderBy(asc(dueMonths.markedAt), asc(dueMonths.agreementId), asc(dueMonths.month))
          .limit(limit),
      );
      return rows.map(markedOf);
    },
    async findDue(due) {
      const [row] = await access.run((queries) => queries.select().from(dueMonths).where(isDue(due)));
      return row ? markedOf(row) : null;
    },
    async resolveDue(due, blockedBy) {
      const where = and(isDue(due), eq(dueMonths.markedAt, due.markedAt));
      await access.run(async (queries) => {
        if (blockedBy === null) await queries.delete(dueMonths).where(where);
        else await queries.update(dueMonths).set({ blockedBy }).where(where);
      });
    },
    async listBlocked(agreementId) {
      const rows = await access.run((queries) =>
        queries
          .select({ month: dueMonths.month, blockedBy: dueMonths.blockedBy })
          .from(dueMonths)
          .where(
            and(eq(dueMonths.world, world), eq(dueMonths.agreementId, agreementId), isNotNull(dueMonths.blockedBy)),
          )
          .orderBy(asc(dueMonths.month)),
      );
      return rows.map(({ month, blockedBy }) => ({ month: month as Month, blockedBy: blockedBy ?? "" }));
    },

    async addStatement({ packedQuarters, hash, createdAt, ...data }) {
      const { agreementId, month, version } = data;
      const added = await access.run((queries) =>
        queries
          .insert(statements)
          .values({ world, agreementId, month, version, data: { ...data }, quarters: packedQuarters, hash, createdAt })
          .onConflictDoNothing()
          .returning({ version: statements.version }),
      );
      return added.length === 1;
    },
    async listStatements(agreementId, which) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(statements)
          .where(isOf(agreementId))
          .orderBy(asc(statements.month), asc(statements.version)),
      );
      const all = rows.map(statementOf);
      return which === "all" ? all : all.filter(({ month }, at) => all[at + 1]?.month !== month);
    },
    async findStatement(agreementId, month, version) {
      const isVersion = version === undefined ? undefined : eq(statements.version, version);
      const [row] = await access.run((queries) =>
        queries
          .select()
          .from(statements)
          .where(and(isOf(agreementId), eq(statements.month, month), isVersion))
          .orderBy(desc(statements.version))
          .limit(1),
      );
      return row ? statementOf(row) : null;
    },

    addInvoice: (draft, sellerUid) =>
      access.transaction(async (queries) => {
        // The counter's row is held until the whole settlement is in: no number is lost, and none is given twice.
        const [counter] = await queries
          .insert(invoiceCounters)
          .values({ world, sellerUid, year: draft.year, last: 1 })
          .onConflictDoUpdate({
            target: [invoiceCounters.world, invoiceCounters.sellerUid, invoiceCounters.year],
            set: { last: sql`${invoiceCounters.last} + 1` },
          })
          .returning({ last: invoiceCounters.last });
        const number = counter?.last ?? 0;
        const invoice: Invoice = { ...draft, number, reference: referenceOf({ year: draft.year, number }) };
        const { id, agreementId, month, year } = invoice;
        await queries.insert(invoices).values({
          world,
          id,
          agreementId,
          month,
          sellerUid,
          year,
          number,
          data: { ...invoice },
          createdAt: clock.now(),
        });
        return invoice;
      }),
    async listInvoices(agreementId) {
      const rows = await access.run((queries) =>
        queries
          .select({ data: invoices.data })
          .from(invoices)
          .where(and(eq(invoices.world, world), eq(invoices.agreementId, agreementId)))
          .orderBy(asc(invoices.year), asc(invoices.number)),
      );
      // Only addInvoice writes here.
      return rows.map(({ data }) => data as unknown as Invoice);
    },
  };
}

const markedOf = ({ agreementId, month, markedAt }: typeof dueMonths.$inferSelect): MarkedMonth => ({
  agreementId,
  month: month as Month,
  markedAt,
});

/** Statements of before kept what each side injected and took as well: that is nobody's but theirs, and is not read. */
export function statementOf({ data, quarters, hash, createdAt }: typeof statements.$inferSelect): StoredStatement {
  // Only addStatement writes here.
  const {
    injection: _injected,
    offtake: _taken,
    ...statement
  } = data as unknown as Statement & Record<string, unknown>;
  return {
    ...(statement as unknown as Statement),
    gaps: statement.gaps ?? null,
    days: statement.days.map(({ day, shared, origin = null }) => ({ day, shared, origin })),
    packedQuarters: new Uint8Array(quarters),
    hash,
    createdAt,
  };
}
