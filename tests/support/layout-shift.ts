import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
};
export type Shifts = { total: number; readonly what: string[] };
type Noted = { shifts?: Shifts };

/** Notes everything that moves without being asked to, from the first paint on. */
export async function noteLayoutShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const noted: Shifts = { total: 0, what: [] };
    (window as Noted).shifts = noted;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        noted.total += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          noted.what.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 100)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() => (window as Noted).shifts ?? { total: 0, what: [] });
  };
}
