import type { Attempts } from "#application/ports/attempts.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Database } from "../database.ts";
import type { Means } from "../writing.ts";
import { openAccountAndDeletion } from "./account-and-deletion.ts";
import type { BuiltInMeans } from "./built-in-means.ts";
import { openEmailChange } from "./email-change.ts";
import type { Authority } from "./identity-means.ts";
import { openPasskeys } from "./passkeys.ts";
import { openPasswordHashes } from "./password-hashes.ts";
import { openPasswords } from "./passwords.ts";
import { openRegistration } from "./registration.ts";
import { openSecondFactor } from "./second-factor.ts";
import { deriveKeys } from "./secrets.ts";
import { openSessions } from "./sessions.ts";
import { openSigningIn } from "./signing-in.ts";

type Choice = Means & {
  readonly database: Database;
  readonly secret: string;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "productName" | "publicUrl">;
};

/** Accounts in our own database. Nothing is kept in memory, so any number of processes may serve the same people. */
export function openBuiltInIdentity({ secret, ...choice }: Choice): Identity {
  const hashes = openPasswordHashes();
  const authority: Authority = {
    knowsPassword: (account, password) => hashes.verify(account?.passwordHash, password),
    standing: async () => ({ mark: null }),
    recognise: async ({ uid, email }) => ({ uid, email }),
  };
  const means: BuiltInMeans = { ...choice, keys: deriveKeys(secret), hashes, authority };
  return {
    backend: "built-in",
    ping: () => means.database.ping(),
    ...openRegistration(means),
    ...openSigningIn(means),
    ...openSessions(means),
    ...openPasswords(means),
    ...openEmailChange(means),
    ...openSecondFactor(means),
    ...openPasskeys(means),
    ...openAccountAndDeletion(means),
  };
}
