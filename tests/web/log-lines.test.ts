import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const TOKEN = "a-long-secret-of-the-readings-1234";
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

async function start(stdout: number | "pipe") {
  // The site tells its address in its output, which these tests take away.
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: root,
    stdio: ["ignore", stdout, "ignore"],
    env: {
      PATH: process.env["PATH"] ?? "",
      ICON_SERVICE_URL: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: "memory",
      METRICS_TOKEN: TOKEN,
    },
  });
  children.push(child);
  const address = `http://127.0.0.1:${port}`;
  const isOpen = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen).toBe(true);
  return { address, child };
}

async function droppedLines(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^site_log_lines_dropped_total (\d+)$/m.exec(await answer.text())?.[1]);
}

async function askPages(address: string): Promise<void> {
  for (const path of ["/", "/overons", "/zomaar", "/aanbod/onbekend"]) await (await fetch(`${address}${path}`)).text();
}

test.skipIf(!existsSync("/dev/full"))(
  "a log on a full disk ends nothing: the site starts, answers, and counts the lines that were lost",
  async () => {
    const full = openSync("/dev/full", "w");
    const { address, child } = await start(full);
    closeSync(full);
    await askPages(address);
    await expect.poll(() => droppedLines(address)).toBeGreaterThan(0);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  },
);

test("a reader of the log that leaves ends nothing: the site goes on, and counts the lines that were lost", async () => {
  const { address, child } = await start("pipe");
  child.stdout?.resume();
  await askPages(address);
  expect(await droppedLines(address)).toBe(0);
  child.stdout?.destroy();
  await askPages(address);
  await expect.poll(() => droppedLines(address)).toBeGreaterThan(0);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
});
