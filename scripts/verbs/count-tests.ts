import { existsSync, readFileSync, rmSync } from "node:fs";
import { tryCommand } from "./run-command.ts";

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

type PlaywrightReport = { readonly stats?: { readonly expected: number; readonly unexpected: number } };

export type Count = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
};

/** What every suite of a run counted and how long it took, told at its end with the line that is read by others. */
export class TestReport {
  readonly #startedAt = Date.now();
  readonly #ticks = processorTicks();
  readonly #counts: Count[] = [];
  readonly #timings: string[] = [];

  async add(name: string, suite: () => readonly Count[] | Promise<readonly Count[]>): Promise<void> {
    const from = Date.now();
    console.log(`\n> ${name}`);
    this.#counts.push(...(await suite()));
    this.#timings.push(`${name} ${seconds(from)} s`);
  }

  /** Ends the process, red where one promise was broken. */
  end(remarks: readonly string[]): never {
    console.log("");
    for (const line of broken) console.log(line);
    for (const { name, passed, failed, skipped = 0 } of this.#counts) {
      const left = skipped > 0 ? ` ${String(skipped).padStart(4)} skipped` : "";
      console.log(
        `${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed${left}`,
      );
    }
    for (const line of remarks) console.log(line);
    const sum = (key: "passed" | "failed") => this.#counts.reduce((total, count) => total + count[key], 0);
    console.log(`took ${seconds(this.#startedAt)} s: ${this.#timings.join(", ")}${tellWithheld(this.#ticks)}`);
    console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
    process.exit(sum("failed") > 0 ? 1 : 0);
  }
}

/** Which promises were broken, told again at the end: a log is often read from there. */
const broken: string[] = [];

/** With the case that broke a law: it stands on the lines after the first. */
const firstLines = (messages: readonly string[]) => (messages[0] ?? "").split("\n").slice(0, 3).join("\n  ");

/** Which suite a file belongs to, by where it stands. */
const suites = [
  { name: "data tests", within: "/tests/data/" },
  { name: "web tests", within: "/tests/web/" },
  { name: "other browsers", within: "/tests/browsers/" },
  { name: "unit tests", within: "/" },
] as const;

/** One run of Vitest, counted by suite; its words choose which tests run and how they are told. */
export function runVitest(...words: readonly string[]): Count[] {
  const file = "test-results/tests.json";
  forgetReport(file);
  const status = tryCommand("vitest", "run", ...words, "--reporter=json", `--outputFile.json=${file}`);
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
  const told = counts.filter(({ passed, failed, skipped }) => passed + failed + skipped > 0);
  const isTold = status === 0 || told.some(({ failed }) => failed > 0);
  return isTold ? told : [...told, { name: "the test runner", passed: 0, failed: 1 }];
}

export function runPlaywright(name: string, ...words: readonly string[]): Count[] {
  const file = "test-results/e2e.json";
  forgetReport(file);
  const status = tryCommand("playwright", "test", ...words);
  const { stats } = readReport<PlaywrightReport>(file);
  return [{ name, passed: stats?.expected ?? 0, failed: atLeastOne(stats?.unexpected ?? 0, status) }];
}

/** A run that writes none must not be counted by that of the run before. */
const forgetReport = (file: string) => rmSync(file, { force: true });

/** A suite that broke before it could count has failed all the same. */
const atLeastOne = (failed: number, status: number) => (status === 0 ? failed : Math.max(failed, 1));

const readReport = <R>(file: string): R => JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "{}") as R;

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
