import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D14 (the last five are kept) and in rows 42 and 45 (what stays, and one toast per Escape).

const toasts = (page: Page) => page.getByRole("region", { name: "Meldingen" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

type Noted = { toastAt?: number };

/** Shows a toast and stops the page's own clock; from then on time passes as far as the test says. */
async function showAndHoldClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("ol > li[data-state]")) (window as Noted).toastAt ??= Date.now();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await button(page, "Toon een melding").click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  /** Until the toast is so old. */
  return async (ms) => {
    const age = await page.evaluate(() => Date.now() - ((window as Noted).toastAt ?? 0));
    await page.clock.runFor(ms - age);
  };
}

test.beforeEach(async ({ page, open }) => {
  await page.clock.install();
  await open("/test42");
});

test("31. a toast closes after five seconds and is removed a fifth of a second later", async ({ page }) => {
  const waitUntilAged = await showAndHoldClock(page);
  await page.mouse.move(5, 5);
  // Not closer to the five seconds: its own count begins a little before or after it is seen.
  await waitUntilAged(4_000);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await waitUntilAged(5_100);
  await expect(toasts(page)).toHaveAttribute("data-state", "closed");
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("32. of seven toasts the last five remain, newest at the bottom, sixteen pixels apart", async ({ page }) => {
  await button(page, "Toon zeven meldingen").click();
  await expect(toasts(page)).toHaveCount(5);
  await toasts(page).last().hover();
  await expect(toasts(page)).toContainText(["Melding 3", "Melding 4", "Melding 5", "Melding 6", "Melding 7"]);
  const boxes = await toasts(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(next.top - box.bottom).toBeCloseTo(16, 0);
  }
  const lowest = boxes.at(-1);
  expect(900 - (lowest?.bottom ?? 0)).toBeCloseTo(16, 0);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width - (lowest?.right ?? 0)).toBeCloseTo(16, 0);
});

test("33. a toast under the pointer stays, and closes after the time that was left", async ({ page }) => {
  const waitUntilAged = await showAndHoldClock(page);
  await waitUntilAged(4_000);
  await toasts(page).hover();
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await page.mouse.move(5, 5, { steps: 5 });
  await page.clock.runFor(800);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
});

test("34. F8 moves the focus to the list, and Tab from there to the newest toast", async ({ page }) => {
  await button(page, "Toon zeven meldingen").click();
  await expect(toasts(page)).toHaveCount(5);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Meldingen" }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page).last()).toBeFocused();
  await expect(toasts(page).last()).toContainText("Melding 7");
});

test("35. a toast that is dragged fifty pixels to the right stays, one more and it closes", async ({ page }) => {
  await button(page, "Toon een blijvende melding").click();
  const toast = toasts(page);
  await expect(toast).toHaveCount(1);
  const drag = async (pixels: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [Math.round((box?.x ?? 0) + 80), Math.round((box?.y ?? 0) + 12)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y);
    await page.mouse.move(x + pixels, y);
    await page.mouse.up();
  };
  await drag(50);
  await expect(toast).toHaveAttribute("data-swipe", "cancel");
  await expect(toast).toHaveAttribute("data-state", "open");
  await drag(-80);
  await expect(toast).toHaveAttribute("data-state", "open");
  await drag(51);
  await expect(toast).toHaveCount(0);
});
