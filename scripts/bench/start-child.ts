import { spawn } from "node:child_process";
import { once } from "node:events";

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
    child.stdout.on("data", (chunk: Buffer) => {
      last = (last + chunk).slice(-LAST_CHARACTERS);
      const found = /http:\/\/localhost:\d+/.exec(last)?.[0];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", (code, signal) => {
      const told = `${script} ended (${signal ?? code}): ${last}`;
      if (!isStopped) console.error(told);
      reject(new Error(told));
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
