import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { runCommand } from "./run-command.ts";

const VERSION = "10.1.1";
const FOLDER = ".mutation";
const ENTRY = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;
/** Below this a changed sum is noticed too seldom. */
const LEAST_KILLED = 97;

/**
 * Changes every sum, one at a time, and counts the changes that no test notices: of the folders of `src/domain` that are named,
 * else of economics and sharing. Its packages are for this alone, so they have a folder of their own.
 */
export function run(folders: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const quietly = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"];
  // The runner takes Vitest from the project, as the tests do: two copies would not know each other's tests.
  if (!existsSync(ENTRY)) {
    const names = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`);
    runCommand("npm", "install", "--prefix", FOLDER, "--legacy-peer-deps", ...quietly, ...names);
  }
  writeFileSync(`${FOLDER}/stryker.json`, JSON.stringify(configFor(folders)));
  runCommand("node", ENTRY, "run", `${FOLDER}/stryker.json`);
}

const configFor = (folders: readonly string[]) => ({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
  mutate: [
    ...(folders.length > 0 ? folders : ["economics", "sharing"]).map((name) => `src/domain/${name}/**/*.ts`),
    "!src/**/*.test.ts",
  ],
  // With TypeScript 7 it runs when this names no file.
  tsconfigFile: "none",
  coverageAnalysis: "perTest",
  ignorePatterns: ["build", "data", "test-results", ".lighthouse", ".emulators", FOLDER],
  tempDirName: `${FOLDER}/sandbox`,
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: "build/mutation.json" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: LEAST_KILLED, break: folders.length > 0 ? null : LEAST_KILLED },
  timeoutMS: 60_000,
});
