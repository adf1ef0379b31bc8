import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { makeSigningKey } from "../../src/adapters/signer/open-signer.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { until } from "../../tests/support/until.ts";
import { openTraffic } from "./open-traffic.ts";
import { type Drill, end, POSTGRES } from "./run-program.ts";

const program = (name: string) => join(POSTGRES ?? "", name);

/**
 * A whole backup and the log of all changes since go to another place. Then somebody deletes everything, and the database is put
 * back as it was a moment before.
 */
export async function restoreToMoment(drill: Drill) {
  const archive = drill.makeFolder("archive");
  const port = await freePort();
  const data = join(drill.folder, "data");
  await drill.run(program("initdb"), ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"]);
  const server = drill.start("postgres", program("postgres"), [
    ...[
      "-D",
      data,
      "-c",
      `port=${port}`,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      `unix_socket_directories=${drill.folder}`,
    ],
    // A file counts as archived once it has its name there; what is not full goes along after five seconds.
    ...["-c", "archive_mode=on", "-c", "archive_timeout=5"],
    ...["-c", `archive_command=cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`],
  ]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(() => ask(url, "select 1").then(Boolean, () => false));

  const keys = { SECRET: "s".repeat(40), SIGNING_KEY: makeSigningKey() };
  const sitePort = await freePort();
  const environment = {
    ...keys,
    DATABASE_URL: url,
    DATA_DIR: join(drill.folder, "site"),
    PORT: String(sitePort),
    CLIENT_ADDRESS_HEADER: "x-real-ip",
  };
  const site = await startSiteProcess(environment);
  const base = join(drill.folder, "base");
  await drill.run(program("pg_basebackup"), ["-d", url, "-D", base, "-c", "fast"]);

  const traffic = openTraffic(site.address, []);
  await wait(10_000);
  await traffic.stop();
  const [{ moment } = {}] = await ask(url, "select clock_timestamp()::text as moment");
  const before = [...traffic.acknowledged.emails];
  const countOf = async (at: string) => Number((await ask(at, "select count(*) as n from accounts"))[0]?.["n"]);
  const [accounts, begun] = [await countOf(url), performance.now()];
  // Later than that moment, and then by mistake.
  await wait(1_000);
  await ask(url, "delete from accounts");
  const [{ wal } = {}] = await ask(url, "select pg_walfile_name(pg_switch_wal()) as wal");
  await until(() => existsSync(join(archive, String(wal))));
  await site.stop();
  await end(server, "SIGINT");

  const again = join(drill.folder, "again");
  await drill.run("/bin/cp", ["-a", base, again]);
  await drill.run("/usr/bin/touch", [join(again, "recovery.signal")]);
  const otherPort = await freePort();
  drill.start("postgres-again", program("postgres"), [
    ...["-D", again, "-c", `port=${otherPort}`, "-c", "listen_addresses=127.0.0.1"],
    ...["-c", `unix_socket_directories=${drill.folder}`, "-c", `restore_command=cp ${archive}/%f %p`],
    ...["-c", `recovery_target_time=${moment}`, "-c", "recovery_target_action=promote"],
  ]);
  const restored = url.replace(String(port), String(otherPort));
  await until(() =>
    ask(restored, "select pg_is_in_recovery() as waits").then(
      ([row]) => row?.["waits"] === false,
      () => false,
    ),
  );
  const found = new Set((await ask(restored, "select email from accounts")).map(({ email }) => String(email)));
  const opened = await startSiteProcess({ ...environment, DATABASE_URL: restored });
  const { status } = await fetch(`${opened.address}/readyz`);
  const took = Math.round((performance.now() - begun) / 100) / 10;
  await opened.stop();
  return {
    drill: "restore to a moment",
    signUps: before.length,
    lost: before.filter((email) => !found.has(email)).length,
    accountsBefore: accounts,
    accountsAfter: found.size,
    readyz: status,
    seconds: took,
  };
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
