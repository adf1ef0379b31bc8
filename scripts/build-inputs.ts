import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts/brand",
  "scripts/build-inputs.ts",
  "scripts/built-site.ts",
  "scripts/cards",
  "scripts/finish-build.ts",
  "scripts/vite",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];

/** A hash of everything that a build is made from, below a folder. */
export function hashBuildInputs(folder = "."): string {
  // The name stands on the social cards.
  const hash = createHash("sha256").update(process.env["PRODUCT_NAME"] ?? "");
  for (const file of inputs.flatMap((input) => filesIn(folder, input))) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

function filesIn(folder: string, path: string): string[] {
  const place = join(folder, path);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(folder, join(path, name)));
}
