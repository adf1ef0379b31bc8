import type { Page } from "@playwright/test";

/** Scripts are asked for when the page is idle, or is woken where it rests; from this moment on they run. */
export async function untilReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("app:wake")));
  await page.waitForFunction(
    () => document.documentElement.dataset["ready"] !== undefined && window.__reactRouterDataRouter?.state.initialized,
  );
}
