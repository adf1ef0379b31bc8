import { type Browser, chromium, type Page } from "@playwright/test";
import { untilReady } from "../until-ready.ts";
import { findChromium } from "../verbs/find-chromium.ts";
import { type Measure, measure } from "./measure.ts";
import { startChild } from "./start-child.ts";

const PATH = "/energie-delen";
const SLOWDOWN = 4;
const PRESSES = 90;
const CLOUD_PRESSES = 12;
const PRESS_MS = 40;
const MICROSECONDS = 1000;

type TraceEvent = { name: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number };

/** Script, and the styles that it makes the browser work out again. Paint and compositing are not the page's own. */
const counted = new Set([
  "EventDispatch",
  "FunctionCall",
  "FireAnimationFrame",
  "TimerFire",
  "RunMicrotasks",
  "UpdateLayoutTree",
]);

/** The interactive day as a mid-range phone has it: how heavy, and how much each frame costs while it moves. */
export async function measureSharing(): Promise<Measure[]> {
  const site = await startChild("scripts/serve.ts", {});
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: "nl-BE" });
    const bytes = weighScripts(page);
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    await page.goto(site.address + PATH);
    await untilReady(page);
    const time = page.getByRole("slider", { name: "Uur van de dag" });
    await time.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    // The first touch brings it to life; what that costs belongs to the start of the page.
    await time.press("ArrowRight");
    await page.getByText("12:45 tot 13:00").first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    // Finding and focusing are the measurer's own work, and come before the tracing.
    await time.focus();
    const frames = await framesWhile(browser, page, () => press(page, PRESSES));
    await page.getByRole("slider", { name: "Bewolking" }).focus();
    frames.push(...(await framesWhile(browser, page, () => press(page, CLOUD_PRESSES))));
    return [
      measure("sharing.script-bytes", (await bytes()) / 1000, "kB"),
      measure("sharing.frame-p95", percentile(frames, 0.95), "ms"),
      measure("sharing.frame-longest", Math.max(...frames), "ms"),
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}

function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function press(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.press(turn % 30 < 15 ? "ArrowRight" : "ArrowLeft");
    await page.waitForTimeout(PRESS_MS);
  }
}

/** Milliseconds of script and style between one frame and the next, for every frame in which there was any. */
async function framesWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"],
  });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { pid, tid } = busiestThread(trace.traceEvents);
  const own = trace.traceEvents
    .filter((event) => event.pid === pid && event.tid === tid)
    .sort((first, second) => first.ts - second.ts);
  const frames: number[] = [];
  let [frame, coveredUntil] = [0, 0];
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (name === "BeginMainThreadFrame" && frame > 0) {
      frames.push(frame / MICROSECONDS);
      frame = 0;
    }
    // What runs inside something counted is counted with it.
    if (!counted.has(name) || ts < coveredUntil) continue;
    // By the clock of the thread, so that other work on the machine does not count.
    frame += tdur;
    coveredUntil = ts + dur;
  }
  return frames;
}

function busiestThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const dispatched = events.find(({ name }) => name === "EventDispatch");
  if (dispatched === undefined) throw new Error("Nothing moved while it was measured.");
  return dispatched;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
