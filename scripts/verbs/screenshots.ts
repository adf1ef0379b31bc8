import { mkdirSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { startChild } from "../bench/start-child.ts";
import { buildIfStale } from "./build.ts";
import { findChromium } from "./find-chromium.ts";

const FOLDER = "build/screenshots";
const widths = [360, 1280] as const;
const modes = ["light", "dark"] as const;

/** `npm run screenshots` takes every page of the site map; `npm run screenshots -- /contact /overons` those alone. */
export async function run(paths: readonly string[]): Promise<void> {
  buildIfStale();
  mkdirSync(FOLDER, { recursive: true });
  const site = await startChild("scripts/serve.ts", {});
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const wanted = paths.length > 0 ? paths : await pathsOfSiteMap(site.address);
    for (const width of widths) for (const mode of modes) await takeAll(browser, site.address, wanted, width, mode);
    console.log(`${wanted.length * widths.length * modes.length} pictures in ${FOLDER}`);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function pathsOfSiteMap(address: string): Promise<string[]> {
  const siteMap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, listed = ""]) => new URL(listed).pathname);
}

async function takeAll(
  browser: Browser,
  address: string,
  paths: readonly string[],
  width: number,
  mode: "light" | "dark",
) {
  const page = await browser.newPage({
    viewport: { width, height: width === 360 ? 740 : 900 },
    colorScheme: mode,
    locale: "nl-BE",
    reducedMotion: "reduce",
  });
  for (const path of paths) {
    await page.goto(`${address}${path}`);
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(() => document.fonts.ready);
    // Parts that come to life when they are seen have to be seen first.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      scrollTo(0, 0);
    });
    const name = path.replace(/^\//, "").replace(/[^\w-]+/g, "_") || "home";
    await page.screenshot({ path: `${FOLDER}/${name}-${width}-${mode}.png`, fullPage: true });
  }
  await page.close();
}
