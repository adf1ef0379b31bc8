import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { preparePostgres } from "./postgres-server.ts";

// What it acknowledged is written down: tests kill the server, never the machine.
const lasting = ["synchronous_commit=on", "full_page_writes=on"];
const leading = ["wal_level=replica", "max_wal_senders=4"];

/** A PostgreSQL server that one test has for itself, to stop, start and spoil. */
export async function startOwnPostgres(settings: readonly string[] = []) {
  const server = await preparePostgres([...lasting, ...settings]);
  await server.makeCluster();
  await server.start();
  return server;
}

/** A server and its standby, which reads what the first has written and takes over when it is promoted. */
export async function startPostgresPair() {
  const primary = await startOwnPostgres(leading);
  await primary.stop();
  const standby = await preparePostgres([
    ...lasting,
    ...leading,
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=${new URL(primary.url).username}`,
  ]);
  execFileSync("cp", ["-a", primary.cluster, standby.cluster]);
  writeFileSync(join(standby.cluster, "standby.signal"), "");
  await primary.start();
  await standby.start();
  return { primary, standby };
}
