import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FluviusFileOptions, fluviusFile, fluviusRows } from "../../support/make-fluvius-file.ts";

const folder = join(import.meta.dirname, "../../../test-results/browsers");

/** A file on disk, as a visitor has it: a driver takes a path and no bytes. */
export function keepFile(name: string, bytes: string | Uint8Array): string {
  const file = join(folder, `${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}-${name}`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two browsers may ask for the same file at once.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, bytes);
  renameSync(own, file);
  return file;
}

/** A year of quarters. */
export const keepMeterFile = (options: FluviusFileOptions = {}): string =>
  keepFile("jaar.csv", fluviusFile(fluviusRows(options)));
