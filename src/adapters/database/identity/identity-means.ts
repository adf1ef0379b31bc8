import { eq } from "drizzle-orm";
import type { Attempts } from "#application/ports/attempts.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Visitor } from "#application/ports/visitors.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import type { Database, Queries } from "../database.ts";
import { accounts } from "../schema.ts";
import type { Means } from "../writing.ts";
import type { Keys } from "./secrets.ts";

export type IdentityMeans = Means & {
  readonly database: Database;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "productName" | "publicUrl">;
  readonly keys: Keys;
  readonly authority: Authority;
};

/** Who knows a password and whose sign-in stands: our own tables, or a directory elsewhere. */
export type Authority = {
  knowsPassword(account: AccountRow | undefined, password: string): Promise<boolean>;
  /** What a sign-in begins under; null when this account may not sign in any longer. */
  standing(uid: string): Promise<{ readonly mark: string | null } | null>;
  /** The visitor of a sign-in that still stands. */
  recognise(session: {
    readonly uid: string;
    readonly email: string;
    readonly mark: string | null;
  }): Promise<Visitor | null>;
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
