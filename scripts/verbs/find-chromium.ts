import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// The headless shell first: it draws the same pages for half the work of a whole browser.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium that is there, else Debian's when we may install it, else Playwright's own, else a sentence. */
export function findChromium(): string {
  const found =
    installed() ?? (installFromDebian() ? installed() : null) ?? (installFromPlaywright() ? installed() : null);
  if (found) return found;
  console.error(
    "No Chromium was found. Install one (on Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.",
  );
  process.exit(1);
}

function installed(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  return [...(named ? [named] : []), ...places, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Chromium from Debian …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", ["-qq", ...words], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  return (
    run("update") && run("install", "-y", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation")
  );
}

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's own Chromium …");
  return spawnSync("playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" }).status === 0;
}
