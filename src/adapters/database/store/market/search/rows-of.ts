import type { SQL } from "drizzle-orm";
import type { Access } from "../../../writing.ts";

/** The rows of a statement as the driver hands them over. */
export const rowsOf = <R>(access: Access, query: SQL): Promise<readonly R[]> =>
  access.run(async (queries) => ((await queries.execute(query)) as unknown as { readonly rows: readonly R[] }).rows);
