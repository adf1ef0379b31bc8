import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const LAST_CHARACTERS = 2000;

/** Starts a server in a process of its own and waits for the address that it prints. */
export async function startChild(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOST: "127.0.0.1",
    PORT: "0",
    ICON_SERVICE_URL: "off",
    DATA_DIR: "memory",
    ...environment,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
  let last = "";
  let isStopped = false;
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      last = (last + chunk).slice(-LAST_CHARACTERS);
      const found = /http:\/\/localhost:\d+/.exec(last)?.[0];
      if (!found) return;
      // Whoever asks it for pages shall not spend that time on its log.
      child.stdout.off("data", listen).resume();
      resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", listen);
    child.once("exit", (code, signal) => {
      const message = `${script} ended (${signal ?? code}): ${last}`;
      if (!isStopped) console.error(message);
      reject(new Error(message));
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      isStopped = true;
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

const IDLE_SHARE = 0.05;
const LOOK_MS = 500;
const TICKS_PER_SECOND = 100;

/** Until a process no longer does what it does after its start; where nobody tells, a few seconds. */
export async function untilIdle(pid: number): Promise<void> {
  for (let look = 0, before = Number.NaN; look < 60; look += 1) {
    const now = processorSeconds(pid);
    if (now - before < (IDLE_SHARE * LOOK_MS) / 1000) return;
    if (Number.isNaN(now) && look > 8) return;
    before = now;
    await wait(LOOK_MS);
  }
}

function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
