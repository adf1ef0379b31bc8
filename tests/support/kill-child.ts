import { writeSync } from "node:fs";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { openBuiltInIdentity } from "#adapters/database/identity/open-built-in-identity.ts";
import { openAttempts } from "#adapters/database/open-attempts.ts";
import { openDatabase } from "#adapters/database/open-database.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { registerAccount } from "#application/accounts/register-account.ts";

/**
 * Signs people up and changes their documents until it is killed. Each line that it writes is an acknowledgement, as a
 * visitor would get it: what it names must never be lost.
 */
const [url = "", folder = "", first = "0"] = process.argv.slice(2);
const WORKERS = 3;
const UPDATES = 4;
const database = openDatabase({ url: url === "" ? null : url, folder });
const secret = "a secret of thirty-two characters";
const attempts = openAttempts(database, systemClock, secret);
const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example" };
const acknowledge = (line: string) => writeSync(1, `${line}\n`);
let next = Number(first);

async function signUpForEver(): Promise<never> {
  let person = 0;
  let drawn = 0;
  // The first id that a registration draws is the uid.
  const means = { clock: systemClock, ids: { next: () => `person-${person}-${drawn++}` } };
  const store = openStore(database, means);
  const ports = {
    identity: openBuiltInIdentity({ database, secret, attempts, settings, ...means }),
    attempts,
    settings,
    clock: systemClock,
    timer: { elapsed: () => performance.now(), wait: async () => {} },
    commonPasswords: { has: async () => false },
  };
  for (;;) {
    person = next++;
    drawn = 0;
    acknowledge(`began ${person}`);
    const result = await registerAccount(
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
    );
    if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
    acknowledge(`registered ${person}`);
    for (let value = 1; value <= UPDATES; value++) {
      await store.transaction(async (parts) => {
        await parts.documents.update(`user/person-${person}-0`, { left: value, "deep.right": value });
        await parts.events.add(`person-${person}-0`, "profile-updated", { value });
      });
      acknowledge(`updated ${person} ${value}`);
    }
  }
}

await database.ping();
acknowledge("ready");
await Promise.all(Array.from({ length: WORKERS }, signUpForEver));
