import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The secret of a site on its embedded database. A shared database asks for SECRET. */
export const ownSecret = (folder: string): string =>
  keptBeside(folder, "secret", () => randomBytes(32).toString("hex"));

/** Made once and kept beside the embedded database; a site in memory forgets it with the rest. */
export function keptBeside(folder: string, name: string, make: () => string): string {
  if (folder === "memory") return make();
  const file = `${folder.replace(/\/+$/, "")}.${name}`;
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dirname(file), { recursive: true });
  const secret = make();
  // Two starters at once: the first file stands, and both read it.
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch {
    return readFileSync(file, "utf8").trim();
  }
}
