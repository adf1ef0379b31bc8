import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { startProcess, stopProcess } from "./start-process.ts";
import { START_LIMIT_MS, until } from "./until.ts";
import {
  type ColourMode,
  capabilities,
  NO_ANSWER,
  type Screen,
  screens,
  type WebDriver,
  WebDriverError,
  webDriverCommands,
} from "./web-driver.ts";

export type WebKitPaths = { readonly driver: string; readonly browser: string };

/** WebKitGTK with the small browser of its own, which fills a screen that nobody sees. */
export async function startWebKit(paths: WebKitPaths): Promise<WebDriver> {
  const windows = new Map<string, Promise<Window>>();
  let current: Window | null = null;
  return {
    async send(command, parameters = {}) {
      if (!current) throw new Error("No window was opened yet.");
      return (await current.send(command, parameters)) as never;
    },
    /** The browser knows its colours from its start and its width from its screen: each pair has a window of its own. */
    async setDevice(screen, colourMode) {
      const key = `${screen} ${colourMode}`;
      const window = windows.get(key) ?? openWindow(paths, screen, colourMode);
      windows.set(key, window);
      current = await window;
    },
    /** Month, day, year, as the language of its environment has it. */
    keysOfDay: (day) => `${day.slice(5)}-${day.slice(0, 4)}`,
    async stop() {
      for (const window of windows.values()) await (await window).close();
    },
  };
}

type Window = Awaited<ReturnType<typeof openWindow>>;

async function openWindow({ driver, browser }: WebKitPaths, screen: Screen, colourMode: ColourMode) {
  const { width, height } = screens[screen];
  const display = startProcess(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const env = {
    ...process.env,
    DISPLAY: `:${await readLine(display)}`,
    LIBGL_ALWAYS_SOFTWARE: "1",
    LC_ALL: "C.UTF-8",
  };
  // Without a window manager nothing fills the screen, and the window is never narrower than its bar of buttons.
  const manager = startProcess("openbox", [], { env });
  const port = await freePort();
  const server = startProcess(driver, [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("WebKit's driver answers", isUp, START_LIMIT_MS);
  const modes = colourMode === "dark" ? ["--dark-mode"] : [];
  const options = { binary: browser, args: ["--automation", "--full-screen", ...modes] };
  const { sessionId } = await call<{ sessionId: string }>(`${address}/session`, "POST", {
    capabilities: { alwaysMatch: { ...capabilities, "webkitgtk:browserOptions": options } },
  });
  const session = `${address}/session/${sessionId}`;
  const readWidth = { script: "return innerWidth", args: [] };
  await until(
    `WebKit is ${width} px wide`,
    async () => (await call(`${session}/execute/sync`, "POST", readWidth)) === width,
  );
  return {
    async send(command: keyof typeof webDriverCommands, parameters: Readonly<Record<string, unknown>>) {
      const [path, , method = "POST"] = webDriverCommands[command];
      return call(session + path.replace("{id}", String(parameters["id"])), method, parameters);
    },
    async close() {
      await call(session, "DELETE", {}).catch(() => {});
      for (const child of [server, manager, display]) await stopProcess(child);
    },
  };
}

const CALL_LIMIT_MS = 90_000;
/** A script that is asked for while the window goes to another process of WebKit is never answered, nor ended by its own limit. */
const SCRIPT_LIMIT_MS = 30_000;

async function call<Answer>(
  address: string,
  method: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const body = method === "POST" ? { body: JSON.stringify(parameters) } : {};
  const isScript = address.endsWith(webDriverCommands.executeScript[0]);
  const signal = AbortSignal.timeout(isScript ? SCRIPT_LIMIT_MS : CALL_LIMIT_MS);
  const response = await fetch(address, { method, ...body, signal }).catch((error: Error) => {
    // Only a script is safe to ask again.
    if (!isScript || error.name !== "TimeoutError") throw error;
    throw new WebDriverError(NO_ANSWER, `to a script in ${SCRIPT_LIMIT_MS} ms`);
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new WebDriverError(value?.error ?? `status ${response.status}`, value?.message ?? "");
  return value;
}

async function readLine(child: ChildProcess): Promise<string> {
  const [bytes] = await once(child.stdio[3] as Readable, "data");
  return String(bytes).trim();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof place === "object" && place ? place.port : 0;
}
