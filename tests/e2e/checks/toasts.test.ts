import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D14 (the last five are kept) and in rows 42 and 45 (what stays, and one toast per Escape).

const toasts = (page: Page) => page.getByRole("region", { name: "Meldingen" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** Notes in the page itself when a toast opens, closes and leaves, and when the pointer comes and goes. */
async function noteToastTimes(page: Page) {
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    (window as { toastTimes?: Record<string, number> }).toastTimes = times;
    const note = (event: string) => {
      times[event] ??= performance.now();
    };
    new MutationObserver(() => {
      const toast = document.querySelector("ol > li[data-state]");
      if (toast) {
        note("opened");
        if (toast.getAttribute("data-state") === "closed") note("closed");
      } else if (times["closed"]) note("removed");
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-state"] });
    document.addEventListener("pointerover", ({ target }) => {
      if ((target as Element).closest("li[data-state]")) note("entered");
      else if (times["entered"]) note("left");
    });
  });
  return (event: string) =>
    page.evaluate((event) => (window as { toastTimes?: Record<string, number> }).toastTimes?.[event] ?? 0, event);
}

test.beforeEach(async ({ open }) => open("/test42"));

test("31. a toast closes after five seconds and is removed a fifth of a second later", async ({ page }) => {
  const time = await noteToastTimes(page);
  await button(page, "Toon een melding").click();
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(toasts(page)).toHaveCount(0, { timeout: 15_000 });
  const open = (await time("closed")) - (await time("opened"));
  expect(open).toBeGreaterThanOrEqual(4950);
  expect(open).toBeLessThan(6500);
  const leaving = (await time("removed")) - (await time("closed"));
  expect(leaving).toBeGreaterThanOrEqual(150);
  expect(leaving).toBeLessThan(1200);
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
  const time = await noteToastTimes(page);
  await button(page, "Toon een melding").click();
  await expect(toasts(page)).toHaveCount(1);
  await page.waitForTimeout(1500);
  await toasts(page).hover();
  await page.waitForTimeout(6000);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await page.mouse.move(5, 5, { steps: 5 });
  await expect(toasts(page)).toHaveCount(0, { timeout: 15_000 });
  const before = (await time("entered")) - (await time("opened"));
  const after = (await time("closed")) - (await time("left"));
  expect(before).toBeGreaterThan(1000);
  expect(after).toBeLessThan(4500);
  expect(before + after).toBeGreaterThanOrEqual(4900);
  expect(before + after).toBeLessThan(6500);
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
