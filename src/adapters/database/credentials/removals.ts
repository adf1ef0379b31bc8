import { eq } from "drizzle-orm";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import { userPath } from "#domain/documents/document-path.ts";
import type { Database, Queries } from "../database.ts";
import { directoryRemovals } from "../schema.ts";

/** Noted in the transaction that deletes the account here, so that nothing is forgotten when the directory is away. */
export async function noteRemoval(queries: Queries, now: Date, uid: string): Promise<void> {
  await queries
    .insert(directoryRemovals)
    .values({ uid, askedAt: now })
    .onConflictDoUpdate({ target: directoryRemovals.uid, set: { isUnlessConfirmed: false } });
}

type Elsewhere = {
  readonly database: Database;
  readonly directory: AccountDirectory;
  readonly documents: RemoteDocuments;
};

/** Removes there what is gone here. What fails stays noted, and is tried again with the next. */
export async function removeNoted({ database, directory, documents }: Elsewhere): Promise<void> {
  const noted = await database.run((queries) => queries.select().from(directoryRemovals));
  for (const { uid, isUnlessConfirmed } of noted) {
    const isKept = isUnlessConfirmed && (await directory.findByUid(uid))?.isConfirmed;
    if (!isKept) {
      await documents.remove(userPath(uid));
      await directory.remove(uid);
    }
    await database.run((queries) => queries.delete(directoryRemovals).where(eq(directoryRemovals.uid, uid)));
  }
}
