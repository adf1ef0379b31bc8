import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaults, contrastFaults } from "./axe-faults.ts";
import { press, tabTo, typeInto } from "./by-keyboard.ts";

/** Kinds of text whose contrast was seen to be enough, on any page and in either colour mode. */
const judged = new Set<string>();

/** What stands on the screen now, to axe: in light and in dark. Bars that stick to an edge cover what lies there by chance. */
export async function expectClean(page: Page, state: string): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>("*"))
      if (getComputedStyle(element).position === "sticky") element.style.position = "static";
  });
  expect.soft(await axeFaults(page), state).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveClass(new RegExp(`(^|\\s)${colorScheme}(\\s|$)`));
    await expect(page.locator("html")).not.toHaveClass(/switching-mode/);
    expect.soft(await contrastFaults(page, judged), `${state}, in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const { wide, seen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, seen: clientWidth };
  });
  expect.soft(wide, `${state} fits the phone`).toBeLessThanOrEqual(seen);
}

/** Gives the reason that an act asks for, sends it, and waits until the page says that it is done. */
export async function doAct(page: Page, { act, why, button, done }: ActOnScreen): Promise<void> {
  await typeInto(page, page.locator(`[name="waarom-${act}"]`), why);
  await press(page, page.getByRole("button", { name: button, exact: true }));
  await expectDone(page, done);
}

export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** The page says that something is done. */
export const expectDone = (page: Page, done: string): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();

type ActOnScreen = {
  readonly act: string;
  readonly why: string;
  readonly button: string;
  readonly done: string;
};

/** Arrows go through a list that stays folded. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.press("Home");
  const chosen = field.locator("option:checked");
  const options = await field.locator("option").count();
  for (let step = 0; (await chosen.textContent()) !== option && step < options; step += 1)
    await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(option);
}

/** Space opens the window of the system in which a file is chosen. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  // The browser is told first that we choose the file: a dialog that opened before cannot be answered.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, page.locator('input[type="file"]'));
  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}
