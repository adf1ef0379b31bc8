import { eq } from "drizzle-orm";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { Queries } from "../database.ts";
import { accounts } from "../schema.ts";

export type AccountRow = typeof accounts.$inferSelect;

export async function findByUid(queries: Queries, uid: string): Promise<AccountRow | undefined> {
  const [found] = await queries.select().from(accounts).where(eq(accounts.uid, uid));
  return found;
}

export async function findByEmail(queries: Queries, email: EmailAddress): Promise<AccountRow | undefined> {
  const [found] = await queries
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(email)));
  return found;
}
