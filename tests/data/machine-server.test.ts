import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Binaries, installedBinaries, usableBinaries } from "#adapters/database/embedded/binaries.ts";
import { serverUser } from "#adapters/database/embedded/server-user.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { readServerVersion } from "#adapters/database/read-server-version.ts";
import { preparePostgres } from "../support/postgres-server.ts";

/** A folder as a distribution makes it, whose server says that it is of that version. */
function standIn(npm: Binaries, version: string, hasLibraries = true): string {
  const folder = mkdtempSync(join(tmpdir(), "postgresql-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "bin"));
  const real = join(npm.folder, "bin", "postgres");
  const told = `postgres (PostgreSQL) ${version} (Debian ${version}-1.pgdg12+1)`;
  const script = `#!/bin/sh\n[ "$1" = --version ] && { echo "${told}"; exit; }\nexec "${real}" "$@"\n`;
  writeFileSync(join(folder, "bin", "postgres"), script, { mode: 0o755 });
  symlinkSync(join(npm.folder, "bin", "initdb"), join(folder, "bin", "initdb"));
  if (hasLibraries) symlinkSync(join(npm.folder, "lib"), join(folder, "lib"));
  return folder;
}

test("a server of the machine is used when it is newer than npm's and of the same major version", async () => {
  const user = serverUser("");
  const npm = usableBinaries(user, () => expect.fail("No copy is needed."), { findFolders: () => [] });
  expect(npm).toMatchObject({ isFromNpm: true, version: installedBinaries().version });
  const [major = ""] = npm.version.split(".");
  const chosen = (...folders: readonly string[]) =>
    usableBinaries(user, () => "", { installed: npm, findFolders: (asked) => (asked === major ? folders : []) });
  const newer = standIn(npm, `${major}.99`);
  expect(chosen(join(tmpdir(), "nothing-here"), newer)).toEqual({
    folder: newer,
    version: `${major}.99`,
    isFromNpm: false,
  });
  expect(chosen(standIn(npm, `${major}.0`))).toBe(npm);
  expect(chosen(standIn(npm, `${major}.99`, false))).toBe(npm);
  expect(chosen(standIn(npm, `${Number(major) + 1}.1`))).toBe(npm);

  const server = await preparePostgres([], { binaries: chosen(newer) });
  onTestFinished(server.close);
  await server.makeCluster();
  await server.start();
  const database = openPostgres({ url: server.url });
  onTestFinished(() => database.close());
  expect(await readServerVersion(database)).toMatch(new RegExp(`^${major}\\.\\d+$`));
});

test("of a server that does not answer no version is known", async () => {
  const database = openPostgres({ url: "postgres://nobody@127.0.0.1:1/none" });
  onTestFinished(() => database.close());
  expect(await readServerVersion(database)).toBeNull();
});
