import type { AccountDirectory, AccountTransfer } from "#application/ports/account-directory.ts";
import type { RemoteDocuments } from "#application/ports/documents.ts";
import type { Unavailable } from "#application/ports/unavailable.ts";
import { openAskGoogle } from "./ask-google.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";
import { openIdentityToolkit } from "./identity-toolkit.ts";
import { openAccessToken } from "./open-access-token.ts";
import { openAccountDirectory } from "./open-account-directory.ts";
import { openAccountTransfer } from "./open-account-transfer.ts";
import { openFirestore } from "./open-firestore.ts";
import { openRemoteDocuments } from "./open-remote-documents.ts";

export type Firebase = {
  readonly directory: AccountDirectory;
  readonly transfer: AccountTransfer;
  readonly documents: RemoteDocuments;
};

/** Nothing is asked before the first use. */
export function openFirebase(settings: FirebaseSettings, onTrouble: (error: Unavailable) => void = () => {}): Firebase {
  const ask = openAskGoogle(onTrouble);
  const accessToken = openAccessToken(ask, settings.serviceAccount);
  const toolkit = openIdentityToolkit(ask, settings, accessToken);
  return {
    directory: openAccountDirectory(toolkit),
    transfer: openAccountTransfer(toolkit),
    documents: openRemoteDocuments(openFirestore(ask, settings, accessToken)),
  };
}
