import { spawnSync } from "node:child_process";

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
