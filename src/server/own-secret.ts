import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The secret of a site on its embedded database, made once and kept beside it. A shared database asks for SECRET. */
export function ownSecret(folder: string): string {
  if (folder === "memory") return randomBytes(32).toString("hex");
  const file = `${folder.replace(/\/+$/, "")}.secret`;
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString("hex");
  // Two starters at once: the first file stands, and both read it.
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch {
    return readFileSync(file, "utf8").trim();
  }
}
