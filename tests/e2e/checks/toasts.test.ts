import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D14 (the last five are kept) and in rows 42 and 45 (what stays, and one toast per Escape).

const toasts = (page: Page) => page.getByRole("region", { name: "Meldingen" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

type Life = { shown?: number; closed?: number; removed?: number };
type Noted = { toast?: Life };

/** Notes by the page's own clock when a toast came, closed and went. It is seen a little after its time began to run. */
const noteLife = (page: Page) =>
  page.evaluate(() => {
    const life: Life = {};
    (window as Noted).toast = life;
    new MutationObserver(() => {
      const state = document.querySelector<HTMLElement>("ol > li[data-state]")?.dataset["state"];
      if (state === "open") life.shown ??= Date.now();
      if (state === "closed") life.closed ??= Date.now();
      if (state === undefined && life.closed) life.removed ??= Date.now();
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  });
const lifeOf = async (page: Page) => {
  const { shown = 0, closed = 0, removed = 0 } = (await page.evaluate(() => (window as Noted).toast)) ?? {};
  return { openFor: closed - shown, closingFor: removed - closed };
};

test.beforeEach(async ({ page, open }) => {
  await page.clock.install();
  await open("/test42");
});

test("31. a toast closes after five seconds and is removed a fifth of a second later", async ({ page }) => {
  await noteLife(page);
  await button(page, "Toon een melding").click();
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);
  const { openFor, closingFor } = await lifeOf(page);
  expect(openFor).toBeGreaterThan(4_000);
  expect(openFor).toBeLessThanOrEqual(5_000);
  expect(closingFor).toBe(200);
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
  await noteLife(page);
  await button(page, "Toon een melding").click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await page.mouse.move(5, 5, { steps: 5 });
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);
  const { openFor } = await lifeOf(page);
  expect(openFor).toBeGreaterThan(20_000);
  expect(openFor).toBeLessThanOrEqual(25_000);
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
