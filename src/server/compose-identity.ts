import { openAuthenticatorCodes } from "#adapters/authenticator/open-authenticator-codes.ts";
import { openBuiltInCredentials } from "#adapters/database/credentials/open-built-in-credentials.ts";
import { openDirectoryCredentials } from "#adapters/database/credentials/open-directory-credentials.ts";
import type { Database } from "#adapters/database/database.ts";
import { openStore, openTransact } from "#adapters/database/open-store.ts";
import { openPasskeyCeremony } from "#adapters/passkeys/open-passkey-ceremony.ts";
import { openIdentity } from "#application/identity/open-identity.ts";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { Settings } from "#application/ports/settings.ts";

type Choice = Pick<Ports, "clock" | "ids" | "rateLimits"> & {
  readonly database: Database;
  readonly secret: string;
  readonly settings: Pick<Settings, "productName" | "publicUrl" | "areDemoAccountsOpen">;
};
type Elsewhere = { readonly directory: AccountDirectory; readonly documents: RemoteDocuments };

/** Accounts with their passwords in our own tables, or in a directory elsewhere. */
export function composeIdentity(choice: Choice, elsewhere: Elsewhere | null = null): Identity {
  const { database } = choice;
  const documents = elsewhere?.documents ?? null;
  const transact = openTransact(database, choice, documents);
  const credentials = elsewhere
    ? openDirectoryCredentials({ ...choice, ...elsewhere, transact })
    : openBuiltInCredentials({ ...choice, transact });
  const store = openStore(database, choice, documents);
  return openIdentity({
    ...choice,
    credentials,
    store,
    authenticatorCodes: openAuthenticatorCodes(),
    passkeyCeremony: openPasskeyCeremony(choice.settings),
  });
}
