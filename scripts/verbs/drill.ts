import { buildIfStale } from "./build.ts";

const names = ["switch-over", "restore", "upgrade"];

/** Breaks a site on two servers of this machine and tells what visitors met; `docs/operation.md` says what for. */
export async function run([name = "", ...words]: readonly string[]): Promise<void> {
  if (!names.includes(name) || (name === "upgrade" && words.length === 0)) {
    console.error("npm run drill -- switch-over, switch-over pgbouncer, restore, or upgrade COMMIT");
    process.exit(1);
  }
  const { missingPrograms, openDrill } = await import("../drills/run-program.ts");
  const missing = missingPrograms(name === "switch-over" ? ["etcd", "haproxy", "patroni", "pgbouncer"] : []);
  if (missing.length > 0) {
    console.error(`Not on this machine: ${missing.join(", ")}. docs/operation.md names the packages.`);
    process.exit(1);
  }
  buildIfStale();
  const drill = openDrill();
  try {
    if (name === "switch-over") {
      const { switchOver } = await import("../drills/switch-over.ts");
      const way = words[0] === "pgbouncer" ? "pgbouncer" : "haproxy";
      for (const outcome of await switchOver(drill, way)) console.log(JSON.stringify(outcome));
    } else if (name === "restore") {
      const { restoreToMoment } = await import("../drills/restore.ts");
      console.log(JSON.stringify(await restoreToMoment(drill)));
    } else {
      const { upgradeFrom } = await import("../drills/upgrade.ts");
      console.log(JSON.stringify(await upgradeFrom(drill, words[0] ?? "")));
    }
  } finally {
    if (process.env["KEEP_DRILL"]) console.log(`Kept: ${drill.folder}`);
    else await drill.close();
  }
}
