import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Options = {
  /** A command that starts the process with fewer rights, such as `setpriv --reuid=1000`. */
  readonly through?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};
type Told = { readonly database: string; readonly rows: number } | { readonly refused: string };

/** A process of its own that opens the embedded database of a folder and adds a row. It stays until it is killed. */
export async function stayInProcess(folder: string, options: Options = {}) {
  const child = startChild(folder, ["stays"], options);
  const told = await readLine(child);
  return {
    told,
    pid: child.pid,
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** The same, but the process closes the database and ends. */
export async function openInProcess(folder: string, options: Options = {}): Promise<Told> {
  const child = startChild(folder, [], options);
  const ended = once(child, "exit");
  const told = await readLine(child);
  await ended;
  return told;
}

function startChild(folder: string, words: readonly string[], { through = [], environment = {} }: Options) {
  const [command = "", ...rest] = [
    ...through,
    process.execPath,
    ...["--import", script("with-migrations.ts"), script("embedded-child.ts"), folder, ...words],
  ];
  const env = { PATH: process.env["PATH"] ?? "", ...environment };
  return spawn(command, rest, { env, stdio: ["ignore", "pipe", "inherit"] });
}

async function readLine(child: ReturnType<typeof startChild>): Promise<Told> {
  if (!child.stdout) throw new Error("The process has no output.");
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Told;
  throw new Error("The process ended without a word.");
}
