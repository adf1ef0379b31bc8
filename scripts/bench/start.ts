import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type Measure, measure } from "./measure.ts";
import { startChild } from "./start-child.ts";

const REQUESTS = 5000;
const CONNECTIONS = 10;
/** Asked in turns: kept answers, rendered pages, and pages that ask the database. */
const paths = [
  "/overons",
  "/calculator/koper",
  "/aanbod",
  "/login",
  "/calculator/verkoper",
  "/aanbod?postcode=9000",
  "/readyz",
];

/** How long a built site takes to its first visitor, and what memory it and its database hold: Linux alone tells that. */
export async function measureStart(): Promise<Measure[]> {
  const parent = mkdtempSync(join(tmpdir(), "bench-start-"));
  // As root the server runs as its own user, who must be able to pass.
  chmodSync(parent, 0o711);
  const start = () => startChild("scripts/serve.ts", { DATA_DIR: join(parent, "data") });
  try {
    const [firstSeconds, first] = await timed(start);
    await first.stop();
    const [laterSeconds, site] = await timed(start);
    const idle = memoryOf(site.pid, parent);
    await autocannon({
      url: site.address,
      connections: CONNECTIONS,
      amount: REQUESTS,
      headers: { accept: "text/html", "accept-encoding": "br" },
      requests: paths.map((path) => ({ path })),
    });
    const used = memoryOf(site.pid, parent);
    await site.stop();
    return [
      measure("start.first", firstSeconds, "s"),
      measure("start.later", laterSeconds, "s"),
      measure("start.idle-site", idle.site, "MB"),
      measure("start.idle-database", idle.database, "MB"),
      measure(`start.after-${REQUESTS}-site`, used.site, "MB"),
      measure(`start.after-${REQUESTS}-database`, used.database, "MB"),
    ];
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [(performance.now() - started) / 1000, result];
}

/** Proportional: what processes share is counted once. */
function memoryOf(sitePid: number, folder: string): { site: number; database: number } {
  const postmaster = Number(
    readdirSync("/proc").find((name) => /^\d+$/.test(name) && read(`/proc/${name}/cmdline`).includes(`-D\0${folder}/`)),
  );
  const children = postmaster ? read(`/proc/${postmaster}/task/${postmaster}/children`).split(" ").filter(Boolean) : [];
  const database = [postmaster, ...children.map(Number)].filter((pid) => pid > 0);
  return { site: megabytesOf([sitePid]), database: megabytesOf(database) };
}

const megabytesOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024, 0);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
