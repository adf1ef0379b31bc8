import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hashBuildInputs } from "../build-inputs.ts";
import { runCommand } from "./run-command.ts";

const STAMP = "build/built-from";

export function run(): void {
  rmSync(STAMP, { force: true });
  runCommand("react-router", "build");
  warnOfMissingIdentity();
  // Written last, so that a build that broke off counts as none.
  writeFileSync(STAMP, hashBuildInputs());
}

/** Legal pages show brackets where the law asks for who runs the site: better told here than seen there. */
function warnOfMissingIdentity(): void {
  const names = ["NAME", "LEGAL_FORM", "KBO", "ADDRESS", "EMAIL", "PHONE", "VAT", "REGISTER"].map(
    (name) => `OPERATOR_${name}`,
  );
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) console.warn(`The legal pages still miss who runs the site: set ${missing.join(", ")}.`);
}

/** Builds only when what it is made from has changed since the last whole build. */
export function buildIfStale(): void {
  // An image holds the build and no sources.
  if (!existsSync("src")) return;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashBuildInputs()) return;
  console.log("Building …");
  run();
}
