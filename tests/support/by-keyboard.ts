import { expect, type Locator, type Page } from "@playwright/test";

/** By Tab alone, as somebody without a mouse comes there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 150; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab leads to ${target}.`);
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await typeInto(page, page.getByLabel(label, { exact: true }), text);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Tab leads to the first of a group or to the one that is chosen; arrows lead to the others. */
export async function choose(page: Page, radio: Locator): Promise<void> {
  const name = (await radio.getAttribute("name")) ?? "";
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const chosen = page.locator(`input[type=radio][name="${name}"]:checked`);
  await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
  await page.keyboard.press("Space");
  for (let step = 0; !(await radio.isChecked()) && step < 12; step += 1) await page.keyboard.press("ArrowDown");
  await expect(radio).toBeChecked();
}
