import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openDatabase } from "#adapters/database/open-database.ts";
import { type Added, addRow } from "./add-row.ts";

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Options = {
  /** A command that starts the process with fewer rights, such as `setpriv --reuid=1000`. */
  readonly through?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

/** A process of its own that opens the embedded database of a folder and adds a row. It stays until it is killed. */
export async function stayInProcess(folder: string, options: Options = {}) {
  const child = startChild(folder, ["stays"], options);
  const answer = await readLine(child);
  return {
    answer,
    pid: child.pid,
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** The same for this process, which closes the database again: a process of its own takes a second to start. */
export async function openHere(folder: string): Promise<Added> {
  const database = openDatabase({ url: null, folder });
  try {
    return await addRow(database);
  } finally {
    await database.close();
  }
}

/** The same for a process with other rights or another environment, which ends then. */
export async function openInProcess(folder: string, options: Options): Promise<Added> {
  const child = startChild(folder, [], options);
  const ended = once(child, "exit");
  const answer = await readLine(child);
  await ended;
  return answer;
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

async function readLine(child: ReturnType<typeof startChild>): Promise<Added> {
  if (!child.stdout) throw new Error("The process has no output.");
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Added;
  throw new Error("The process ended without a word.");
}
