import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { hasEmulators, noEmulators } from "../../tests/support/firebase-emulators.ts";
import { type Count, runPlaywright, runVitest, TestReport } from "./count-tests.ts";
import { prepareEngines } from "./find-browsers.ts";
import { findChromium } from "./find-chromium.ts";
import { besideOthers } from "./run-command.ts";
import { writeToMemory } from "./temporary-memory.ts";

const checks: readonly (readonly [string, ...string[]])[] = [
  ["format and lint", "biome", "check", "--error-on-warnings", "."],
  ["route types", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  ["types of the domain", "tsc", "--noEmit", "-p", "src/domain"],
  ["unused code", "knip"],
  ["code that only tests use", "knip", "--config", "knip.product.json", "--include", "files,exports"],
];

/** The README's command and CI's: every check and every suite, counted on the last line. */
export async function run(): Promise<void> {
  const report = new TestReport();
  const missing = prepareTests();
  await report.add("checks and build", checkAndBuild);
  // All in one run, so that no core waits for the last test of a suite.
  await report.add("tests", () => runVitest("--reporter=dot"));
  await report.add("browser tests", () => runPlaywright("browser tests"));
  report.end([...(hasEmulators ? [] : [noEmulators]), ...missing]);
}

/** Browsers, folders and the environment that every run of tests needs; answers what this machine cannot run. */
export function prepareTests(): readonly string[] {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  process.env["CHROMIUM_PATH"] = findChromium();
  // Tests start many processes of Node, and each would compile the same files again.
  process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/compiled");
  const missing = prepareEngines();
  writeToMemory();
  return missing;
}

/** The build leaves one of two cores idle, so what only reads the sources runs beside it. */
async function checkAndBuild(): Promise<Count[]> {
  const building = besideOthers(process.execPath, "scripts/bootstrap.mjs", "build");
  const counts: Count[] = [];
  for (const [name, command, ...words] of checks) {
    const { status, said } = await besideOthers(command as string, ...words);
    console.log(`\n> ${name}\n${said.trimEnd()}`);
    counts.push({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
  }
  const { status, said } = await building;
  console.log(`\n> build\n${said.trimEnd()}`);
  if (status === 0) return counts;
  console.log("0 passed, 1 failed");
  process.exit(status);
}
