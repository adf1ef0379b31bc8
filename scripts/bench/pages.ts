import { chromium } from "@playwright/test";
import { untilReady } from "../until-ready.ts";
import { findChromium } from "../verbs/find-chromium.ts";
import { installLighthouse, type Lighthouse } from "./install-lighthouse.ts";
import { type Measure, measure, median } from "./measure.ts";
import { startChild } from "./start-child.ts";

const RUNS = 5;
const DEBUG_PORT = 9333;
const paths = ["/", "/overons", "/energie-delen", "/aanbod", "/calculator/koper"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Audits = NonNullable<Awaited<ReturnType<Lighthouse>>>["lhr"]["audits"];

/** Where one run may fall below by chance, the median of more is told. */
const enough = { performance: 95, accessibility: 100, "best-practices": 96, seo: 100 } as const;

/** Lighthouse on every page of the site map: one run each, and more of a page that misses a mark. */
export async function measurePublicPages(): Promise<Measure[]> {
  const lighthouse = await installLighthouse();
  const site = await startChild("scripts/serve.ts", {});
  const browser = await openBrowser();
  const measures: Measure[] = [];
  try {
    for (const path of await pathsOf(site.address)) {
      const runs = [await runLighthouse(lighthouse, site.address + path)];
      const isEnough = categories.every((category) => (runs[0]?.scores[category] ?? 0) >= enough[category]);
      while (!isEnough && runs.length < RUNS) runs.push(await runLighthouse(lighthouse, site.address + path));
      measures.push(
        ...categories.map((category) =>
          measure(`public${path}.${category}`, median(runs.map(({ scores }) => scores[category] ?? 0)), "points"),
        ),
      );
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return measures;
}

async function pathsOf(address: string): Promise<string[]> {
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = "/"]) => new URL(location).pathname);
}

const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${DEBUG_PORT}`],
  });

/** Lighthouse as a phone sees the pages, each also with scripts booted at once, in turns in one run. */
export async function measurePages(): Promise<Measure[]> {
  const lighthouse = await installLighthouse();
  const idle = await startChild("scripts/serve.ts", {});
  const eager = await startChild("scripts/serve.ts", { BOOT: "eager" });
  const browser = await openBrowser();
  const measures: Measure[] = [];
  try {
    for (const path of paths) {
      const runs = { idle: [] as Run[], eager: [] as Run[] };
      for (let run = 0; run < RUNS; run += 1) {
        runs.idle.push(await runLighthouse(lighthouse, idle.address + path));
        runs.eager.push(await runLighthouse(lighthouse, eager.address + path));
      }
      measures.push(...summarise(`page${path === "/" ? ".home" : path.replaceAll("/", ".")}`, runs.idle, runs.eager));
      measures.push(...(await measureScripts(browser, idle.address, path)));
    }
  } finally {
    await browser.close();
    idle.stop();
    eager.stop();
  }
  return measures;
}

type Run = { readonly scores: Readonly<Record<string, number>>; readonly audits: Audits };

/** Now and then the browser does not hand over its trace: such a run measured nothing, so it is done again. */
async function runLighthouse(lighthouse: Lighthouse, url: string, triesLeft = 3): Promise<Run> {
  const result = await lighthouse(url, { port: DEBUG_PORT, output: "json", logLevel: "error" });
  const broken = result ? result.lhr.runtimeError : { message: "no result" };
  if (broken && triesLeft > 1) return runLighthouse(lighthouse, url, triesLeft - 1);
  if (!result || broken) throw new Error(`Lighthouse could not measure ${url}: ${broken?.message}`);
  const scores = Object.fromEntries(categories.map((name) => [name, (result.lhr.categories[name]?.score ?? 0) * 100]));
  return { scores, audits: result.lhr.audits };
}

function summarise(name: string, idle: readonly Run[], eager: readonly Run[]): Measure[] {
  const middle = (runs: readonly Run[], audit: string) =>
    median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const eagerPaint = measure(`${name}.lcp-eager`, middle(eager, "largest-contentful-paint"), "ms");
  return [
    ...categories.map((category) =>
      measure(`${name}.${category}`, median(idle.map(({ scores }) => scores[category] ?? 0)), "points"),
    ),
    eagerPaint,
    measure(`${name}.lcp`, middle(idle, "largest-contentful-paint"), "ms", eagerPaint),
    measure(`${name}.tbt`, middle(idle, "total-blocking-time"), "ms"),
    measure(`${name}.cls`, middle(idle, "cumulative-layout-shift"), "shift"),
  ];
}

/** Bytes of script as they travel, before and after a touch, and how many scripts were asked for before the page had loaded. */
async function measureScripts(
  browser: import("@playwright/test").Browser,
  address: string,
  path: string,
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  let isLoaded = false;
  let early = 0;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !isLoaded) early += 1;
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  // Without prefetch, which loads other pages: this one alone is weighed.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.goto(address + path);
  await page.waitForLoadState("networkidle");
  const untouched = await sumOf(sizes);
  await untilReady(page);
  await page.waitForLoadState("networkidle");
  const touched = await sumOf(sizes);
  await context.close();
  const name = `page${path === "/" ? ".home" : path.replaceAll("/", ".")}`;
  return [
    measure(`${name}.script-bytes-untouched`, untouched / 1000, "kB"),
    measure(`${name}.script-bytes`, touched / 1000, "kB"),
    measure(`${name}.scripts-before-load`, early, "scripts"),
  ];
}

const sumOf = async (sizes: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
