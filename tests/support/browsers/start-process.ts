import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** A process that ends with us. */
export function startProcess(
  command: string,
  words: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly stdio?: StdioOptions } = {},
): ChildProcess {
  const child = spawn(command, words, { stdio: ["ignore", "ignore", "ignore"], ...options });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.removeListener("exit", end));
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
