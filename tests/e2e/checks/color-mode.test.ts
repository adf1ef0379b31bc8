import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2e.ts";

// Decided in D15 (forcing "system" is refused) and D16 (only three words are accepted from storage).

const KEY = "nuxt-color-mode";
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const html = (page: Page) => page.locator("html");
const isDark = /(^|\s)dark(\s|$)/;
const isLight = /(^|\s)light(\s|$)/;

/** The class of the document at its first paint, and every class it has had since its body exists. */
async function noteClasses(page: Page) {
  await page.addInitScript(() => {
    const noted = window as { classes?: string[] };
    noted.classes = [];
    const note = () => {
      if (document.body && noted.classes?.at(-1) !== document.documentElement.className)
        noted.classes?.push(document.documentElement.className);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
  return () => page.evaluate(() => (window as { classes?: string[] }).classes ?? []);
}

test("26. a first visit stores the preference system, and the document follows the device", async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/overons");
  expect(await stored(page)).toBe("system");
  await expect(html(page)).toHaveClass(isDark);

  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: "light" });
  await open("/overons");
  expect(await stored(page)).toBe("system");
  await expect(html(page)).toHaveClass(isLight);
  await expect(html(page)).not.toHaveClass(isDark);
});

test("27. while the preference is system the document follows the device without a reload", async ({
  page,
  watch,
  open,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open("/overons");
  await expect(html(page)).toHaveClass(isLight);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html(page)).toHaveClass(isDark);
  await expect(html(page)).not.toHaveClass(isLight);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html(page)).toHaveClass(isLight);
  expect(watch.documents).toEqual(["/overons"]);
});

test("28. a stored dark is shown before the first paint; a stored word that is unknown counts as system", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open("/overons");
  await page.evaluate((key) => localStorage.setItem(key, "dark"), KEY);
  const classes = await noteClasses(page);
  await open("/overons");
  expect(await classes()).not.toEqual([]);
  for (const shown of await classes()) {
    expect(shown).toMatch(isDark);
    expect(shown).not.toMatch(isLight);
  }

  await page.evaluate((key) => localStorage.setItem(key, "sepia"), KEY);
  await open("/overons");
  await expect(html(page)).toHaveClass(isLight);
  await expect(html(page)).not.toHaveClass(/sepia/);
  expect(await stored(page)).toBe("system");
});

test("29. a page that forces dark is dark; leaving it brings the old class back and storage never changes", async ({
  page,
  request,
  open,
}) => {
  expect(await (await request.get("/test42/geforceerd-donker")).text()).toContain('data-color-mode-forced="dark"');
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/test42");
  await page.evaluate((key) => localStorage.setItem(key, "light"), KEY);
  await open("/test42");
  await expect(html(page)).toHaveClass(isLight);

  await page.getByRole("main").getByRole("link", { name: "Altijd donker" }).click();
  await expect(page).toHaveURL(/geforceerd-donker$/);
  await expect(html(page)).toHaveClass(isDark);
  await expect(html(page)).not.toHaveClass(isLight);
  expect(await stored(page)).toBe("light");

  await page.getByRole("main").getByRole("link", { name: "Terug naar de werkbank" }).click();
  await expect(page).toHaveURL(/\/test42$/);
  await expect(html(page)).toHaveClass(isLight);
  await expect(html(page)).not.toHaveClass(isDark);
  expect(await stored(page)).toBe("light");

  const classes = await noteClasses(page);
  await open("/test42/geforceerd-donker");
  for (const shown of await classes()) expect(shown).toMatch(isDark);
});

test("30. a page that forces system is refused with a warning and shows the visitor's own mode", async ({
  page,
  watch,
  open,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/test42/geforceerd-systeem");
  await expect.poll(() => watch.complaints).toContain("You cannot force the colorMode to system at the page level.");
  await expect(html(page)).toHaveClass(isDark);
  expect(await stored(page)).toBe("system");
});
