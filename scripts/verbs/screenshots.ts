import { mkdirSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { startChild } from "../bench/start-child.ts";
import { untilReady } from "../until-ready.ts";
import { buildIfStale } from "./build.ts";
import { findChromium } from "./find-chromium.ts";

const FOLDER = "build/screenshots";
const widths = [360, 1280] as const;
const modes = ["light", "dark"] as const;

// A crowded machine takes its time; a picture that still fails is tried once more, on a page of its own.
const PATIENCE_MS = 90_000;
const TRIES = 2;

/**
 * `npm run screenshots` takes every page of the site map; `npm run screenshots -- /contact /overons` those alone. A page
 * that cannot be taken does not keep the others from their turn: it is named at the end.
 */
export async function run(paths: readonly string[]): Promise<void> {
  buildIfStale();
  mkdirSync(FOLDER, { recursive: true });
  const site = await startChild("scripts/serve.ts", {});
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const failed: string[] = [];
  try {
    const wanted = paths.length > 0 ? paths : await pathsOfSiteMap(site.address);
    for (const width of widths)
      for (const mode of modes) failed.push(...(await takeAll(browser, site.address, wanted, width, mode)));
    console.log(`${wanted.length * widths.length * modes.length - failed.length} pictures in ${FOLDER}`);
  } finally {
    await browser.close();
    site.stop();
  }
  if (failed.length > 0) throw new Error(`No picture of:\n${failed.join("\n")}`);
}

async function pathsOfSiteMap(address: string): Promise<string[]> {
  const siteMap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, listed = ""]) => new URL(listed).pathname);
}

/** Tells which pages failed, and why. */
async function takeAll(
  browser: Browser,
  address: string,
  paths: readonly string[],
  width: number,
  mode: "light" | "dark",
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: mode,
    locale: "nl-BE",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const failed: string[] = [];
  for (const path of paths) {
    const name = path.replace(/^\//, "").replace(/[^\w-]+/g, "_") || "home";
    const file = `${FOLDER}/${name}-${width}-${mode}.png`;
    let fault: unknown;
    for (let tried = 0; tried < TRIES; tried += 1) {
      fault = await take(context, `${address}${path}`, file).catch((error: unknown) => error);
      if (fault === undefined) break;
    }
    if (fault !== undefined) failed.push(`${path} at ${width} px, ${mode}: ${fault}`);
  }
  await context.close();
  return failed;
}

async function take(context: BrowserContext, url: string, file: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await untilReady(page);
    await page.evaluate(() => document.fonts.ready);
    // Parts that come to life when they are seen have to be seen first.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await page.close();
  }
}
