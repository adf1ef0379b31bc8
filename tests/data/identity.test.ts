import { openBuiltInIdentity } from "#adapters/database/identity/open-built-in-identity.ts";
import { openAttempts } from "#adapters/database/open-attempts.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { describeIdentity } from "../support/contracts/identity.ts";
import { databases } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";

for (const { name, open } of databases) {
  describeIdentity(name, async () => {
    const database = await open();
    const clock = fixedClock("2026-11-15T10:00:00Z");
    const secret = "a secret of thirty-two characters";
    const attempts = openAttempts(database, clock, secret);
    const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example" };
    const openIdentity = () => openBuiltInIdentity({ database, clock, ids: randomIds, secret, attempts, settings });
    return {
      identity: openIdentity(),
      another: openIdentity(),
      store: openStore(database, { clock, ids: randomIds }),
      clock,
      close: () => database.close(),
    };
  });
}
