import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#adapters/database/schema-market.ts";
import { inOrder } from "#adapters/database/store/market/offer-order.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import { freshPostgres } from "../support/databases.ts";

test("offers in the order of what a household pays are read from an index, at the VAT of today", async () => {
  const database = await freshPostgres();
  const order = sql.join(inOrder({ by: "price", vat: consumerVat() }), sql`, `);
  const plan = await database.transaction(async (queries) => {
    await queries.execute(sql`set local enable_seqscan = off`);
    await queries.execute(sql`set local enable_sort = off`);
    return queries.execute(sql`explain select ${listings.id} from ${listings}
      where side = 'offer' and state = 'published' and moderation <> 'hidden' order by ${order} limit 24`);
  });
  expect(JSON.stringify(plan)).toContain("listings_paid_price");
  expect(JSON.stringify(plan)).not.toContain("Sort");
  await database.close();
});
