import { and, eq, ne, sql } from "drizzle-orm";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import type { Queries } from "../database.ts";
import { accounts } from "../schema.ts";
import { NO_PASSWORD } from "./password-hashes.ts";

type Known = Pick<KnownAccount, "uid" | "email" | "isConfirmed" | "createdAt">;

/** The row by which everything else in the database belongs to an account of the directory, brought up to date with it. */
export async function anchor(
  queries: Queries,
  now: Date,
  { uid, email, isConfirmed, createdAt }: Known,
): Promise<void> {
  const current = {
    email,
    emailKey: emailKey(email),
    state: isConfirmed ? ("confirmed" as const) : ("unconfirmed" as const),
    confirmedAt: isConfirmed ? now : null,
  };
  // The directory decides whose address it is; a row that claims it still is behind.
  await queries
    .update(accounts)
    .set({ emailKey: sql`'moved:' || ${accounts.uid}` })
    .where(and(eq(accounts.emailKey, current.emailKey), ne(accounts.uid, uid)));
  await queries
    .insert(accounts)
    .values({ uid, ...current, passwordHash: NO_PASSWORD, createdAt })
    .onConflictDoUpdate({
      target: accounts.uid,
      set: {
        ...current,
        confirmedAt: isConfirmed ? sql`coalesce(${accounts.confirmedAt}, ${now.toISOString()}::timestamptz)` : null,
      },
    });
}
