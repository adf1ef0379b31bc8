import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { fluviusFile, fluviusRows } from "../../tests/support/make-fluvius-file.ts";
import { untilReady } from "../until-ready.ts";
import { findChromium } from "../verbs/find-chromium.ts";
import { type Measure, measure } from "./measure.ts";
import { startChild } from "./start-child.ts";

const PATH = "/calculator/koper?verbruik=3500&kwp=10";
const SLOWDOWN = 4;
const PRESSES = 60;
const PRESS_MS = 100;
const WAIT_MS = 30_000;

/** What the browser's own observers saw, kept on the page. */
declare global {
  interface Window {
    __bench?: { events: number[]; tasks: number[] };
  }
}

/** The calculator as a mid-range phone has it: how heavy, how quick to a finger, how quick with a year of quarters. */
export async function measureCalculator(): Promise<Measure[]> {
  const site = await startChild("scripts/serve.ts", { DATA_DIR: "memory" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    return [
      await measureWeight(browser, site.address),
      ...(await measureSlider(browser, site.address)),
      ...(await measureFile(browser, site.address)),
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "nl-BE" });
  const page = await context.newPage();
  // Without prefetch, which loads other pages: this one alone is weighed.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.addInitScript(() => {
    const seen = { events: [] as number[], tasks: [] as number[] };
    window.__bench = seen;
    const watch = (type: string, keep: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, ...more });
    watch("longtask", ({ duration }) => seen.tasks.push(duration));
    watch("event", ({ name, duration }) => name === "keydown" && seen.events.push(duration), { durationThreshold: 16 });
  });
  return page;
}

async function measureWeight(browser: Browser, address: string): Promise<Measure> {
  const page = await openPage(browser);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (/\.js(\?|$)/.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address + PATH);
  await untilReady(page);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return measure("calculator.script-bytes", bytes / 1000, "kB");
}

async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(address + PATH);
  await untilReady(page);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

/** From a key on the slider to the next paint, with a whole year valued anew behind it. */
async function measureSlider(browser: Browser, address: string): Promise<Measure[]> {
  const page = await openSlowly(browser, address);
  try {
    const fold = page.locator("summary", { hasText: "Welke prijs is eerlijk?" });
    if (!(await isThere(fold, "the part about a fair price"))) return [];
    await fold.click();
    const slider = page.getByRole("slider", { name: "Afgesproken prijs" });
    if (!(await isThere(slider, "the slider of the price"))) return [];
    await slider.focus();
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press(press % 20 < 10 ? "ArrowRight" : "ArrowLeft");
      await page.waitForTimeout(PRESS_MS);
    }
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => window.__bench?.events ?? []);
    // What took less than a frame is not told by the browser.
    const all = [...seen, ...Array.from({ length: Math.max(0, PRESSES - seen.length) }, () => 16)];
    return [measure("calculator.slider-paint-p95", percentile(all, 0.95), "ms")];
  } finally {
    await page.context().close();
  }
}

/** From choosing a year's file to an answer by it, and the longest task that a finger would have had to wait for. */
async function measureFile(browser: Browser, address: string): Promise<Measure[]> {
  const page = await openSlowly(browser, address);
  try {
    const door = page.locator("#deur-bestand");
    if (!(await isThere(door, "the door to a meter file, #deur-bestand"))) return [];
    await door.press("Space");
    const input = page.locator("#bestand-buyer");
    if (!(await isThere(input, "the field for a meter file, #bestand-buyer"))) return [];
    // By its path, as a visitor chooses it: bytes from here would be unpacked on the page's own thread.
    const folder = await mkdtemp(join(tmpdir(), "calculator-"));
    const file = join(folder, "koper.csv");
    await writeFile(file, fluviusFile(fluviusRows({ hasInjection: false })));
    await page.evaluate(() => window.__bench?.tasks.splice(0));
    const startedAt = performance.now();
    await input.setInputFiles(file);
    if (!(await isAnsweredByFile(page))) return [];
    const taken = performance.now() - startedAt;
    await page.waitForTimeout(300);
    const tasks = await page.evaluate(() => window.__bench?.tasks ?? []);
    await rm(folder, { recursive: true });
    return [
      measure("calculator.file-answer", taken, "ms"),
      measure("calculator.file-longest-task", Math.max(0, ...tasks), "ms"),
    ];
  } finally {
    await page.context().close();
  }
}

/** Looks at the answer alone: to search the whole page for a text is itself a long task, and would be measured. */
async function isAnsweredByFile(page: Page): Promise<boolean> {
  const isMarked = () =>
    document.querySelector("section[aria-labelledby=uitkomst]")?.textContent?.includes("Uw eigen meterbestand") ??
    false;
  const isFound = await page.waitForFunction(isMarked, undefined, { polling: 20, timeout: WAIT_MS }).then(
    () => true,
    () => false,
  );
  if (!isFound) console.error("The calculator shows no answer by a file of one's own: this is not measured.");
  return isFound;
}

/** A page whose controls have moved is told in words; the other measures still count. */
async function isThere(locator: ReturnType<Page["locator"]>, what: string): Promise<boolean> {
  const isFound = await locator.waitFor({ state: "attached", timeout: WAIT_MS }).then(
    () => true,
    () => false,
  );
  if (!isFound) console.error(`The calculator does not show ${what}: this is not measured.`);
  return isFound;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
