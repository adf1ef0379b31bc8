import { copyFileSync, mkdirSync } from "node:fs";
import { startEmulators } from "../../tests/support/firebase-emulators.ts";
import { run as build } from "./build.ts";
import { prepareEngines } from "./find-browsers.ts";
import { findChromium } from "./find-chromium.ts";
import { runCommand } from "./run-command.ts";
import { writeToMemory } from "./temporary-memory.ts";

/** Every test, with all of what `npm test` takes a sample of, and the cloud backend on its emulators. */
export async function run(): Promise<void> {
  build();
  process.env["CAMPAIGN"] = "whole";
  process.env["CHROMIUM_PATH"] = findChromium();
  for (const line of prepareEngines()) console.log(line);
  writeToMemory();
  // One project after another: what measures how long a site stays away must not wait for the others.
  for (const project of ["unit", "web", "data", "browsers"])
    runCommand("vitest", "run", "--project", project, "--reporter=verbose");
  runCommand("playwright", "test");
  installEmulators();
  runCommand("vitest", "run", "--project", "data", "firebase", "--reporter=verbose");
  await walkWithFirebase();
}

/** Too heavy for every install, so they have a folder of their own; an install that is there already takes a second. */
function installEmulators(): void {
  mkdirSync(".emulators", { recursive: true });
  copyFileSync("tests/emulators/package.json", ".emulators/package.json");
  const quietly = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  runCommand("npm", "install", "--prefix", ".emulators", ...quietly);
}

/** The journeys of accounts in Chromium, unchanged, on a site whose accounts and documents are Firebase's. */
async function walkWithFirebase(): Promise<void> {
  const emulators = await startEmulators();
  process.env["SITE_ENVIRONMENT"] = JSON.stringify(emulators.environment);
  // One after another: the sites share the emulator, and each begins with nobody.
  const walks = ["accounts", "passkey", "account-forms", "account-papers", "share-and-export"];
  runCommand("playwright", "test", "--workers=1", ...walks.map((name) => `tests/e2e/${name}.test.ts`));
  await emulators.stop();
}
