import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

const places = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

const INSTALL_MS = 60_000;

/** The program, installed when it may be; null where it is not to be had. */
export function findPgBouncer(): string | null {
  const found = () => places.find((place) => existsSync(place)) ?? null;
  if (found() || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found();
  try {
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "ignore",
      timeout: INSTALL_MS,
    });
  } catch {
    return null;
  }
  return found();
}

/** PgBouncer in transaction mode before a PostgreSQL server of this machine, with very few connections to it. */
export async function startPgBouncer(program: string, postgres: string) {
  const { port: behind, username, password } = new URL(postgres);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, "users"), `"${username}" "${password}"\n`, { mode: 0o644 });
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "plain",
    auth_file: join(folder, "users"),
    pool_mode: "transaction",
    default_pool_size: 3,
    max_client_conn: 100,
  };
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `* = host=127.0.0.1 port=${behind}`,
      "[pgbouncer]",
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join("\n"),
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  let stopRunning = async () => {};
  async function start(): Promise<void> {
    const child = spawn(program, [...user, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
    const ended = once(child, "exit");
    stopRunning = async () => {
      child.kill("SIGTERM");
      await ended;
    };
    await until(() => isListening(port));
  }
  await start();
  return {
    port,
    start,
    stop: () => stopRunning(),
    async close(): Promise<void> {
      await stopRunning();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
