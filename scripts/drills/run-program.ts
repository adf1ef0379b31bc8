import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverUser } from "../../src/adapters/database/embedded/server-user.ts";

const STOP_MS = 20_000;

/** What the drills run, where Debian's packages put it. */
export const programs = {
  etcd: "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  patroni: "/usr/bin/patroni",
  pgbouncer: "/usr/sbin/pgbouncer",
};
export const POSTGRES = ["18", "17", "16", "15"]
  .map((major) => `/usr/lib/postgresql/${major}/bin`)
  .find((folder) => existsSync(join(folder, "pg_basebackup")));

/** The programs of a drill in a folder of its own, as a user that is not root. They end with the drill. */
export function openDrill() {
  const user = serverUser("");
  const folder = mkdtempSync(join(tmpdir(), "drill-"));
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  // A drill that is broken off leaves nothing running.
  process.once("exit", () => {
    for (const child of running) child.kill();
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

  return {
    folder,
    write(name: string, text: string): string {
      const file = join(folder, name);
      writeFileSync(file, text, { mode: 0o600 });
      return own(file);
    },
    makeFolder(name: string): string {
      const made = join(folder, name);
      mkdirSync(made, { mode: 0o700 });
      return own(made);
    },
    /** Starts it with its output in a log of the folder. */
    start(name: string, program: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
      const log = openSync(join(folder, `${name}.log`), "a");
      const child = spawn(program, words, {
        ...(user ?? {}),
        cwd: folder,
        env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", HOME: folder, ...environment },
        stdio: ["ignore", log, log],
      });
      closeSync(log);
      running.push(child);
      return child;
    },
    /** Runs it to its end; a failure ends the drill. */
    async run(
      program: string,
      words: readonly string[],
      environment: Readonly<Record<string, string>> = {},
    ): Promise<string> {
      const child = spawn(program, words, {
        ...(user ?? {}),
        cwd: folder,
        env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", HOME: folder, ...environment },
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
      const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
      if (code !== 0) throw new Error(`${program} ${words.join(" ")} ended with ${code}: ${said}`);
      return said;
    },
    /** The last one started ends first. */
    async close(): Promise<void> {
      for (const child of running.toReversed()) await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Drill = ReturnType<typeof openDrill>;

export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await gone;
  clearTimeout(force);
}

export function missingPrograms(names: readonly (keyof typeof programs)[]): readonly string[] {
  const missing = names.filter((name) => !existsSync(programs[name]));
  return POSTGRES ? missing : [...missing, "postgresql"];
}
