import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

const STAMP = "build/built-from";
const inputs = [
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts/brand",
  "scripts/built-site.ts",
  "scripts/cards",
  "scripts/finish-build.ts",
  "scripts/vite",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];

export function run(): void {
  rmSync(STAMP, { force: true });
  runCommand("react-router", "build");
  warnOfMissingIdentity();
  // Written last, so that a build that broke off counts as none.
  writeFileSync(STAMP, fingerprint());
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
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint()) return;
  console.log("Building …");
  run();
}

function fingerprint(): string {
  // The name stands on the social cards.
  const hash = createHash("sha256").update(process.env["PRODUCT_NAME"] ?? "");
  for (const file of inputs.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
