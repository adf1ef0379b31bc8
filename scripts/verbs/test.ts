import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { hasEmulators, noEmulators } from "../../tests/support/firebase-emulators.ts";
import { prepareEngines } from "./find-browsers.ts";
import { findChromium } from "./find-chromium.ts";
import { besideOthers, tryCommand } from "./run-command.ts";
import { writeToMemory } from "./temporary-memory.ts";

type VitestReport = {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
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

const checks: readonly (readonly [string, ...string[]])[] = [
  ["format and lint", "biome", "check", "--error-on-warnings", "."],
  ["route types", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  ["types of the domain", "tsc", "--noEmit", "-p", "src/domain"],
  ["unused code", "knip"],
  ["code that only tests use", "knip", "--config", "knip.product.json", "--include", "files,exports"],
];

/** Ticks of all processors since the machine started, and those of them that its host gave to others; Linux alone tells. */
function processorTicks(): { readonly all: number; readonly withheld: number } {
  if (!existsSync("/proc/stat")) return { all: 0, withheld: 0 };
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  return { all: ticks.slice(0, 8).reduce((sum, tick) => sum + tick, 0), withheld: ticks[7] ?? 0 };
}

/** A run of a machine whose host is busy takes longer, and that is no fault of the tests. */
function tellWithheld(before: ReturnType<typeof processorTicks>): string {
  const after = processorTicks();
  const share = (after.withheld - before.withheld) / Math.max(1, after.all - before.all);
  return share < 0.01 ? "" : `; the host withheld ${Math.round(share * 100)} % of the processors`;
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** The README's command and CI's: every check and every suite, counted on the last line. */
export async function run(): Promise<void> {
  const startedAt = Date.now();
  const ticks = processorTicks();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  process.env["CHROMIUM_PATH"] = findChromium();
  // Tests start many processes of Node, and each would compile the same files again.
  process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/compiled");
  const missing = prepareEngines();
  writeToMemory();
  const counts: Count[] = await checkAndBuild();
  const timings = [`checks and build ${seconds(startedAt)} s`];
  for (const suite of [tests, endToEnd]) {
    const from = Date.now();
    counts.push(...suite());
    timings.push(`${suite === tests ? "tests" : "browser tests"} ${seconds(from)} s`);
  }
  console.log("");
  for (const line of broken) console.log(line);
  for (const { name, passed, failed, skipped = 0 } of counts) {
    const left = skipped > 0 ? ` ${String(skipped).padStart(4)} skipped` : "";
    console.log(`${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${left}`);
  }
  if (!hasEmulators) console.log(noEmulators);
  for (const line of missing) console.log(line);
  const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
  console.log(`took ${seconds(startedAt)} s: ${timings.join(", ")}${tellWithheld(ticks)}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") > 0 ? 1 : 0);
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

/** Which suite a file belongs to, by where it stands. */
const suites = [
  { name: "data tests", within: "/tests/data/" },
  { name: "web tests", within: "/tests/web/" },
  { name: "other browsers", within: "/tests/browsers/" },
  { name: "unit tests", within: "/" },
] as const;

/** All in one run, so that no core waits for the last test of a suite. */
function tests(): Count[] {
  console.log("\n> unit, data and web tests");
  const file = "test-results/tests.json";
  const status = tryCommand("vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`);
  const { testResults = [] } = readReport<VitestReport>(file);
  const counts = suites.map(({ name }) => ({ name: name as string, passed: 0, failed: 0, skipped: 0 }));
  for (const { name, status, message, assertionResults } of testResults) {
    const count = counts[suites.findIndex(({ within }) => name.replaceAll("\\", "/").includes(within))];
    if (!count) continue;
    // A file that broke before its first test has none to count.
    if (status === "failed" && assertionResults.length === 0) {
      count.failed += 1;
      broken.push(`${count.name}: ${name}\n  ${firstLines([message])}`);
    }
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === "passed") count.passed += 1;
      else if (status !== "failed") count.skipped += 1;
      else {
        count.failed += 1;
        broken.push(`${count.name}: ${fullName}\n  ${firstLines(failureMessages)}`);
      }
    }
  }
  const isTold = status === 0 || counts.some(({ failed }) => failed > 0);
  return isTold ? counts : [...counts, { name: "the test runner", passed: 0, failed: 1 }];
}

function endToEnd(): Count[] {
  console.log("\n> browser tests");
  const status = tryCommand("playwright", "test");
  const { stats } = readReport<{ stats?: { expected: number; unexpected: number } }>("test-results/e2e.json");
  return [{ name: "browser tests", passed: stats?.expected ?? 0, failed: atLeastOne(stats?.unexpected ?? 0, status) }];
}

/** A suite that broke before it could count has failed all the same. */
const atLeastOne = (failed: number, status: number) => (status === 0 ? failed : Math.max(failed, 1));

const readReport = <R>(file: string): R => JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "{}") as R;
