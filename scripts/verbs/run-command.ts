import { spawn, spawnSync } from "node:child_process";

/** Runs a command of node_modules/.bin with its output shown; a failure ends the verb with the same code. */
export function runCommand(command: string, ...words: readonly string[]): void {
  const status = tryCommand(command, ...words);
  if (status !== 0) process.exit(status);
}

export function tryCommand(command: string, ...words: readonly string[]): number {
  const { status, error } = spawnSync(command, words, { stdio: "inherit" });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Runs a command beside others; what it says is kept until it ends, so that two do not talk at once. */
export function besideOthers(command: string, ...words: readonly string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
    child.once("error", (error) => resolve({ status: 1, said: error.message }));
    child.once("close", (code) => resolve({ status: code ?? 1, said: Buffer.concat(said).toString() }));
  });
}
