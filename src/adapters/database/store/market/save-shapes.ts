import { type SQL, sql } from "drizzle-orm";
import type { MarketStore } from "#application/ports/market.ts";
import { listings } from "../../schema-market.ts";
import type { Access } from "../../writing.ts";

/**
 * In two statements, each for all: an outline is among what offers are searched by, so who writes one has every process read the
 * listing anew; and the version of the market changes once.
 */
export async function saveShapes(access: Access, shapes: Parameters<MarketStore["saveShapes"]>[0]): Promise<number> {
  if (shapes.length === 0) return 0;
  return access.transaction(async (queries) => {
    const found = sql`jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb)
      as found(id text, "changedIn" text, outline real[], "dayShape" smallint[])`;
    const save = async (column: SQL, value: SQL) => {
      const saved = await queries.execute(sql`update ${listings} set ${column} = ${value} from ${found}
        where listings.id = found.id and changed_in = found."changedIn"::xid8 and listings.${column} is null
        returning listings.id`);
      return (saved as unknown as { readonly rows: readonly { readonly id: string }[] }).rows.map(({ id }) => id);
    };
    const shaped = await save(sql`day_shape`, sql`found."dayShape"`);
    const outlined = await save(sql`outline`, sql`found.outline`);
    return new Set([...shaped, ...outlined]).size;
  });
}
