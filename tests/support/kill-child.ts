import { writeSync } from "node:fs";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { openDatabase } from "#adapters/database/open-database.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { registerAccount } from "#application/accounts/register-account.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { CHILD_SECRET } from "./child-secret.ts";

/**
 * Signs people up and changes their documents until it is killed. Each line that it writes is an acknowledgement, as a
 * visitor would get it: what it names must never be lost.
 */
const [kind = "", place = "", first = "0"] = process.argv.slice(2);
const WORKERS = 3;
const UPDATES = 4;
const database =
  kind === "pglite"
    ? await openPglite({ folder: place })
    : openDatabase(kind === "postgres" ? { url: place, folder: "" } : { url: null, folder: place });
const secret = CHILD_SECRET;
const rateLimits = openRateLimits(database, systemClock, secret);
const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example", areDemoAccountsOpen: false };
const acknowledge = (line: string) => writeSync(1, `${line}\n`);
let next = Number(first);

async function signUpForEver(): Promise<never> {
  let person = 0;
  let drawn = 0;
  // The first id that a registration draws is the uid.
  const dependencies = { clock: systemClock, ids: { next: () => `person-${person}-${drawn++}` } };
  const store = openStore(database, { ...dependencies, secret });
  const ports = {
    store,
    identity: composeIdentity({ database, secret, rateLimits, settings, ...dependencies }),
    rateLimits,
    settings,
    clock: systemClock,
    timer: { elapsed: () => performance.now(), wait: async () => {} },
    leakedPasswords: { has: async () => false },
  };
  for (;;) {
    person = next++;
    drawn = 0;
    acknowledge(`began ${person}`);
    const result = await whileThere(
      registerAccount(
        ports,
        {
          email: `person-${person}@example.org`,
          password: "vier lampen dansen traag",
          document: {
            roles: ["buyer"],
            kind: "person",
            firstName: "An",
            lastName: "P",
            company: null,
            postcode: "9000",
            phone: null,
          },
          consents: [{ purpose: "terms", textVersion: "1", isGiven: true }],
        },
        { address: `198.51.${person % 250}.${Math.floor(person / 250)}`, device: "test", deviceToken: null },
      ),
    );
    if (!result) continue;
    if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
    acknowledge(`registered ${person}`);
    for (let value = 1; value <= UPDATES; value++) {
      const isKept = await whileThere(
        store.transaction(async (parts) => {
          await parts.documents.update(`user/person-${person}-0`, { left: value, "deep.right": value });
          await parts.events.add(`person-${person}-0`, "profile-updated", { value });
          return true;
        }),
      );
      // Perhaps it was kept, and the answer was lost: what comes next would then count from another beginning.
      if (!isKept) break;
      acknowledge(`updated ${person} ${value}`);
    }
  }
}

/** Null when the database went away meanwhile: nothing is acknowledged then. */
async function whileThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return null;
  }
}

await database.ping();
acknowledge("ready");
await Promise.all(Array.from({ length: WORKERS }, signUpForEver));
