import { writeSync } from "node:fs";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { openDatabase } from "#adapters/database/open-database.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSigner } from "#adapters/signer/open-signer.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";

/** Settles and declares all that waits, as the recurring task does, and tells when it is done. */
const [url = "", folder = "", key = ""] = process.argv.slice(2);
const database = openDatabase({ url: url === "" ? null : url, folder });
const clock = { now: () => new Date("2026-10-07T09:00:00Z"), today: () => "2026-10-07" };
const store = openStore(database, { clock, ids: randomIds, secret: "s".repeat(32) });
const ports = {
  store,
  clock,
  ids: randomIds,
  signer: openSigner(key),
  contacts: { emailOf: async (uid: string) => `${uid}@example.org` },
};
await database.ping();
writeSync(1, "ready\n");
const started = systemClock.now().getTime();
const { settled } = await runDueSettlements(ports);
const declared = await issueDeclarations(ports);
writeSync(1, `done ${settled} ${declared} ${systemClock.now().getTime() - started}\n`);
await database.close();
