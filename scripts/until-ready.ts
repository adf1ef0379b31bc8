import type { Page } from "@playwright/test";

/** From this moment on the scripts of the page run. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
}
