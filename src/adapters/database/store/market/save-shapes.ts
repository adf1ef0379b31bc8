import { type SQL, sql } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { listings } from "../../schema-market.ts";
import { type Access, insideOf } from "../../writing.ts";
import { rowsOf } from "./search/rows-of.ts";

/**
 * What is missing beside samples. An outline is among what offers are searched by, so who writes one has every process read the
 * listing anew: of others the day shape alone is written. A listing that somebody holds is left for the next time; a part of a
 * round holds thousands.
 */
export async function saveShapes(access: Access, shapes: Parameters<MarketStore["saveShapes"]>[0]): Promise<number> {
  if (shapes.length === 0) return 0;
  return access.transaction(async (queries) => {
    const idsOf = async (query: SQL) =>
      (await rowsOf<{ readonly id: string }>(insideOf(queries), query)).map(({ id }) => id);
    const found = sql`jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb)
      as found(id text, "changedIn" text, outline real[], "dayShape" smallint[])`;
    const free = await idsOf(sql`select id from ${listings} join ${found} using (id)
      where changed_in = found."changedIn"::xid8 order by id for update of listings skip locked`);
    const save = (column: SQL, value: SQL) =>
      idsOf(sql`update ${listings} set ${column} = ${value} from ${found}
        where listings.id = found.id and listings.id = any(${sql.param(free)}::text[]) and listings.${column} is null
        returning listings.id`);
    const shaped = await save(sql`day_shape`, sql`found."dayShape"`);
    const outlined = await save(sql`outline`, sql`found.outline`);
    return new Set([...shaped, ...outlined]).size;
  });
}
