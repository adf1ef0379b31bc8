import { and, asc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Contracts, MeterImport, MeterRole } from "#application/ports/contracts.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Queries } from "../../database.ts";
import { meterDays, meterImports, meters } from "../../schema.ts";
import type { Access } from "../../writing.ts";

type Verbs = Pick<Contracts, "addImport" | "listImports" | "importsBy" | "readDays" | "removeMeterData">;
type Joined = { readonly meter_imports: typeof meterImports.$inferSelect; readonly meters: typeof meters.$inferSelect };

// PostgreSQL takes 65,535 values in one statement, and a row of ours has five.
const ROWS_AT_ONCE = 1000;

export function openMeterData(access: Access, world: string): Verbs {
  const importsWhere = async (where: Parameters<typeof and>[0]) => {
    const rows = await access.run((queries) =>
      queries
        .select()
        .from(meterImports)
        .innerJoin(meters, eq(meters.id, meterImports.meterId))
        .where(and(eq(meters.world, world), where))
        .orderBy(asc(meterImports.place)),
    );
    return rows.map(importOf);
  };

  return {
    addImport: ({ meter, role, ...made }, days) =>
      access.transaction(async (queries) => {
        const meterId = await meterIdOf(queries, world, meter, role);
        const [added] = await queries
          .insert(meterImports)
          .values({ ...made, world, meterId, findings: [...made.findings] })
          .onConflictDoNothing()
          .returning({ place: meterImports.place });
        if (!added) return false;
        const [first, last] = [days[0]?.day, days.at(-1)?.day];
        if (!first || !last) return true;
        const known = await queries
          .select()
          .from(meterDays)
          .where(and(eq(meterDays.meterId, meterId), gte(meterDays.day, first), lte(meterDays.day, last)));
        const same = new Map(known.map((row) => [`${row.day} ${hexOf(row.packed)}`, row]));
        const fresh: (typeof meterDays.$inferInsert)[] = [];
        const confirmed: string[] = [];
        for (const { day, packed } of days) {
          // A day that says what is known already only makes the known row younger.
          const found = same.get(`${day} ${hexOf(packed)}`);
          if (!found) fresh.push({ meterId, day, importPlace: added.place, madeOn: made.madeOn, packed });
          else if (found.madeOn < made.madeOn) confirmed.push(`${found.day} ${found.importPlace}`);
        }
        for (let at = 0; at < fresh.length; at += ROWS_AT_ONCE) {
          await queries.insert(meterDays).values(fresh.slice(at, at + ROWS_AT_ONCE));
        }
        for (let at = 0; at < confirmed.length; at += ROWS_AT_ONCE) {
          await queries
            .update(meterDays)
            .set({ madeOn: made.madeOn })
            .where(
              and(
                eq(meterDays.meterId, meterId),
                lt(meterDays.madeOn, made.madeOn),
                inArray(
                  sql<string>`${meterDays.day} || ' ' || ${meterDays.importPlace}`,
                  confirmed.slice(at, at + ROWS_AT_ONCE),
                ),
              ),
            );
        }
        return true;
      }),
    listImports: (meter, role) => importsWhere(and(eq(meters.meter, meter), eq(meters.role, role))),
    importsBy: (uid) => importsWhere(eq(meterImports.uid, uid)),
    async readDays(meter, role, first, last) {
      const rows = await access.run((queries) =>
        queries
          .select({ day: meterDays.day, madeOn: meterDays.madeOn, packed: meterDays.packed })
          .from(meterDays)
          .innerJoin(meters, eq(meters.id, meterDays.meterId))
          .where(
            and(
              eq(meters.world, world),
              eq(meters.meter, meter),
              eq(meters.role, role),
              gte(meterDays.day, first),
              lte(meterDays.day, last),
            ),
          )
          .orderBy(asc(meterDays.day)),
      );
      // The columns are dates, written from calendar days.
      return rows.map(({ day, madeOn, packed }) => ({
        day: day as CalendarDay,
        madeOn: madeOn as CalendarDay,
        packed: new Uint8Array(packed),
      }));
    },
    removeMeterData: (uid) =>
      access.transaction(async (queries) => {
        const gone = await queries
          .delete(meterImports)
          .where(and(eq(meterImports.world, world), eq(meterImports.uid, uid)))
          .returning({ place: meterImports.place, meterId: meterImports.meterId });
        if (gone.length === 0) return 0;
        const days = await queries
          .delete(meterDays)
          .where(
            and(
              inArray(
                meterDays.meterId,
                gone.map(({ meterId }) => meterId),
              ),
              inArray(
                meterDays.importPlace,
                gone.map(({ place }) => place),
              ),
            ),
          )
          .returning({ day: meterDays.day });
        return days.length;
      }),
  };
}

async function meterIdOf(queries: Queries, world: string, meter: string, role: MeterRole): Promise<number> {
  const where = and(eq(meters.world, world), eq(meters.meter, meter), eq(meters.role, role));
  await queries.insert(meters).values({ world, meter, role }).onConflictDoNothing();
  // Held, so that two files of one meter are taken in one after the other.
  const [found] = await queries.select({ id: meters.id }).from(meters).where(where).for("update");
  if (!found) throw new Error("A meter that was just added is there.");
  return found.id;
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

const importOf = ({ meter_imports: made, meters: { meter, role } }: Joined): MeterImport => ({
  id: made.id,
  uid: made.uid,
  meter,
  role,
  fileHash: made.fileHash,
  // Only addImport writes here.
  source: made.source as MeterImport["source"],
  madeOn: made.madeOn as CalendarDay,
  firstDay: made.firstDay as CalendarDay,
  lastDay: made.lastDay as CalendarDay,
  isVerified: made.isVerified,
  findings: made.findings,
  importedAt: made.importedAt,
});
