import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clusterOf } from "#adapters/database/embedded/find-place.ts";
import { isWhole } from "../support/campaign.ts";
import { makeEmbeddedFolder } from "../support/embedded-folder.ts";
import { openHere, openInProcess, stayInProcess } from "../support/open-in-process.ts";

const made: { remove(): Promise<void> }[] = [];
function embeddedFolder() {
  const folder = makeEmbeddedFolder();
  made.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of made.splice(0)) await folder.remove();
});

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;
if (!hasPrlimit) console.warn("Skipped: a full disk is tried with prlimit, which is not there.");

/** A process that ended and was not reaped has no command any more. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return false;
  }
}

describe("an embedded database", () => {
  test("keeps its data from start to start, opens no port, lets nobody else in, and stops with its last user", async () => {
    const { folder, serverPid } = embeddedFolder();
    const first = await stayInProcess(folder);
    expect(first.answer).toEqual({ database: `PostgreSQL, in ${folder}`, rows: 1 });
    const lines = readFileSync(join(clusterOf(folder), "postmaster.pid"), "utf8").split("\n");
    expect(lines[5]?.trim()).toBe("");
    expect(statSync(clusterOf(folder)).mode & 0o777).toBe(0o700);
    expect(statSync(folder).mode & 0o066).toBe(0);
    expect(statSync(join(folder, "postgres.log")).mode & 0o077).toBe(0);
    await first.kill();
    expect(await openHere(folder)).toMatchObject({ rows: 2 });
    expect(serverPid()).toBeNull();
    expect(await openHere(folder)).toMatchObject({ rows: 3 });
  });

  test("is joined by other processes, who start together, and outlives each but the last", async () => {
    const { folder, serverPid } = embeddedFolder();
    const users = await Promise.all([stayInProcess(folder), stayInProcess(folder), stayInProcess(folder)]);
    const pid = serverPid();
    expect(
      users
        .map(({ answer }) => ("rows" in answer ? answer.rows : answer.refused))
        .toSorted()
        .at(-1),
    ).toBe(3);
    expect(await openHere(folder)).toMatchObject({ rows: 4 });
    expect(serverPid()).toBe(pid);
    for (const user of users) await user.kill();
    expect(serverPid()).toBe(pid);
    expect(await openHere(folder)).toMatchObject({ rows: 5 });
    expect(serverPid()).toBeNull();
  });

  test("starts after it was killed with its site, also when another program has got the server's process id", async () => {
    const { folder, killServer } = embeddedFolder();
    const site = await stayInProcess(folder);
    killServer();
    await site.kill();
    const note = join(clusterOf(folder), "postmaster.pid");
    const { uid, gid } = statSync(clusterOf(folder));
    const other = spawn("sleep", ["600"], process.getuid?.() === 0 ? { uid, gid } : {});
    writeFileSync(note, readFileSync(note, "utf8").replace(/^\d+/, String(other.pid)));
    expect(await openHere(folder)).toMatchObject({ rows: 2 });
    other.kill();
  });

  test.runIf(isWhole)("does not mind a first start that was cut short", async () => {
    const { folder } = embeddedFolder();
    mkdirSync(join(folder, "postgres-begun-abc", "base"), { recursive: true });
    expect(await openHere(folder)).toMatchObject({ rows: 1 });
    expect(readdirSync(folder).filter((name) => name.includes("begun"))).toEqual([]);
  });

  test.runIf(hasPrlimit && isWhole)(
    "is not replaced by PGlite where the disk is full, and opens when it no longer is",
    async () => {
      const { folder } = embeddedFolder();
      const withFullDisk = { through: ["prlimit", "--fsize=2000000"] };
      expect(await openInProcess(folder, withFullDisk)).toEqual({
        refused: expect.stringMatching(
          /^The embedded database in .* cannot be opened: .*(too large|SIGXFSZ|no space)/i,
        ),
      });
      expect(await openHere(folder)).toEqual({ database: `PostgreSQL, in ${folder}`, rows: 1 });
    },
  );

  test.runIf(isWhole)("lies in a folder whose path is too long for a socket", async () => {
    const { folder } = embeddedFolder();
    const deep = join(folder, "..", "d".repeat(100), "data");
    const first = await stayInProcess(deep);
    expect(first.answer).toMatchObject({ rows: 1 });
    expect(await openHere(deep)).toMatchObject({ rows: 2 });
    await first.kill();
    expect(await openHere(deep)).toMatchObject({ rows: 3 });
    rmSync(readFileSync(join(deep, "socket-folder"), "utf8").trim(), { recursive: true, force: true });
  });

  test.runIf(isWhole)("in memory leaves nothing behind, neither closed nor killed", async () => {
    const temporary = mkdtempSync(join(tmpdir(), "memory-"));
    made.push({ remove: async () => rmSync(temporary, { recursive: true, force: true }) });
    const options = { environment: { TMPDIR: temporary } };
    // Everybody may enter, as with the machine's own.
    chmodSync(temporary, 0o711);
    expect(await openInProcess("memory", options)).toEqual({
      database: "PostgreSQL, of which nothing is kept",
      rows: 1,
    });
    expect(readdirSync(temporary)).toEqual([]);
    const site = await stayInProcess("memory", options);
    const [base = ""] = readdirSync(temporary);
    const pid = Number.parseInt(readFileSync(join(temporary, base, "data/postgres/postmaster.pid"), "utf8"), 10);
    await site.kill();
    await vi.waitFor(() => expect(readdirSync(temporary)).toEqual([]), { timeout: 90_000 });
    expect(isRunning(pid)).toBe(false);
  });
});
