import { expect } from "vitest";
import type { Journey } from "../../support/browsers/journey.ts";

const planted = (script: string) =>
  `<!doctype html><html><head><title>-</title></head><body><script>${script}</script></body></html>`;

/** That the walk itself sees what it should: a journey that cannot fail proves nothing. */
export const harnessJourneys: readonly Journey[] = [
  {
    promise: "an exception that nobody catches in a page fails the journey",
    when: "firefox",
    extraPages: { "/planted-exception": planted("throw new Error('planted')") },
    expectedFault: /^\/planted-exception: uncaught: .*planted/,
    async walk({ page }) {
      await page.go("/planted-exception");
    },
  },
  {
    promise: "a promise that fails in a page fails the journey",
    when: "soak",
    extraPages: { "/planted-rejection": planted("Promise.reject(new Error('planted'))") },
    expectedFault: /^\/planted-rejection: unhandled rejection: .*planted/,
    async walk({ page }) {
      await page.go("/planted-rejection");
    },
  },
  {
    promise: "what is not on the page is told with the address at which it was waited for",
    when: "soak",
    async walk({ page }) {
      await page.open("/overons");
      await expect(page.until("something that never comes", async () => false, 200)).rejects.toThrow(
        /something that never comes.*\/overons/,
      );
    },
  },
];
