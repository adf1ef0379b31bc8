import { and, eq } from "drizzle-orm";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import type { Credentials, KnownAccount } from "#application/ports/security/credentials.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { type EmailAddress, emailKey, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { userPath } from "#domain/documents/document-path.ts";
import { ok, refused } from "#domain/result.ts";
import type { Database, Queries } from "../database.ts";
import { readToken } from "../identity/tokens.ts";
import type { Transact } from "../open-store.ts";
import { accounts, sessions } from "../schema.ts";
import type { Dependencies } from "../writing.ts";
import { findByUid } from "./account-rows.ts";
import { anchor } from "./anchor.ts";
import { NO_PASSWORD } from "./password-hashes.ts";
import { removeNoted } from "./removals.ts";

type Choice = Pick<Dependencies, "clock"> & {
  readonly database: Database;
  readonly transact: Transact;
  readonly directory: AccountDirectory;
  readonly documents: RemoteDocuments;
};
type Anchored = Parameters<typeof anchor>[2];

/** Addresses, passwords and confirmations in a directory elsewhere, with a row here that follows it. */
export function openDirectoryCredentials(choice: Choice): Credentials {
  const { database, transact, directory, documents, clock } = choice;

  const follow = <T>(account: Anchored, work: (parts: StoreParts, queries: Queries) => Promise<T>) =>
    transact(async (parts, queries) => {
      await anchor(queries, clock.now(), account);
      return work(parts, queries);
    });

  /** The directory holds another password: a hash that was kept here from before no longer counts. */
  async function followPassword<T>(uid: string, also: (parts: StoreParts, account: KnownAccount) => Promise<T>) {
    const account = await directory.findByUid(uid);
    if (!account) return null;
    return follow(account, async (parts, queries) => {
      await queries.update(accounts).set({ passwordHash: NO_PASSWORD }).where(eq(accounts.uid, uid));
      return also(parts, account);
    });
  }

  type Purpose = Parameters<typeof readToken>[2];
  const ownerOf = async (purpose: Purpose, code: string) =>
    (await database.run((queries) => readToken(queries, clock.now(), purpose, code)))?.uid ?? null;

  /** The directory takes a code once: of those who come at the same time one goes on. */
  async function applyCode(purpose: Purpose, code: string): Promise<KnownAccount | null> {
    const uid = await ownerOf(purpose, code);
    return uid !== null && (await directory.applyCode(code)) ? directory.findByUid(uid) : null;
  }

  async function knowsPassword(uid: string, password: string): Promise<boolean> {
    const row = await database.run((queries) => findByUid(queries, uid));
    const email = parseEmailAddress(row?.email ?? "");
    if (email === null) return false;
    const checked = await directory.checkPassword(email, password);
    if (!checked.ok && checked.refusal.code === "too-many-attempts") {
      throw new Unavailable("The directory of accounts lets this account wait after too many attempts.");
    }
    return checked.ok && checked.value === uid;
  }

  return {
    backend: "firebase",
    ping: () => directory.ping(),
    findByUid: (uid) => directory.findByUid(uid),
    findByEmail: (email) => directory.findByEmail(email),

    async check(email, password) {
      const checked = await directory.checkPassword(email, password);
      if (!checked.ok) return checked;
      const account = await directory.findByUid(checked.value);
      return account && !account.isDisabled ? ok(account) : refused({ code: "credentials-wrong" });
    },
    knowsPassword,
    async recognise({ uid, email, mark }) {
      const account = await directory.findByUid(uid);
      if (!account || account.isDisabled || account.mark !== mark) {
        const isRevoked = and(eq(sessions.uid, uid), eq(sessions.directoryMark, mark ?? ""));
        await database.run((queries) => queries.delete(sessions).where(isRevoked));
        return null;
      }
      if (account.email !== email) await follow(account, async () => {});
      return { uid, email: account.email };
    },
    // A password that was changed meanwhile changed the mark too, and a sign-in under the old one ends at once.
    transaction: (account, work) => follow(account, work),

    issueConfirmation: ({ email }) => directory.issueConfirmation(email),
    issueReset: ({ email }) => directory.issueReset(email),
    issueEmailChange: ({ email }, next) => directory.issueEmailChange(email, next),

    async add({ uid, email, password }, also) {
      if (!(await directory.add({ uid, email, password }))) return false;
      try {
        const code = await directory.issueConfirmation(email);
        // The directory writes addresses in small letters.
        const added = { uid, email: emailKey(email) as EmailAddress, isConfirmed: false, createdAt: clock.now() };
        await follow(added, (parts) => also(parts, code));
      } catch (error) {
        // Half an account would hold the address: whoever tries again starts anew.
        await Promise.allSettled([documents.remove(userPath(uid)), directory.remove(uid)]);
        throw error;
      }
      return true;
    },

    async contest(account, also) {
      await directory.contest(account.uid);
      let code: string | null = null;
      try {
        code = await directory.issueReset(account.email);
      } finally {
        // Also when no mail can be sent now: what belongs to the first password must not stay.
        await follow(account, (parts) => also(parts, code));
      }
      return true;
    },

    async confirmAddress(code, also) {
      const account = await applyCode("confirm-address", code);
      return account && !account.isDisabled ? follow(account, (parts) => also(parts, account)) : null;
    },

    async resetPassword(code, password, also) {
      const uid = await ownerOf("reset-password", code);
      if (uid === null || !(await directory.resetPassword(uid, code, password))) return null;
      return followPassword(uid, also);
    },

    async changeEmail(code, also) {
      const account = await applyCode("change-address", code);
      if (!account) return null;
      const before = await database.run((queries) => findByUid(queries, account.uid));
      return follow(account, async (parts, queries) => {
        // The directory may end sign-ins with a change of address; ours go on under the new one.
        await queries.update(sessions).set({ directoryMark: account.mark }).where(eq(sessions.uid, account.uid));
        return also(parts, account, parseEmailAddress(before?.email ?? ""));
      });
    },

    async changePassword(uid, current, next, also) {
      if (!(await knowsPassword(uid, current))) return null;
      await directory.setPassword(uid, next);
      return followPassword(uid, also);
    },

    removeGone: () => removeNoted(choice),
  };
}
