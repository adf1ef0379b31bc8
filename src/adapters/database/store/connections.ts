import { and, asc, count, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Connections } from "#application/ports/store.ts";
import { readConnectionFacts } from "#domain/connections/read-connection.ts";
import { eansOf, type SavedConnection } from "#domain/connections/saved-connection.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import { ok, refused } from "#domain/result.ts";
import type { Queries } from "../database.ts";
import { accounts } from "../schema.ts";
import { connections } from "../schema-connections.ts";
import type { Access, Dependencies } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

type Row = typeof connections.$inferSelect;

export function openConnections(access: Access, { clock }: Pick<Dependencies, "clock">): Connections {
  const isTheirs = (uid: string, id: string) => and(eq(connections.uid, uid), eq(connections.id, id));

  return {
    async list(uid) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(connections)
          .where(eq(connections.uid, uid))
          .orderBy(sql`${connections.chosenAt} desc nulls last`, asc(connections.createdAt), asc(connections.id)),
      );
      return rows.map(toConnection);
    },
    async find(uid, id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) => queries.select().from(connections).where(isTheirs(uid, id)));
      return found ? toConnection(found) : null;
    },
    insert: (connection, max) =>
      access.transaction(async (queries) => {
        const { uid } = connection;
        await holdAccount(queries, uid);
        const row = toRow(connection);
        const [same] = await queries.select({ id: connections.id }).from(connections).where(isSame(row)).limit(1);
        if (same) return ok(same.id);
        const ean = await findKnown(queries, connection);
        if (ean) return refused({ code: "connection-known", ean });
        const [kept] = await queries.select({ count: count() }).from(connections).where(eq(connections.uid, uid));
        if ((kept?.count ?? 0) >= max) return refused({ code: "connections-full" });
        await queries.insert(connections).values(row);
        return ok(connection.id);
      }),
    update: (connection, readAt) =>
      access.transaction(async (queries) => {
        const { uid, id } = connection;
        await holdAccount(queries, uid);
        const ean = await findKnown(queries, connection);
        if (ean) return refused({ code: "connection-known", ean });
        const { createdAt: _createdAt, id: _id, uid: _uid, ...fields } = toRow(connection);
        const changed = await queries
          .update(connections)
          .set(fields)
          .where(and(isTheirs(uid, id), eq(connections.updatedAt, readAt)))
          .returning({ id: connections.id });
        return changed.length === 1 ? ok(id) : refused({ code: "connection-changed" });
      }),
    async makeDefault(uid, id) {
      if (!isStorable(id)) return false;
      const chosen = await access.run((queries) =>
        queries
          .update(connections)
          .set({ chosenAt: clock.now() })
          .where(isTheirs(uid, id))
          .returning({ id: connections.id }),
      );
      return chosen.length === 1;
    },
    async remove(uid, id) {
      if (!isStorable(id)) return false;
      const removed = await access.run((queries) =>
        queries.delete(connections).where(isTheirs(uid, id)).returning({ id: connections.id }),
      );
      return removed.length === 1;
    },
  };
}

/** Whoever comes second waits here, and then sees what the first one did. */
const holdAccount = (queries: Queries, uid: string) =>
  queries.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for("update");

/** A form that is sent twice makes one. */
const isSame = ({ uid, name, offtakeEan, injectionEan, street, postcode, town, facts }: NewRow) =>
  and(
    eq(connections.uid, uid),
    eq(connections.name, name),
    sql`${connections.offtakeEan} is not distinct from ${offtakeEan}`,
    sql`${connections.injectionEan} is not distinct from ${injectionEan}`,
    eq(connections.street, street),
    eq(connections.postcode, postcode),
    eq(connections.town, town),
    sql`${connections.facts} = ${JSON.stringify(facts)}::jsonb`,
  );

async function findKnown(queries: Queries, connection: SavedConnection): Promise<Ean | null> {
  const eans = eansOf(connection);
  if (eans.length === 0) return null;
  const [other] = await queries
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.uid, connection.uid),
        ne(connections.id, connection.id),
        or(inArray(connections.offtakeEan, [...eans]), inArray(connections.injectionEan, [...eans])),
      ),
    )
    .limit(1);
  return other ? (eansOf(toConnection(other)).find((ean) => eans.includes(ean)) ?? null) : null;
}

function toConnection({ facts, chosenAt: _chosenAt, offtakeEan, injectionEan, ...row }: Row): SavedConnection {
  // Numbers were read and checked before they were kept.
  return {
    ...row,
    offtakeEan: offtakeEan as Ean | null,
    injectionEan: injectionEan as Ean | null,
    ...readConnectionFacts(facts),
  };
}

type NewRow = ReturnType<typeof toRow>;

function toRow({ connection, meter, gridArea, contract, isVatExempt, ...row }: SavedConnection) {
  return { ...row, facts: { connection, meter, gridArea, contract, isVatExempt } };
}
