import { allFaults } from "../support/axe-faults.ts";
import { expect, test } from "../support/e2e.ts";
import { openFoldedSections } from "../support/open-folded-sections.ts";

test.beforeEach(({ page }) => openFoldedSections(page));
test.use({ siteOptions: { today: "2026-11-20" } });

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the page of suppliers at ${width} px, ${colorScheme}: nothing sticks out, and axe finds no fault`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open("/leveranciers");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await allFaults(page)).toEqual([]);
    });
  }
}

test("by keyboard a supplier is chosen and more is shared, and the square and its sentence follow", async ({
  page,
  open,
}) => {
  await open("/leveranciers");
  const cells = page.locator("section table td");
  const before = await cells.allInnerTexts();
  await page.getByLabel("Leverancier van de koper").focus();
  await page.keyboard.type("OCTA");
  await expect(page.getByRole("status").filter({ hasText: "Is de koper klant bij OCTA+" })).toContainText(
    "het meest op met een verkoper bij",
  );
  await page.getByRole("slider", { name: "U deelt per jaar" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("status").filter({ hasText: "5.000" })).toBeVisible();
  expect(await cells.allInnerTexts()).not.toEqual(before);
});

test("a supplier that is chosen on the home page decides its answer, and goes along to the calculator", async ({
  page,
  open,
}) => {
  await open("/");
  const form = page.locator("form", { has: page.locator("#quick-buy-supplier") });
  await page.locator("#quick-buy-amount").fill("6000");
  await expect(form.getByRole("status")).toContainText("Bij een goedkope leverancier aan beide kanten");
  await page.locator("#quick-buy-supplier").selectOption("bij-engie");
  await expect(form.getByRole("status")).toContainText("Is de verkoper klant bij een goedkope leverancier");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/product=bij-engie/);
  await expect(page.locator("#veld-product")).toHaveValue("bij-engie");
});

test("after another supplier the worker compares all contracts anew, as the server does for that address", async ({
  page,
  open,
}) => {
  await open("/calculator/koper?verbruik=6000");
  const table = page.locator("#leverancier table");
  const before = await table.textContent();
  await page.locator("#veld-product").selectOption("bij-eneco");
  await expect(page).toHaveURL(/product=bij-eneco/);
  await expect.poll(() => table.textContent()).not.toBe(before);
  const computed = await table.textContent();
  await page.reload();
  await expect.poll(() => table.textContent()).toBe(computed);
  expect(await allFaults(page, "#leverancier")).toEqual([]);
});
