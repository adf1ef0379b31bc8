import type { Database } from "#adapters/database/database.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import type { IdentityUnderTest } from "../support/shared-suites/account-walk.ts";
import { describeIdentity } from "../support/shared-suites/identity.ts";

function openOn(here: Database, there: Database): IdentityUnderTest {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "a secret of thirty-two characters";
  const settings = { productName: "Stroomplein", publicUrl: "https://stroomplein.example", areDemoAccountsOpen: false };
  const openIdentity = (database: Database) => {
    const rateLimits = openRateLimits(database, clock, secret);
    return composeIdentity({ database, clock, ids: randomIds, secret, rateLimits, settings });
  };
  return {
    identity: openIdentity(here),
    another: openIdentity(there),
    store: openStore(here, { clock, ids: randomIds, secret }),
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
