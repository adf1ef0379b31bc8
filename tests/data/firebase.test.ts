import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { openFirebase } from "#adapters/firebase/open-firebase.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../support/databases.ts";
import {
  EMULATORS_START_MS,
  type Emulators,
  hasEmulators,
  noEmulators,
  startEmulators,
} from "../support/firebase-emulators.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { describeAccountMove } from "../support/shared-suites/account-move.ts";
import { type DirectoryUnderTest, describeDirectoryRemovals } from "../support/shared-suites/directory-removals.ts";
import { describeDocuments } from "../support/shared-suites/documents.ts";
import { describeIdentity } from "../support/shared-suites/identity.ts";

if (!hasEmulators) console.warn(noEmulators);

let starting: Promise<Emulators> | null = null;
const emulators = () => {
  starting ??= startEmulators();
  return starting;
};
afterAll(async () => (await starting)?.stop());

async function openOn(database: Database): Promise<DirectoryUnderTest> {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "a secret of thirty-two characters";
  const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example", areDemoAccountsOpen: false };
  const { settings: firebase } = await emulators();
  const rateLimits = openRateLimits(database, clock, secret);
  const openIdentity = (changes: Partial<AccountDirectory> = {}) => {
    const { directory: whole, documents } = openFirebase(firebase);
    const directory = { ...whole, ...changes };
    const choice = { database, clock, ids: randomIds, secret, rateLimits, settings };
    return composeIdentity(choice, { directory, documents });
  };
  return {
    identity: openIdentity(),
    another: openIdentity(),
    cutOff: openIdentity({ remove: () => Promise.reject(new Unavailable("The line is cut.")) }),
    directory: openFirebase(firebase).directory,
    store: openStore(database, { clock, ids: randomIds, secret }, openFirebase(firebase).documents),
    clock,
    close: () => database.close(),
  };
}

describe.skipIf(!hasEmulators)("the cloud backend on the emulators of Firebase", () => {
  beforeAll(async () => void (await emulators()), EMULATORS_START_MS);

  describeIdentity("Firebase Authentication", async () => openOn(await freshPostgres()));

  describeDocuments(
    "Firestore",
    async () => ({ documents: openFirebase((await emulators()).settings).documents, close: async () => {} }),
    // The emulator of npm merges where Firestore replaces, and passes by a field that is no map.
    ["set replaces", "path through a value"],
  );

  describe("accounts that go, or come from elsewhere", () => {
    describeDirectoryRemovals(async () => openOn(await freshPostgres()));
  });

  describe("moving", () => {
    describeAccountMove(freshPostgres, async () => openFirebase((await emulators()).settings));
  });
});
