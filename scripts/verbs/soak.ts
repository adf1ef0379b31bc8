import { copyFileSync, mkdirSync } from "node:fs";
import { startEmulators } from "../../tests/support/firebase-emulators.ts";
import { run as build } from "./build.ts";
import { type Count, runPlaywright, runVitest, TestReport } from "./count-tests.ts";
import { tryCommand } from "./run-command.ts";
import { prepareTests } from "./test.ts";

/** Every test, with all of what `npm test` takes a sample of, and the cloud backend on its emulators: to its end, then counted. */
export async function run(): Promise<void> {
  const report = new TestReport();
  process.env["CAMPAIGN"] = "whole";
  const missing = prepareTests();
  await report.add("build", () => {
    build();
    return [];
  });
  // One project after another: what measures how long a site stays away must not wait for the others.
  for (const project of ["unit", "web", "data", "browsers"])
    await report.add(project, () => runVitest("--project", project, "--reporter=verbose"));
  await report.add("browser tests", () => runPlaywright("browser tests"));
  // Told apart from the tests that need them: without the emulators an hour of counts is still told.
  await report.add("emulators", installEmulators);
  await report.add("cloud backend", () => runVitest("--project", "data", "firebase", "--reporter=verbose"));
  await report.add("accounts on the cloud", () => walkWithFirebase().catch(notStarted));
  report.end(missing);
}

/** Too heavy for every install, so they have a folder of their own; an install that is there already takes a second. */
function installEmulators(): Count[] {
  mkdirSync(".emulators", { recursive: true });
  copyFileSync("tests/emulators/package.json", ".emulators/package.json");
  const quietly = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  const isThere = tryCommand("npm", "install", "--prefix", ".emulators", ...quietly) === 0;
  return [{ name: "emulators installed", passed: isThere ? 1 : 0, failed: isThere ? 0 : 1 }];
}

function notStarted(error: unknown): Count[] {
  console.error(error);
  return [{ name: "accounts, cloud", passed: 0, failed: 1 }];
}

/** The journeys of accounts in Chromium, unchanged, on a site whose accounts and documents are Firebase's. */
async function walkWithFirebase(): Promise<Count[]> {
  const emulators = await startEmulators();
  process.env["SITE_ENVIRONMENT"] = JSON.stringify(emulators.environment);
  // One after another: the sites share the emulator, and each begins with nobody.
  const walks = ["accounts", "passkey", "account-forms", "account-papers", "share-and-export"];
  try {
    return runPlaywright("accounts, cloud", "--workers=1", ...walks.map((name) => `tests/e2e/${name}.test.ts`));
  } finally {
    await emulators.stop();
  }
}
