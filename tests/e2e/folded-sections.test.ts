import { expect, test } from "../support/e2e.ts";

const PATH = "/calculator/koper?verbruik=1200";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the first screen holds the verdict, the euros of both and the next step, and a part that was opened stays open", async ({
    page,
    open,
  }) => {
    await open(PATH);
    const card = page.locator("section[aria-labelledby=uitkomst]");
    await expect(card.getByText("Loont niet", { exact: true })).toBeInViewport();
    await expect(card.locator("[data-gain]").last()).toBeInViewport();
    await expect(card.getByRole("link", { name: "Zie wie wel past" })).toBeInViewport();

    const bill = page.getByText("De som, regel voor regel");
    await expect(bill).toBeHidden();
    await page.getByRole("heading", { name: "Wat er op de factuur verandert" }).click();
    await expect(bill).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("rekenaar-open")), { message: "what is remembered" })
      .toBe('["factuur"]');
    await open(PATH);
    await page.mouse.move(20, 20);
    await expect(bill).toBeVisible();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Welke prijs is eerlijk?")).toBeVisible();
    await expect(page.locator("#keuzes table")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every part of a result is open", async ({ page, site }) => {
    await page.goto(`${site.address}${PATH}`);
    for (const part of ["prijs", "factuur", "keuzes", "aannames", "meenemen", "methode"])
      await expect(page.locator(`#${part}`)).toBeVisible();
  });
});
