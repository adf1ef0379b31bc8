import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The built site as a process of its own, and a browser's bare necessities: cookies, forms, where an answer leads. */
export async function startSiteProcess(environment: Readonly<Record<string, string>>, folder = root) {
  const child: ChildProcess = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ICON_SERVICE_URL: "off", PORT: "0", HOST: "127.0.0.1", ...environment },
  });
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /is open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(output)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    tell: (signal: NodeJS.Signals) => child.kill(signal),
    async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

/** The headers go with every request. */
export function openVisitor(headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>();
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      ...init,
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
  return {
    ask,
    send: (url: string, fields: Readonly<Record<string, string>>) =>
      ask(url, { method: "POST", body: new URLSearchParams(fields), headers: { origin: new URL(url).origin } }),
  };
}
