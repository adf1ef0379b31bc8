import type { Page } from "@playwright/test";

/** Navigates inside the site as Back and Forward do: no document is asked for. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
