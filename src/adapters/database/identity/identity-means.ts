import { eq } from "drizzle-orm";
import type { Attempts } from "#application/ports/attempts.ts";
import type { Settings } from "#application/ports/settings.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { Database, Queries } from "../database.ts";
import { accounts } from "../schema.ts";
import type { Means } from "../writing.ts";
import type { PasswordHashes } from "./password-hashes.ts";
import type { Keys } from "./secrets.ts";

export type IdentityMeans = Means & {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "productName" | "publicUrl">;
  readonly keys: Keys;
  readonly hashes: PasswordHashes;
};

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
