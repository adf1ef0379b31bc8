import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeSigningKey } from "../../src/adapters/signer/open-signer.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { openTraffic } from "./open-traffic.ts";
import type { Drill } from "./run-program.ts";

const PAGES = ["/", "/aanbod", "/calculator/koper", "/kosten", "/login", "/readyz"];

/** Builds the version before, lets people sign up there, and puts its backup into a new database of this version. */
export async function upgradeFrom(drill: Drill, revision: string) {
  const before = join(drill.folder, "before");
  const git = (...words: readonly string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  git("worktree", "add", "--detach", before, revision);
  try {
    const keys = { SECRET: "s".repeat(40), SIGNING_KEY: makeSigningKey(), CLIENT_ADDRESS_HEADER: "x-real-ip" };
    const command = (folder: string, dataFolder: string, ...words: readonly string[]) =>
      execFileSync(process.execPath, ["scripts/bootstrap.mjs", ...words], {
        cwd: folder,
        env: { ...process.env, ...keys, DATA_DIR: dataFolder },
        stdio: ["ignore", "ignore", "inherit"],
      });
    command(before, "", "build");
    const [old, renewed] = [join(drill.folder, "data-before"), join(drill.folder, "data-after")];
    const first = await startSiteProcess({ ...keys, DATA_DIR: old }, before);
    const traffic = openTraffic(first.address, []);
    await wait(10_000);
    await traffic.stop();
    const file = join(drill.folder, "before.backup.gz");
    command(before, old, "db", "backup", file);
    await first.stop();

    const begun = performance.now();
    command(".", renewed, "db", "restore", file);
    const second = await startSiteProcess({ ...keys, DATA_DIR: renewed });
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const statuses = await Promise.all(
      PAGES.map(async (path) => (await fetch(`${second.address}${path}`, { redirect: "manual" })).status),
    );
    const backup = join(drill.folder, "after.backup");
    command(".", renewed, "db", "backup", backup);
    await second.stop();
    const kept = execFileSync("grep", ["-o", "person-[0-9]*@example.org", backup], { encoding: "utf8" });
    const found = new Set(kept.trim().split("\n"));
    const { emails } = traffic.acknowledged;
    return {
      drill: `upgrade from ${git("rev-parse", "--short", revision)}`,
      signUps: emails.length,
      lost: emails.filter((email) => !found.has(email)).length,
      pages: PAGES.map((path, at) => `${path} ${statuses[at]}`).join(", "),
      seconds,
    };
  } finally {
    git("worktree", "remove", "--force", before);
  }
}
