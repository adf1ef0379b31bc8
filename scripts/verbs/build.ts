import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

const RESULT = "build/client/builds/latest.json";
const inputs = ["src", "public", "scripts", "package-lock.json", "vite.config.ts", "react-router.config.ts"];

export function run(): void {
  runCommand("react-router", "build");
}

/** Builds only when something is newer than the last build. */
export function buildIfStale(): void {
  if (existsSync(RESULT) && newest(inputs) <= statSync(RESULT).mtimeMs) return;
  console.log("Building …");
  run();
}

function newest(paths: readonly string[]): number {
  return Math.max(
    ...paths.filter(existsSync).map((path) => {
      const found = statSync(path);
      return found.isDirectory() ? newest([...readdirSync(path).map((name) => join(path, name))]) : found.mtimeMs;
    }),
    0,
  );
}
