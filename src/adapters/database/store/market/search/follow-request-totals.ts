import { type SQL, sql } from "drizzle-orm";
import { sharedRead } from "#adapters/database/store/shared-read.ts";
import { listings } from "../../../schema-market.ts";
import type { Access, Dependencies } from "../../../writing.ts";
import { canBeContinued, changedSince, type ReadPoint, readPointColumns } from "./changed-since.ts";
import type { ListingTotals } from "./offer-columns.ts";
import { rowsOf } from "./rows-of.ts";

type Region = ListingTotals & { readonly region: string };
type Summed = (Region | { readonly region: null }) & Omit<ReadPoint, "readAt">;

/** What the public requests of each region come to: added up again when one of them changed, and not when an offer did. */
export function followRequestTotals(
  access: Access,
  { clock }: Pick<Dependencies, "clock">,
  isPublic: SQL,
): () => Promise<readonly Region[]> {
  let known: { readonly totals: readonly Region[]; readonly point: ReadPoint } | null = null;
  const now = () => clock.now().getTime();

  async function addUp() {
    const readAt = now();
    const sums = sql`select region, count(*)::int as count, sum(energy) as energy, bool_or(is_demo) as "hasDemo"
      from ${listings} where ${isPublic} group by region`;
    const rows = await rowsOf<Summed>(
      access,
      sql`select total.*, ${readPointColumns} from (select 1) as one left join (${sums}) as total on true`,
    );
    const [first] = rows;
    if (!first) throw new RangeError("One row at least tells how far was read.");
    const totals = rows.flatMap((row) => (row.region === null ? [] : [row]));
    return { totals, point: { snapshot: first.snapshot, table: first.table, readAt } };
  }

  return sharedRead(async () => {
    if (known !== null) {
      const { point, totals } = known;
      const readAt = now();
      const [found] = await rowsOf<Omit<ReadPoint, "readAt"> & { readonly hasChanged: boolean }>(
        access,
        sql`select ${readPointColumns},
          exists(select from ${listings} where side = 'request' and ${changedSince(sql`changed_in`, point.snapshot)})
          or exists(select from removed_listings where ${changedSince(sql`removed_in`, point.snapshot)}) as "hasChanged"`,
      );
      if (found && !found.hasChanged && canBeContinued(point, { ...found, readAt })) {
        known = { totals, point: { snapshot: found.snapshot, table: found.table, readAt } };
        return totals;
      }
    }
    known = await addUp();
    return known.totals;
  });
}
