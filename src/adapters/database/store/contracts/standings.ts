import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Contracts } from "#application/ports/contracts.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { monthStandings } from "../../schema-months.ts";
import type { Access } from "../../writing.ts";

type Verbs = Pick<Contracts, "addStanding" | "listStandings" | "holdStanding" | "setStanding" | "listAwaited">;

export function openStandings(access: Access, world: string): Verbs {
  const isOf = ({ agreementId, month, version }: Pick<MonthStanding, "agreementId" | "month" | "version">) =>
    and(
      eq(monthStandings.world, world),
      eq(monthStandings.agreementId, agreementId),
      eq(monthStandings.month, month),
      eq(monthStandings.version, version),
    );
  const valuesOf = (standing: MonthStanding) => ({
    state: standing.state,
    answerBy: standing.answerBy,
    data: { ...standing },
  });

  return {
    async addStanding(standing) {
      const { agreementId, month, version } = standing;
      await access.run((queries) =>
        queries.insert(monthStandings).values({ world, agreementId, month, version, ...valuesOf(standing) }),
      );
    },
    async listStandings(agreementId) {
      const rows = await access.run((queries) =>
        queries
          .select({ data: monthStandings.data })
          .from(monthStandings)
          .where(and(eq(monthStandings.world, world), eq(monthStandings.agreementId, agreementId)))
          .orderBy(asc(monthStandings.month), asc(monthStandings.version)),
      );
      return rows.map(standingOf);
    },
    async holdStanding({ agreementId, month }) {
      const rows = await access.run(async (queries) => {
        // Two who answer at one moment take turns, and so does the version that comes in meanwhile.
        const key = `month ${world} ${agreementId} ${month}`;
        await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
        return queries
          .select({ data: monthStandings.data })
          .from(monthStandings)
          .where(
            and(
              eq(monthStandings.world, world),
              eq(monthStandings.agreementId, agreementId),
              eq(monthStandings.month, month),
            ),
          )
          .orderBy(asc(monthStandings.version));
      });
      const newest = rows.at(-1);
      return newest ? standingOf(newest) : null;
    },
    async setStanding(standing) {
      await access.run((queries) => queries.update(monthStandings).set(valuesOf(standing)).where(isOf(standing)));
    },
    async listAwaited(until, limit, after) {
      const { agreementId, month, version, answerBy } = monthStandings;
      const isAfter =
        after &&
        sql`(${answerBy}, ${agreementId}, ${month}, ${version}) > (${after.answerBy}, ${after.agreementId}, ${after.month}, ${after.version})`;
      const rows = await access.run((queries) =>
        queries
          .select({ data: monthStandings.data })
          .from(monthStandings)
          .where(
            and(
              eq(monthStandings.world, world),
              eq(monthStandings.state, "waiting"),
              isNotNull(answerBy),
              lte(answerBy, until),
              isAfter,
            ),
          )
          .orderBy(asc(answerBy), asc(agreementId), asc(month), asc(version))
          .limit(limit),
      );
      return rows.map(standingOf);
    },
  };
}

// Only the verbs above and the migration write here.
const standingOf = ({ data }: { readonly data: Record<string, unknown> }) => data as unknown as MonthStanding;
