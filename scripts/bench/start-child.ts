import { spawn } from "node:child_process";

/** Starts a server in a process of its own and waits for the address that it prints. */
export async function startChild(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; stop(): void }> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOST: "127.0.0.1",
    PORT: "0",
    ICON_SERVICE_URL: "off",
    DATA_DIR: "memory",
    ...environment,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length > 10_000) return;
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.once("exit", () => reject(new Error(`${script} ended: ${output}`)));
  });
  return { address, stop: () => child.kill() };
}
