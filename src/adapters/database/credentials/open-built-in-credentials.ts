import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Credentials, KnownAccount } from "#application/ports/security/credentials.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import { type Database, errorCode } from "../database.ts";
import { newToken } from "../identity/secrets.ts";
import { readToken, takeToken } from "../identity/tokens.ts";
import type { Transact } from "../open-store.ts";
import { accounts } from "../schema.ts";
import type { Dependencies } from "../writing.ts";
import { type AccountRow, findByEmail, findByUid } from "./account-rows.ts";
import { NO_PASSWORD, openPasswordHashes } from "./password-hashes.ts";

const UNIQUE_VIOLATION = "23505";

type Choice = Pick<Dependencies, "clock"> & { readonly database: Database; readonly transact: Transact };

/** Addresses and hashes in our own table. Nothing is kept in memory, so any number of processes may serve the same people. */
export function openBuiltInCredentials({ database, transact, clock }: Choice): Credentials {
  const hashes = openPasswordHashes();
  const rowOf = (uid: string) => database.run((queries) => findByUid(queries, uid));
  const newCode = async () => newToken();
  const confirmed = () => ({
    state: "confirmed" as const,
    confirmedAt: sql`coalesce(${accounts.confirmedAt}, ${clock.now().toISOString()}::timestamptz)`,
  });

  return {
    backend: "built-in",
    ping: () => database.ping(),
    findByUid: async (uid) => known(await rowOf(uid)),
    findByEmail: async (email) => known(await database.run((queries) => findByEmail(queries, email))),

    async check(email, password) {
      const row = await database.run((queries) => findByEmail(queries, email));
      const isRight = await hashes.verify(row?.passwordHash, password);
      const account = isRight ? known(row) : null;
      return account ? ok(account) : refused({ code: "credentials-wrong" });
    },
    knowsPassword: async (uid, password) => hashes.verify((await rowOf(uid))?.passwordHash, password),
    recognise: async ({ uid, email }) => ({ uid, email }),
    transaction: (account, work) =>
      transact(async (parts, queries) => {
        // A new password waits for this, so that it ends a sign-in that begins here too.
        const [row] = await queries.select().from(accounts).where(eq(accounts.uid, account.uid)).for("share");
        return known(row)?.mark === account.mark ? work(parts) : null;
      }),

    issueConfirmation: newCode,
    issueReset: newCode,
    issueEmailChange: newCode,

    async add({ uid, email, password }, also) {
      const passwordHash = await hashes.hash(password);
      const isAdded = await transact(async (parts, queries) => {
        const added = await queries
          .insert(accounts)
          .values({ uid, email, emailKey: emailKey(email), passwordHash, state: "unconfirmed", createdAt: clock.now() })
          .onConflictDoNothing({ target: accounts.emailKey })
          .returning({ uid: accounts.uid });
        if (added.length === 1) await also(parts, newToken());
        return added.length === 1;
      });
      // For an address that is taken, the password is compared with the one of its account.
      if (isAdded) await hashes.verify(undefined, password);
      return isAdded;
    },

    contest: ({ uid }, also) =>
      transact(async (parts, queries) => {
        const contested = await queries
          .update(accounts)
          .set({ passwordHash: NO_PASSWORD })
          .where(and(eq(accounts.uid, uid), eq(accounts.state, "unconfirmed")))
          .returning({ uid: accounts.uid });
        if (contested.length === 1) await also(parts, newToken());
        return contested.length === 1;
      }),

    confirmAddress: (code, also) =>
      transact(async (parts, queries) => {
        const taken = await takeToken(queries, clock.now(), "confirm-address", code);
        if (!taken?.uid) return null;
        const [row] = await queries.update(accounts).set(confirmed()).where(eq(accounts.uid, taken.uid)).returning();
        const account = known(row);
        return account && also(parts, account);
      }),

    async resetPassword(code, password, also) {
      const pending = await database.run((queries) => readToken(queries, clock.now(), "reset-password", code));
      if (!pending) return null;
      const passwordHash = await hashes.hash(password);
      return transact(async (parts, queries) => {
        const taken = await takeToken(queries, clock.now(), "reset-password", code);
        if (!taken?.uid) return null;
        const changes = { passwordHash, ...confirmed() };
        const [row] = await queries.update(accounts).set(changes).where(eq(accounts.uid, taken.uid)).returning();
        const account = known(row);
        return account && also(parts, account);
      });
    },

    async changeEmail(code, also) {
      try {
        return await transact(async (parts, queries) => {
          const taken = await takeToken(queries, clock.now(), "change-address", code);
          const before = known(taken?.uid ? await findByUid(queries, taken.uid) : undefined);
          if (!before || !taken?.email) return null;
          // Kept with the code when the change was asked for, and read there.
          const email = taken.email as EmailAddress;
          const changes = { email, emailKey: emailKey(email) };
          await queries.update(accounts).set(changes).where(eq(accounts.uid, before.uid));
          return also(parts, { ...before, email }, before.email);
        });
      } catch (error) {
        if (errorCode(error) === UNIQUE_VIOLATION) return null;
        throw error;
      }
    },

    async changePassword(uid, current, next, also) {
      const before = await rowOf(uid);
      if (!(await hashes.verify(before?.passwordHash, current)) || !before) return null;
      const passwordHash = await hashes.hash(next);
      return transact(async (parts, queries) => {
        // It may have been changed while it was compared.
        const isSame = and(eq(accounts.uid, uid), eq(accounts.passwordHash, before.passwordHash));
        const [row] = await queries.update(accounts).set({ passwordHash }).where(isSame).returning();
        const account = known(row);
        return account && also(parts, account);
      });
    },

    removeGone: async () => {},
  };
}

function known(row: AccountRow | undefined): KnownAccount | null {
  if (!row) return null;
  return {
    uid: row.uid,
    // Every row was written from an address that was read.
    email: row.email as EmailAddress,
    createdAt: row.createdAt,
    isConfirmed: row.state === "confirmed",
    isDisabled: false,
    isContested: row.state === "unconfirmed" && row.passwordHash === NO_PASSWORD,
    mark: createHash("sha256").update(row.passwordHash).digest("base64url"),
  };
}
