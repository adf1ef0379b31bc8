import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const migrations = fileURLToPath(new URL("../../src/adapters/database/migrations/", import.meta.url));
const folder = fileURLToPath(new URL("../../node_modules/.cache/empty-database/", import.meta.url));
const bundle = pathToFileURL(fileURLToPath(new URL("../../build/server/index.js", import.meta.url))).href;

function file(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(migrations + name));
  return `${folder}${hash.digest("hex").slice(0, 16)}.tar`;
}

/** An embedded database with its tables and no rows: opening it spares each test the long first start. */
export const emptyDatabase = (): Blob => new Blob([readFileSync(file())]);

/** Makes it, once for all runs with the same tables, by the built site. */
export default async function makeEmptyDatabase(): Promise<void> {
  if (existsSync(file())) return;
  mkdirSync(folder, { recursive: true });
  const { openPglite } = (await import(bundle)) as typeof import("../../src/server/main.ts");
  const database = await openPglite({});
  const dump = await database.client.dumpDataDir("none");
  await database.close();
  const own = `${file()}.${randomBytes(4).toString("hex")}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file());
}
