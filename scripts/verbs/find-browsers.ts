import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The browsers beside Chromium in which the journeys are walked. */
export const engineNames = { firefox: "Firefox", webkit: "WebKit" } as const;
export type Engine = keyof typeof engineNames;

type FoundEngine = { readonly browser: string; readonly driver: string };

const packages: Readonly<Record<Engine, readonly string[]>> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "openbox"],
};

const isWanted = () => process.env["OTHER_BROWSERS"] !== "off";

/** Where a browser and its driver stand, or null when it is not there or not wanted. */
export function findEngine(engine: Engine): FoundEngine | null {
  if (!isWanted()) return null;
  return engine === "firefox" ? findFirefox() : findWebKit();
}

/** Brings from Debian what is missing, as root. Gives a line for each browser that is still not there. */
export function prepareEngines(): string[] {
  return (["firefox", "webkit"] as const).flatMap((engine) => {
    if (findEngine(engine) || (isWanted() && installFromDebian(engine) && findEngine(engine))) return [];
    const why = isWanted() ? `on Debian: apt-get install ${packages[engine].join(" ")}` : "OTHER_BROWSERS is off";
    return [`${engineNames[engine]} is not there (${why}): its journeys are skipped.`];
  });
}

function findFirefox(): FoundEngine | null {
  const browser = findCommand("firefox-esr") ?? findCommand("firefox");
  return browser ? { browser, driver: browser } : null;
}

function findWebKit(): FoundEngine | null {
  const driver = findCommand("WebKitWebDriver");
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  const browser = folders
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
  return driver && browser && findCommand("Xvfb") && findCommand("openbox") ? { browser, driver } : null;
}

function findCommand(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function installFromDebian(engine: Engine): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${engineNames[engine]} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", ["-qq", ...words], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  return run("update") && run("install", "-y", "--no-install-recommends", ...packages[engine]);
}
