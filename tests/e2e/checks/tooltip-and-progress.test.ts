import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D18: a value out of range is told in the console and shown as a bar of unknown length.

const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pointAt(page: Page, name: string) {
  const box = await trigger(page, name).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  // A single jump is taken for a way through to the tooltip that is still open.
  await page.mouse.move(x - 6, y, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
}

test("36. a tooltip comes after 700 ms, at once within 300 ms of another, and after 700 ms again later on", async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open("/test42");
  await trigger(page, "Eerste").scrollIntoViewIfNeeded();
  const away = async () => {
    const box = await trigger(page, "Eerste").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 60, { steps: 6 });
    await expect(trigger(page, "Eerste")).toHaveAttribute("data-state", "closed");
    await expect(trigger(page, "Tweede")).toHaveAttribute("data-state", "closed");
  };
  // From here on time passes only when we say so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  await pointAt(page, "Eerste");
  await page.clock.runFor(680);
  await expect(trigger(page, "Eerste")).toHaveAttribute("data-state", "closed");
  await page.clock.runFor(40);
  await expect(trigger(page, "Eerste")).toHaveAttribute("data-state", "delayed-open");
  await expect(page.getByRole("tooltip")).toHaveText("Uitleg bij de eerste knop");

  await away();
  await page.clock.runFor(250);
  await pointAt(page, "Tweede");
  await expect(trigger(page, "Tweede")).toHaveAttribute("data-state", "instant-open");

  await away();
  await page.clock.runFor(350);
  await pointAt(page, "Eerste");
  await page.clock.runFor(680);
  await expect(trigger(page, "Eerste")).toHaveAttribute("data-state", "closed");
  await page.clock.runFor(40);
  await expect(trigger(page, "Eerste")).toHaveAttribute("data-state", "delayed-open");
});

test("37. progress of 150 out of 100 is an error in the console and a bar of unknown length", async ({
  page,
  watch,
  open,
}) => {
  await open("/test42");
  await expect(page.getByRole("progressbar", { name: "Voor de helft klaar" })).toHaveAttribute("data-state", "loading");
  await page.getByRole("button", { name: "Zet op 150 van 100" }).click();
  const bar = page.getByRole("progressbar", { name: "Waarde 150 van 100" });
  await expect(bar).toHaveAttribute("data-state", "indeterminate");
  await expect(bar).not.toHaveAttribute("aria-valuenow");
  expect(watch.complaints.filter((text) => text.startsWith("Invalid prop `value` of value `150`"))).not.toEqual([]);
});
