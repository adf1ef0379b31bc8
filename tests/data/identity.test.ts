import type { Database } from "#adapters/database/database.ts";
import { openBuiltInIdentity } from "#adapters/database/identity/open-built-in-identity.ts";
import { openAttempts } from "#adapters/database/open-attempts.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { IdentityUnderTest } from "../support/contracts/account-walk.ts";
import { describeIdentity } from "../support/contracts/identity.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";

function openOn(here: Database, there: Database): IdentityUnderTest {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "a secret of thirty-two characters";
  const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example" };
  const openIdentity = (database: Database) => {
    const attempts = openAttempts(database, clock, secret);
    return openBuiltInIdentity({ database, clock, ids: randomIds, secret, attempts, settings });
  };
  return {
    identity: openIdentity(here),
    another: openIdentity(there),
    store: openStore(here, { clock, ids: randomIds }),
    clock,
    async close() {
      await here.close();
      if (there !== here) await there.close();
    },
  };
}

// Two pools on one server, as two processes have them.
describeIdentity("the built-in accounts", async () => {
  const url = await freshPostgresUrl();
  return openOn(openPostgres({ url }), openPostgres({ url }));
});
