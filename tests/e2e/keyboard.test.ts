import { shellWords } from "#content/shell.ts";
import { expect, test, untilReady } from "../support/e2e.ts";

test("the first Tab reaches a link that jumps over the header into the page", async ({ page, open }) => {
  await open("/overons");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: shellWords.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header, footer"))).toBeNull();
});

test("after a link inside the site the focus is at the new page's content", async ({ page, watch, open }) => {
  await open("/energie-delen");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(watch.documents).toEqual(["/energie-delen"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens, leads on and closes by keyboard alone", async ({ page, open }) => {
    await open("/overons");
    const menu = page.locator("header summary");
    const place = page.locator("header details").getByRole("link", { name: "Energie delen" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(place).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(place).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press("Space");
    await expect(place).toBeVisible();
    while (!(await place.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/energie-delen$/);
    await expect(page.locator("header details").getByRole("link", { name: "Energie delen" })).toBeHidden();
  });
});

test("the colour mode is chosen by keyboard, kept, and followed by a second tab", async ({ page, context, open }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open("/overons");
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: "light" });
  await second.goto("/contact");
  await untilReady(second);
  await expect(second.locator("html")).toHaveClass(/light/);

  const choice = page
    .getByRole("banner")
    .getByRole("group", { name: shellWords.colorMode.label })
    .filter({ visible: true });
  await choice.getByRole("radio", { name: shellWords.colorMode.system }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio", { name: shellWords.colorMode.dark })).toBeChecked();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(second.locator("html")).toHaveClass(/dark/);
  await expect(
    second.getByRole("banner").getByRole("radio", { name: shellWords.colorMode.dark }).filter({ visible: true }),
  ).toBeChecked();

  await page.reload();
  await untilReady(page);
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(choice.getByRole("radio", { name: shellWords.colorMode.dark })).toBeChecked();
});
