import { and, eq, ne, sql } from "drizzle-orm";
import type { AccountDirectory, DirectoryAccount } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import type { Queries } from "../database.ts";
import type { IdentityMeans } from "../identity/identity-means.ts";
import { NO_PASSWORD } from "../identity/password-hashes.ts";
import { accounts } from "../schema.ts";

export type DirectoryMeans = IdentityMeans & {
  readonly directory: AccountDirectory;
  readonly documents: RemoteDocuments;
};

export const userPath = (uid: string): string => `user/${uid}`;

type Known = Pick<DirectoryAccount, "uid" | "email" | "isConfirmed" | "createdAt">;

/** The row by which everything else in the database belongs to an account of the directory, brought up to date with it. */
export async function anchor(
  queries: Queries,
  now: Date,
  { uid, email, isConfirmed, createdAt }: Known,
): Promise<void> {
  const told = {
    email,
    emailKey: emailKey(email),
    state: isConfirmed ? ("confirmed" as const) : ("unconfirmed" as const),
    confirmedAt: isConfirmed ? now : null,
  };
  // The directory decides whose address it is; a row that claims it still is behind.
  await queries
    .update(accounts)
    .set({ emailKey: sql`'moved:' || ${accounts.uid}` })
    .where(and(eq(accounts.emailKey, told.emailKey), ne(accounts.uid, uid)));
  await queries
    .insert(accounts)
    .values({ uid, ...told, passwordHash: NO_PASSWORD, createdAt })
    .onConflictDoUpdate({
      target: accounts.uid,
      set: {
        ...told,
        confirmedAt: isConfirmed ? sql`coalesce(${accounts.confirmedAt}, ${now.toISOString()}::timestamptz)` : null,
      },
    });
}
