import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../tests/support/free-port.ts";
import { until } from "../../tests/support/until.ts";
import { type Drill, end, POSTGRES, programs } from "./run-program.ts";

const PASSWORD = "of-this-drill-alone";

/** How the two servers are kept; `docs/operation.md` tells why. */
const PATRONI = { ttl: 20, loop_wait: 1, retry_timeout: 3, master_start_timeout: 0, synchronous_mode: true };

type Node = { readonly name: string; readonly port: number; readonly control: number };

/** Two PostgreSQL servers under Patroni, HAProxy before them and before two sites, and PgBouncer, all on loopback. */
export async function startCluster(drill: Drill, sitePorts: readonly number[]) {
  const [peer, client] = [await freePort(), await freePort()];
  drill.start("etcd", programs.etcd, [
    ...["--data-dir", drill.makeFolder("etcd"), "--name", "drill"],
    ...["--listen-client-urls", `http://127.0.0.1:${client}`, "--advertise-client-urls", `http://127.0.0.1:${client}`],
    ...["--listen-peer-urls", `http://127.0.0.1:${peer}`, "--initial-advertise-peer-urls", `http://127.0.0.1:${peer}`],
    ...["--initial-cluster", `drill=http://127.0.0.1:${peer}`],
  ]);
  await until(() => answers(`http://127.0.0.1:${client}/health`));

  const nodes: Node[] = [];
  for (const name of ["a", "b"]) nodes.push({ name, port: await freePort(), control: await freePort() });
  const run = (node: Node) =>
    drill.start(`patroni-${node.name}`, programs.patroni, [
      drill.write(`patroni-${node.name}.yml`, JSON.stringify(settingsOf(drill, node, client))),
    ]);
  const patronis = new Map(nodes.map((node) => [node.name, run(node)]));
  const isPrimary = ({ control }: Node) => answers(`http://127.0.0.1:${control}/primary`);
  const primary = async () => {
    for (const node of nodes) if (await isPrimary(node)) return node;
    return null;
  };
  const hasStandby = async () => {
    for (const { control } of nodes) if (await answers(`http://127.0.0.1:${control}/synchronous`)) return true;
    return false;
  };
  await until(async () => (await primary()) !== null && (await hasStandby()), 180_000);

  const [databasePort, webPort, poolPort] = [await freePort(), await freePort(), await freePort()];
  drill.start("haproxy", programs.haproxy, [
    "-db",
    "-f",
    drill.write("haproxy.cfg", proxySettings({ nodes, databasePort, webPort, sitePorts })),
  ]);
  drill.start("pgbouncer", programs.pgbouncer, [
    drill.write("pgbouncer.ini", poolerSettings(drill, databasePort, poolPort)),
  ]);
  const url = (port: number) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await until(() => connects(url(poolPort)));

  const needPrimary = async () => (await primary()) ?? Promise.reject(new Error("No server is the primary."));
  return {
    address: `http://localhost:${webPort}`,
    urls: { haproxy: url(databasePort), pgbouncer: url(poolPort) },
    primary: async () => (await primary())?.name ?? null,
    isWhole: async () => (await primary()) !== null && (await hasStandby()),
    /** As an operator does before work on a machine. */
    async switchOver(): Promise<void> {
      const from = await needPrimary();
      const to = nodes.find((node) => node !== from);
      const answer = await fetch(`http://127.0.0.1:${from.control}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: from.name, candidate: to?.name }),
      });
      if (!answer.ok) throw new Error(`Patroni refuses: ${await answer.text()}`);
    },
    /** PostgreSQL alone, with all that it had in hand. */
    async killServer(): Promise<void> {
      const { name } = await needPrimary();
      const [pid] = readFileSync(join(drill.folder, `data-${name}`, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    /** The machine: PostgreSQL and Patroni at once. Gives how to start it again. */
    async killMachine(): Promise<() => void> {
      const node = await needPrimary();
      const [pid] = readFileSync(join(drill.folder, `data-${node.name}`, "postmaster.pid"), "utf8").split("\n");
      const patroni = patronis.get(node.name);
      if (patroni) await end(patroni, "SIGKILL");
      process.kill(Number(pid), "SIGKILL");
      return () => void patronis.set(node.name, run(node));
    },
    async stop(): Promise<void> {
      // Patroni stops its server before it ends.
      for (const patroni of patronis.values()) await end(patroni);
    },
  };
}

function settingsOf(drill: Drill, { name, port, control }: Node, etcd: number) {
  const account = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: "drill",
    name,
    restapi: { listen: `127.0.0.1:${control}`, connect_address: `127.0.0.1:${control}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...PATRONI,
        maximum_lag_on_failover: 1_048_576,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 120, wal_keep_size: "256MB", hot_standby_feedback: "on" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 md5", "host replication all 127.0.0.1/32 md5"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(drill.folder, `data-${name}`),
      bin_dir: POSTGRES,
      pgpass: join(drill.folder, `pgpass-${name}`),
      authentication: {
        superuser: account("postgres"),
        replication: account("replicator"),
        rewind: account("rewinder"),
      },
      parameters: { unix_socket_directories: drill.folder, shared_buffers: "64MB", password_encryption: "md5" },
    },
  };
}

function proxySettings(choice: {
  readonly nodes: readonly Node[];
  readonly databasePort: number;
  readonly webPort: number;
  readonly sitePorts: readonly number[];
}): string {
  return [
    "global",
    "  maxconn 2000",
    "defaults",
    "  timeout connect 1s",
    "  timeout check 1s",
    "listen database",
    "  mode tcp",
    "  timeout client 1h",
    "  timeout server 1h",
    `  bind 127.0.0.1:${choice.databasePort}`,
    "  option httpchk GET /primary",
    "  http-check expect status 200",
    "  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions",
    ...choice.nodes.map(({ name, port, control }) => `  server ${name} 127.0.0.1:${port} check port ${control}`),
    "frontend web",
    "  mode http",
    "  timeout client 60s",
    `  bind 127.0.0.1:${choice.webPort}`,
    // While the database is away no site is ready, and content is still served.
    "  use_backend alive if { nbsrv(ready) eq 0 }",
    "  default_backend ready",
    ...["ready", "alive"].flatMap((name) => [
      `backend ${name}`,
      "  mode http",
      "  timeout server 60s",
      `  option httpchk GET ${name === "ready" ? "/readyz" : "/healthz"}`,
      "  http-check expect status 200",
      "  default-server inter 1s fall 2 rise 1",
      ...choice.sitePorts.map((port, at) => `  server site-${at + 1} 127.0.0.1:${port} check`),
    ]),
    "",
  ].join("\n");
}

function poolerSettings(drill: Drill, databasePort: number, port: number): string {
  const users = drill.write("users", `"postgres" "${PASSWORD}"\n`);
  return [
    "[databases]",
    `* = host=127.0.0.1 port=${databasePort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = plain",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    "default_pool_size = 20",
    "max_client_conn = 200",
    "server_login_retry = 1",
    "query_wait_timeout = 5",
    "server_connect_timeout = 2",
    "",
  ].join("\n");
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
