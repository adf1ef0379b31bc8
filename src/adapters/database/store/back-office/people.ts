import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { BackOffice } from "#application/ports/back-office.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { agreements, leads, waitingList } from "../../schema.ts";
import { monthStandings } from "../../schema-months.ts";
import type { Access } from "../../writing.ts";

type Part = Pick<BackOffice, "leads" | "waitingEntries" | "waitingCounts" | "agreements" | "contestedMonths">;

/** Of each month the newest version counts. */
const isNewest = sql`not exists (select 1 from month_standings n where n.world = month_standings.world
  and n.agreement_id = month_standings.agreement_id and n.month = month_standings.month and n.version > month_standings.version)`;
export const isContested = and(eq(monthStandings.world, "real"), eq(monthStandings.state, "contested"), isNewest);

export const openSeenPeople = (access: Access): Part => ({
  async leads({ offset, limit }) {
    const rows = await access.run((queries) =>
      queries.select().from(leads).orderBy(desc(leads.createdAt), asc(leads.id)).offset(offset).limit(limit),
    );
    return rows.map(({ tokenHash: _hash, emailKey: _key, awaitedBy: _by, ...lead }) => lead);
  },
  waitingEntries({ offset, limit }) {
    const { email, side, reason, postcode, joinedAt } = waitingList;
    return access.run((queries) =>
      queries
        .select({ email, side, reason, postcode, joinedAt })
        .from(waitingList)
        .orderBy(desc(joinedAt), asc(waitingList.id))
        .offset(offset)
        .limit(limit),
    );
  },
  waitingCounts() {
    const { side, reason } = waitingList;
    return access.run((queries) =>
      queries.select({ side, reason, count: count() }).from(waitingList).groupBy(reason, side).orderBy(reason, side),
    );
  },
  async agreements(state, { offset, limit }) {
    const rows = await access.run((queries) =>
      queries
        .select({ data: agreements.data, createdAt: agreements.createdAt })
        .from(agreements)
        .where(and(eq(agreements.world, "real"), state === null ? undefined : eq(agreements.state, state)))
        .orderBy(desc(agreements.createdAt), asc(agreements.id))
        .offset(offset)
        .limit(limit),
    );
    return rows.map(({ data, createdAt }) => {
      // Only the store of agreements writes here, and it writes agreements.
      const { id, reference, state: stands, municipalities, region } = data as unknown as Agreement;
      return { id, reference, state: stands, municipalities, region, createdAt };
    });
  },
  async contestedMonths() {
    const rows = await access.run((queries) =>
      queries
        .select({ data: monthStandings.data })
        .from(monthStandings)
        .where(isContested)
        .orderBy(monthStandings.month),
    );
    return rows.map(({ data }) => data as unknown as MonthStanding);
  },
});
