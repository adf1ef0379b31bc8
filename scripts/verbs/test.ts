import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { hasEmulators, noEmulators } from "../../tests/support/firebase-emulators.ts";
import { run as build } from "./build.ts";
import { findChromium } from "./find-chromium.ts";
import { tryCommand } from "./run-command.ts";

type VitestReport = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Which promises were broken, told again at the end: a log is often read from there. */
const broken: string[] = [];

/** With the case that broke a law: it stands on the lines after the first. */
const firstLines = (messages: readonly string[]) => (messages[0] ?? "").split("\n").slice(0, 3).join("\n  ");

type Count = { readonly name: string; readonly passed: number; readonly failed: number; readonly skipped?: number };

/** The README's command and CI's: every check and every suite, counted on the last line. */
export function run(): void {
  const startedAt = Date.now();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  process.env["CHROMIUM_PATH"] = findChromium();
  const checks: [string, readonly string[]][] = [
    ["format and lint", ["biome", "check", "--error-on-warnings", "."]],
    ["route types", ["react-router", "typegen"]],
    ["types", ["tsc", "--noEmit"]],
    ["types of the domain", ["tsc", "--noEmit", "-p", "src/domain"]],
    ["unused code", ["knip"]],
  ];
  const counts: Count[] = checks.map(([name, [command = "", ...words]]) => {
    console.log(`\n> ${name}`);
    const isGood = tryCommand(command, ...words) === 0;
    return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  });
  console.log("\n> build");
  build();
  counts.push(vitest("unit"), vitest("data"), vitest("web"), endToEnd());
  console.log("");
  for (const line of broken) console.log(line);
  for (const { name, passed, failed, skipped = 0 } of counts) {
    const left = skipped > 0 ? ` ${String(skipped).padStart(4)} skipped` : "";
    console.log(`${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${left}`);
  }
  if (!hasEmulators) console.log(noEmulators);
  const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
  console.log(`took ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") > 0 ? 1 : 0);
}

function vitest(project: string): Count {
  console.log(`\n> ${project} tests`);
  const file = `test-results/${project}.json`;
  const status = tryCommand(
    "vitest",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    testResults = [],
  } = readReport<VitestReport>(file);
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  );
  broken.push(
    ...failed.map(({ fullName, failureMessages }) => `${project}: ${fullName}\n  ${firstLines(failureMessages)}`),
  );
  const failures = atLeastOne(numFailedTests, status);
  return { name: `${project} tests`, passed: numPassedTests, failed: failures, skipped: numPendingTests };
}

function endToEnd(): Count {
  console.log("\n> browser tests");
  const status = tryCommand("playwright", "test");
  const { stats } = readReport<{ stats?: { expected: number; unexpected: number; flaky: number } }>(
    "test-results/e2e.json",
  );
  if (stats?.flaky) console.log(`${stats.flaky} of the browser tests passed at the second try only`);
  return {
    name: "browser tests",
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: atLeastOne(stats?.unexpected ?? 0, status),
  };
}

/** A suite that broke before it could count has failed all the same. */
const atLeastOne = (failed: number, status: number) => (status === 0 ? failed : Math.max(failed, 1));

const readReport = <R>(file: string): R => JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "{}") as R;
