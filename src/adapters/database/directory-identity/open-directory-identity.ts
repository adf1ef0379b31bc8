import { and, eq } from "drizzle-orm";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import type { Attempts } from "#application/ports/attempts.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import type { Database } from "../database.ts";
import { openAccountAndDeletion } from "../identity/account-and-deletion.ts";
import type { Authority } from "../identity/identity-means.ts";
import { openPasskeys } from "../identity/passkeys.ts";
import { openSecondFactor } from "../identity/second-factor.ts";
import { deriveKeys } from "../identity/secrets.ts";
import { openSessions } from "../identity/sessions.ts";
import { sessions } from "../schema.ts";
import type { Means } from "../writing.ts";
import { anchor, type DirectoryMeans } from "./directory-means.ts";
import { openEmailChange } from "./email-change.ts";
import { openPasswords } from "./passwords.ts";
import { openRegistration } from "./registration.ts";
import { noteRemoval, removeNoted } from "./removals.ts";
import { openSigningIn } from "./signing-in.ts";

type Choice = Means & {
  readonly database: Database;
  readonly directory: AccountDirectory;
  readonly documents: RemoteDocuments;
  readonly secret: string;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "productName" | "publicUrl">;
};

/** Addresses, passwords and confirmations in a directory elsewhere; sign-ins, passkeys, codes and mails in our tables. */
export function openDirectoryIdentity({ secret, ...choice }: Choice): Identity {
  const means: DirectoryMeans = { ...choice, keys: deriveKeys(secret), authority: openAuthority(choice) };
  const { deleteDue, ...accounts } = openAccountAndDeletion(means, (queries, uid) =>
    noteRemoval(queries, means.clock.now(), uid),
  );
  return {
    backend: "firebase",
    ping: () => means.directory.ping(),
    ...openRegistration(means),
    ...openSigningIn(means),
    ...openSessions(means),
    ...openPasswords(means),
    ...openEmailChange(means),
    ...openSecondFactor(means),
    ...openPasskeys(means),
    ...accounts,
    async deleteDue(today) {
      const deleted = await deleteDue(today);
      await removeNoted(means);
      return deleted;
    },
  };
}

function openAuthority({ database, directory, clock }: Pick<Choice, "database" | "directory" | "clock">): Authority {
  return {
    async knowsPassword(account, password) {
      const email = parseEmailAddress(account?.email ?? "");
      if (!account || email === null) return false;
      const checked = await directory.checkPassword(email, password);
      if (!checked.ok && checked.refusal.code === "too-many-attempts") {
        throw new Unavailable("The directory of accounts lets this account wait after too many attempts.");
      }
      return checked.ok && checked.value === account.uid;
    },

    async standing(uid) {
      const account = await directory.findByUid(uid);
      return account && !account.isDisabled && account.isConfirmed ? { mark: account.mark } : null;
    },

    async recognise({ uid, email, mark }) {
      const account = await directory.findByUid(uid);
      if (!account || account.isDisabled || account.mark !== mark) {
        const isRevoked = and(eq(sessions.uid, uid), eq(sessions.directoryMark, mark ?? ""));
        await database.run((queries) => queries.delete(sessions).where(isRevoked));
        return null;
      }
      if (account.email !== email) {
        await database.transaction((queries) => anchor(queries, clock.now(), account));
      }
      return { uid, email: account.email };
    },
  };
}
