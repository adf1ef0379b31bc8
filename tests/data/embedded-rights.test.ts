import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { installedBinaries, usableBinaries } from "#adapters/database/embedded/binaries.ts";
import { homeOf } from "#adapters/database/embedded/find-place.ts";
import { serverUser } from "#adapters/database/embedded/server-user.ts";
import { isWhole } from "../support/campaign.ts";
import { makeEmbeddedFolder } from "../support/embedded-folder.ts";
import { openHere, openInProcess } from "../support/open-in-process.ts";

const isRoot = process.getuid?.() === 0;
const hasSetpriv = spawnSync("setpriv", ["--version"]).status === 0;
if (!(isRoot && hasSetpriv))
  console.warn("Skipped: what root may do with an embedded database needs root and setpriv.");
const made: { remove(): Promise<void> }[] = [];
function embeddedFolder(options: { mode?: number } = {}) {
  const folder = makeEmbeddedFolder(options);
  made.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of made.splice(0)) await folder.remove();
});

const withoutRightToChangeUser = {
  through: ["setpriv", "--bounding-set=-setuid,-setgid", "--inh-caps=-setuid,-setgid"],
};

// PGlite takes its time where others are at work too.
describe.skipIf(!isRoot)("for root, an embedded database", { timeout: 180_000 }, () => {
  test("runs as the user who owns it, in a folder that stays root's", async () => {
    const { folder } = embeddedFolder();
    expect(await openHere(folder)).toEqual({ database: `PostgreSQL, in ${folder}`, rows: 1 });
    expect(statSync(join(folder, "postgres")).uid).toBe(serverUser("")?.uid);
    expect(statSync(folder).uid).toBe(0);
    expect(await openHere(folder)).toMatchObject({ rows: 2 });
  });

  test("goes where its user may enter when only root may enter the folder, says so, and is found there again", async () => {
    const { folder } = embeddedFolder({ mode: 0o700 });
    const opened = await openHere(folder);
    expect(opened).toEqual({
      database: expect.stringMatching(
        new RegExp(
          `^PostgreSQL, in /var/lib/stroomplein/data-\\w+, because the server's user may not enter ${folder}$`,
        ),
      ),
      rows: 1,
    });
    expect(await openHere(folder)).toEqual({ ...opened, rows: 2 });
    rmSync(homeOf(folder), { recursive: true });
    expect(await openHere(folder)).toEqual({ refused: expect.stringContaining("which is not there") });
  });

  test.runIf(isWhole)(
    "runs from a copy of its binaries when only root may enter theirs, or links are missing in them",
    () => {
      const closed = mkdtempSync(join(tmpdir(), "binaries-"));
      const npm = installedBinaries();
      cpSync(npm.folder, join(closed, "native"), {
        recursive: true,
        filter: (file) => !lstatSync(file).isSymbolicLink(),
      });
      const { folder: copies } = embeddedFolder();
      mkdirSync(copies, { mode: 0o755 });
      const user = serverUser("");
      const installed = { ...npm, folder: join(closed, "native") };
      const usable = usableBinaries(user, () => copies, { installed, findFolders: () => [] });
      expect(usable.folder).toBe(join(copies, `postgresql-${npm.version}`));
      expect(existsSync(join(usable.folder, "lib", "libpq.so.5"))).toBe(true);
      rmSync(closed, { recursive: true, force: true });
    },
  );

  describe.skipIf(!hasSetpriv)("without the right to change user", () => {
    test.runIf(isWhole)(
      "is PGlite, says why and what that means, keeps its data, and is recognised by a start with all rights",
      async () => {
        const { folder } = embeddedFolder();
        const opened = await openInProcess(folder, withoutRightToChangeUser);
        expect(opened).toMatchObject({ rows: 1 });
        expect("database" in opened && opened.database).toMatch(
          /^PGlite, in .*, because PostgreSQL's own server cannot run here: root has no right to .*; that means one process at a time, and it survives a crash of the site but not of the machine$/,
        );
        if (isWhole) expect(await openInProcess(folder, withoutRightToChangeUser)).toMatchObject({ rows: 2 });
        const again = await openHere(folder);
        expect(again).toMatchObject({ rows: isWhole ? 3 : 2 });
        expect("database" in again && again.database).toMatch(
          /^PGlite, .*`npm run db -- backup FILE`, rename .*, `npm run db -- restore FILE`$/,
        );
      },
    );

    test.runIf(isWhole)("is not begun anew over one of PostgreSQL's own server, and the way over is told", async () => {
      const { folder } = embeddedFolder();
      await openHere(folder);
      expect(await openInProcess(folder, withoutRightToChangeUser)).toEqual({
        refused: expect.stringMatching(
          /cannot run here: root has no right .*`npm run db -- backup FILE`.*`npm run db -- restore FILE`/,
        ),
      });
      expect(await openHere(folder)).toMatchObject({ rows: 2 });
    });
  });

  test.runIf(hasSetpriv && isWhole)(
    "of an ordinary user is that user's own, and root may use it too but follows no link there",
    async () => {
      const { folder } = embeddedFolder({ mode: 0o777 });
      const { uid, gid } = serverUser("") ?? {};
      const asUser = { through: ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"] };
      expect(await openInProcess(folder, asUser)).toEqual({ database: `PostgreSQL, in ${folder}`, rows: 1 });
      expect(statSync(folder).uid).toBe(uid);
      expect(await openHere(folder)).toMatchObject({ rows: 2 });
      expect(await openInProcess(folder, asUser)).toMatchObject({ rows: 3 });
      const log = join(folder, "postgres.log");
      rmSync(log);
      expect(await openHere(folder)).toMatchObject({ rows: 4 });
      expect(await openInProcess(folder, asUser)).toMatchObject({ rows: 5 });
      const ofRoot = join(folder, "..", "of-root");
      writeFileSync(ofRoot, "");
      rmSync(log);
      symlinkSync(ofRoot, log);
      expect(await openHere(folder)).toEqual({ refused: expect.stringContaining("ELOOP") });
      expect(readFileSync(ofRoot, "utf8")).toBe("");
      expect(statSync(ofRoot).uid).toBe(0);
    },
  );
});
