import { and, asc, eq, getTableColumns, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Contracts, MeterImport, OwnedMeter } from "#application/ports/contracts.ts";
import { type FileOrigin, originCode } from "#domain/settlement/meter-data/day-origin.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Queries } from "../../database.ts";
import { meterDays, meterImports, meters } from "../../schema.ts";
import type { Access } from "../../writing.ts";
import { removeIdleClaims } from "./claims.ts";

type Verbs = Pick<Contracts, "addImport" | "importsBy" | "countDays" | "readDays" | "removeMeterData">;
type Joined = { readonly meter_imports: typeof meterImports.$inferSelect; readonly meters: typeof meters.$inferSelect };

// Quarters without a file are as unknown as those of a file that nobody can place.
const originOf = sql<FileOrigin>`coalesce(${meterImports.origin}, 'unknown-file')`;
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
  const isOwned = ({ uid, meter, role }: OwnedMeter) =>
    and(eq(meters.world, world), eq(meters.uid, uid), eq(meters.meter, meter), eq(meters.role, role));

  return {
    addImport: ({ uid, meter, role, ...made }, days) =>
      access.transaction(async (queries) => {
        const meterId = await meterIdOf(queries, world, { uid, meter, role });
        const [added] = await queries
          .insert(meterImports)
          .values({ ...made, world, meterId, findings: [...made.findings] })
          .onConflictDoNothing()
          .returning({ place: meterImports.place });
        if (!added) return false;
        const [first, last] = [days[0]?.day, days.at(-1)?.day];
        if (!first || !last) return true;
        const known = await queries
          .select({ ...getTableColumns(meterDays), origin: originOf })
          .from(meterDays)
          .leftJoin(meterImports, eq(meterImports.place, meterDays.importPlace))
          .where(and(eq(meterDays.meterId, meterId), gte(meterDays.day, first), lte(meterDays.day, last)));
        // Of a surer file only: what an export says is not known from a file that a hand changed.
        const same = new Map(
          known
            .filter(({ origin }) => originCode(origin) <= originCode(made.origin))
            .map((row) => [`${row.day} ${hexOf(row.packed)}`, row]),
        );
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
    importsBy: (uid) => importsWhere(eq(meters.uid, uid)),
    async countDays(owned, first, last) {
      const [row] = await access.run((queries) =>
        queries
          .select({ days: sql<number>`count(distinct ${meterDays.day})`.mapWith(Number) })
          .from(meterDays)
          .innerJoin(meters, eq(meters.id, meterDays.meterId))
          .where(and(isOwned(owned), gte(meterDays.day, first), lte(meterDays.day, last))),
      );
      return row?.days ?? 0;
    },
    async readDays(owned, first, last) {
      const rows = await access.run((queries) =>
        queries
          .select({ day: meterDays.day, madeOn: meterDays.madeOn, packed: meterDays.packed, origin: originOf })
          .from(meterDays)
          .innerJoin(meters, eq(meters.id, meterDays.meterId))
          .leftJoin(meterImports, eq(meterImports.place, meterDays.importPlace))
          .where(and(isOwned(owned), gte(meterDays.day, first), lte(meterDays.day, last)))
          .orderBy(asc(meterDays.day)),
      );
      // The columns are dates, written from calendar days.
      return rows.map(({ day, madeOn, packed, origin }) => ({
        day: day as CalendarDay,
        madeOn: madeOn as CalendarDay,
        origin,
        packed: new Uint8Array(packed),
      }));
    },
    removeMeterData: (uid) =>
      access.transaction(async (queries) => {
        // Held first, so that a file that comes in at this moment is either gone with them or begins anew after.
        const gone = await queries
          .select({ id: meters.id })
          .from(meters)
          .where(and(eq(meters.world, world), eq(meters.uid, uid)))
          .for("update");
        await removeIdleClaims(queries, world, uid);
        if (gone.length === 0) return 0;
        const ids = gone.map(({ id }) => id);
        const days = await queries
          .delete(meterDays)
          .where(inArray(meterDays.meterId, ids))
          .returning({ day: meterDays.day });
        await queries.delete(meters).where(inArray(meters.id, ids));
        return days.length;
      }),
  };
}

async function meterIdOf(queries: Queries, world: string, owned: OwnedMeter): Promise<number> {
  const { uid, meter, role } = owned;
  const [found] = await queries
    .insert(meters)
    .values({ world, uid, meter, role })
    // Written over with what it is, and so held: two files of one meter are taken in one after the other.
    .onConflictDoUpdate({ target: [meters.world, meters.uid, meters.meter, meters.role], set: { role } })
    .returning({ id: meters.id });
  if (!found) throw new Error("A meter that was just added is there.");
  return found.id;
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

const importOf = ({ meter_imports: made, meters: { uid, meter, role } }: Joined): MeterImport => ({
  id: made.id,
  uid,
  meter,
  role,
  fileHash: made.fileHash,
  // Only addImport writes here.
  source: made.source as MeterImport["source"],
  madeOn: made.madeOn as CalendarDay,
  firstDay: made.firstDay as CalendarDay,
  lastDay: made.lastDay as CalendarDay,
  origin: made.origin as FileOrigin,
  findings: made.findings,
  importedAt: made.importedAt,
});
