import { runCommand } from "./run-command.ts";

export function run(words: readonly string[]): void {
  runCommand("react-router", "dev", "--port", process.env["PORT"] ?? "3000", ...words);
}
