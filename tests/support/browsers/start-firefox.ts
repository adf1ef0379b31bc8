import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess } from "./start-process.ts";
import { START_LIMIT_MS, until } from "./until.ts";
import { capabilities, screens, type WebDriver, WebDriverError, webDriverCommands } from "./web-driver.ts";

/** Nothing that a visitor sees: no first-run pages, no calls home, no port that another run may hold. */
const preferences = {
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.newtabpage.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "datareporting.healthreport.uploadEnabled": false,
  "toolkit.telemetry.server": "",
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "intl.accept_languages": "nl-BE, nl",
  "signon.rememberSignons": false,
} as const;

/** Debian's Firefox, headless, by its own protocol Marionette: the commands of WebDriver without a driver in between. */
export async function startFirefox({ browser: path }: { readonly browser: string }): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const words = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
  const firefox = startProcess(path, [...words, "about:blank"], { env: { ...process.env, HOME: profile } });
  const port = await until(
    "Firefox tells its port",
    () => readPort(join(profile, "MarionetteActivePort")),
    START_LIMIT_MS,
  );
  const { call, close } = await openMarionette(port);
  await call("WebDriver:NewSession", { capabilities: { alwaysMatch: { ...capabilities } } });

  async function asBrowser(script: string, words: readonly unknown[]): Promise<unknown> {
    await call("Marionette:SetContext", { value: "chrome" });
    const answer = await call("WebDriver:ExecuteScript", { script, args: words });
    await call("Marionette:SetContext", { value: "content" });
    return answer;
  }

  return {
    send: async (command, parameters = {}) => (await call(webDriverCommands[command][1], parameters)) as never,
    async setDevice(screen, colourMode) {
      const { width, height } = screens[screen];
      const script = `const [mode, width, height] = arguments;
        Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", mode);
        document.documentElement.style.minWidth = "0";
        window.resizeTo(width, height + (window.outerHeight - gBrowser.selectedBrowser.clientHeight));
        return gBrowser.selectedBrowser.clientWidth === width && gBrowser.selectedBrowser.clientHeight === height;`;
      const args = [colourMode === "dark" ? 0 : 1, width, height];
      await until(`Firefox is ${width} px wide`, async () => (await asBrowser(script, args)) === true);
    },
    keysOfDay: (day) => day,
    printPage: async () => (await call("WebDriver:Print", {})) as string,
    async stop() {
      close();
      await stopProcess(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function readPort(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

type Refusal = { readonly error: string; readonly message: string };
type Waiting = { resolve(answer: unknown): void; reject(error: Error): void };

/** Every message is its length, a colon and JSON: ours [0, id, name, parameters], theirs [1, id, refusal, answer]. */
async function openMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  const greeting = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    greeting.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("Firefox closed the line.")));
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return greeting.resolve();
    const [, id, refusal, answer] = message as [number, number, Refusal | null, { value?: unknown } | null];
    const call = waiting.get(id);
    waiting.delete(id);
    if (refusal) return call?.reject(new WebDriverError(refusal.error, refusal.message));
    call?.resolve(answer && "value" in answer ? answer.value : answer);
  });
  await greeting.promise;
  return {
    close: () => void socket.destroy(),
    call: (name: string, parameters: Readonly<Record<string, unknown>>) =>
      new Promise<unknown>((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        const text = JSON.stringify([0, calls, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
  };
}

function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on("data", (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || rest.length < end) return;
      const message: unknown = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      take(message);
    }
  });
}
