import { and, asc, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { AccountTransfer, MovingAccount } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { userPath } from "#domain/documents/document-path.ts";
import { anchor } from "./credentials/anchor.ts";
import { NO_PASSWORD } from "./credentials/password-hashes.ts";
import type { Database } from "./database.ts";
import { accounts, documents, sessions } from "./schema.ts";
import { openDocuments } from "./store/documents.ts";
import type { Dependencies } from "./writing.ts";

const PAGE = 100;

type Move = {
  readonly database: Database;
  readonly transfer: AccountTransfer;
  readonly remote: RemoteDocuments;
  readonly clock: Dependencies["clock"];
  /** Counts what would be moved, and writes nothing. */
  readonly isDry: boolean;
  /** Told after each page. */
  onProgress?(count: MoveCount): void;
};

export type MoveCount = {
  accounts: number;
  accountsAlready: number;
  withoutPassword: number;
  documents: number;
  documentsAlready: number;
  /** Demo people, disabled accounts and accounts without an address of ours. */
  leftOut: number;
  /** By uid, which names nobody outside the site. */
  refused: { readonly uid: string; readonly reason: string }[];
};

const nothing = (): MoveCount => ({
  accounts: 0,
  accountsAlready: 0,
  withoutPassword: 0,
  documents: 0,
  documentsAlready: 0,
  leftOut: 0,
  refused: [],
});

/** Copies accounts and documents of our tables to a directory elsewhere. Nothing here changes, so it may be done again. */
export async function moveToDirectory(move: Move): Promise<MoveCount> {
  const { database, transfer, remote, clock, isDry } = move;
  const own = openDocuments(database, move);
  const count = nothing();
  for (let last = ""; ; ) {
    const rows = await database.run((queries) =>
      queries.select().from(accounts).where(gt(accounts.uid, last)).orderBy(asc(accounts.uid)).limit(PAGE),
    );
    const moving = rows.flatMap((row): MovingAccount[] => {
      const email = parseEmailAddress(row.email);
      if (row.isDemo || email === null) return [];
      const passwordHash = row.passwordHash === NO_PASSWORD ? null : row.passwordHash;
      const isConfirmed = row.state === "confirmed";
      const isContested = passwordHash === null && !isConfirmed;
      return [{ uid: row.uid, email, createdAt: row.createdAt, isConfirmed, isContested, passwordHash }];
    });
    const known = await transfer.known(moving.map(({ uid }) => uid));
    const fresh = moving.filter(({ uid }) => !known.has(uid));
    const refused = isDry || fresh.length === 0 ? [] : await transfer.put(fresh, clock.now());
    const isRefused = new Set(refused.map(({ uid }) => uid));
    const moved = fresh.filter(({ uid }) => !isRefused.has(uid));
    count.accounts += moved.length;
    count.accountsAlready += known.size;
    count.withoutPassword += moved.filter(({ passwordHash }) => passwordHash === null).length;
    count.leftOut += rows.length - moving.length;
    count.refused.push(...refused);
    for (const { uid } of moving.filter((account) => !isRefused.has(account.uid))) {
      const document = await own.get(userPath(uid));
      if (!document.exists) continue;
      // One that is there may be newer than ours.
      if (known.has(uid) && (await remote.get(userPath(uid))).exists) count.documentsAlready += 1;
      else {
        if (!isDry) await remote.set(userPath(uid), document.data);
        count.documents += 1;
      }
    }
    move.onProgress?.(count);
    last = rows.at(-1)?.uid ?? "";
    if (rows.length < PAGE) return count;
  }
}

/** Copies accounts and documents of the directory into our tables, over what is there. It may be done again. */
export async function moveFromDirectory(move: Move): Promise<MoveCount> {
  const { database, transfer, remote, clock, isDry } = move;
  const own = openDocuments(database, move);
  const count = nothing();
  for (let page = ""; ; ) {
    const { accounts: listed, next } = await transfer.list(page);
    for (const account of listed) {
      if (!account || account.isDisabled) {
        count.leftOut += 1;
        continue;
      }
      const { uid } = account;
      const [before] = await database.run((queries) => queries.select().from(accounts).where(eq(accounts.uid, uid)));
      const keepsPassword =
        before !== undefined &&
        before.passwordHash !== NO_PASSWORD &&
        account.isPasswordUnchanged &&
        !account.isContested;
      const document = await remote.get(userPath(uid));
      if (!isDry) {
        await database.transaction(async (queries) => {
          await anchor(queries, clock.now(), account);
          if (!keepsPassword) {
            await queries.update(accounts).set({ passwordHash: NO_PASSWORD }).where(eq(accounts.uid, uid));
          }
          // Sign-ins that the directory ended since nobody came by to see it.
          const isRevoked = or(isNull(sessions.directoryMark), ne(sessions.directoryMark, account.mark));
          await queries.delete(sessions).where(and(eq(sessions.uid, uid), isRevoked));
          const isTheirs = and(eq(documents.collection, "user"), eq(documents.id, uid));
          if (!document.exists) await queries.delete(documents).where(isTheirs);
        });
        if (document.exists) await own.set(userPath(uid), document.data);
      }
      count.accounts += before ? 0 : 1;
      count.accountsAlready += before ? 1 : 0;
      count.withoutPassword += keepsPassword ? 0 : 1;
      count.documents += document.exists ? 1 : 0;
    }
    move.onProgress?.(count);
    page = next;
    if (page === "") return count;
  }
}
