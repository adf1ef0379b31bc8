import type { Browser, Page } from "@playwright/test";
import { noteLayoutShifts, type Shifts } from "./layout-shift.ts";
import { type PageWatch, watchPage } from "./page-watch.ts";

export type Walker = {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly shifts: () => Promise<Shifts>;
  /** The kinds of text whose contrast was seen to be enough, in either colour mode and at any width. */
  readonly judged: Set<string>;
};

const heights = { 360: 740, 1280: 900 } as const;
type WalkedWidth = keyof typeof heights;

export type WalkerAt = (width: WalkedWidth) => Promise<Walker>;

/** A browser window per width that goes from page to page: opening a new one costs more than most pages do. */
export function openWalkers(browser: Browser, address: string): { walkerAt: WalkerAt; close(): Promise<void> } {
  const walkers = new Map<WalkedWidth, Promise<Walker>>();
  const judged = new Set<string>();
  const start = async (width: WalkedWidth): Promise<Walker> => {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width, height: heights[width] },
      locale: "nl-BE",
      // Nothing is measured halfway a transition.
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    return { page, watch: watchPage(page), shifts: await noteLayoutShifts(page), judged };
  };
  return {
    async walkerAt(width) {
      const walker = walkers.get(width) ?? start(width);
      walkers.set(width, walker);
      const { page, watch } = await walker;
      await page.setViewportSize({ width, height: heights[width] });
      await page.context().clearCookies();
      watch.complaints.length = 0;
      return walker;
    },
    async close() {
      for (const walker of walkers.values()) await (await walker).page.context().close();
    },
  };
}
