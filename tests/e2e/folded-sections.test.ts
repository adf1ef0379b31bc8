import { isWhole } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";

const PATH = "/calculator/koper?verbruik=1200";

/** Every calculator, and every kind of verdict; those of `npm test` are the longest. */
const answers = [
  "koper-brussel",
  "koper-onderneming",
  "verkoper-onderneming",
  "verkoper-vlaanderen",
  "verkoper?meter=terugdraaiend",
  ...(isWhole
    ? [
        "koper",
        "verkoper",
        "verkoper-brussel",
        "koper-vlaanderen",
        "koper?verbruik=9000&kwp=20",
        "koper?verbruik=9000&kwp=20&prijs=15,8",
        "koper?verbruik=3500&kost=150&kost-ander=150",
        "verkoper?kwp=6",
        "verkoper?kwp=10&koper=onderneming&handel=koelhuis",
        "verkoper?kwp=10&vorm=gratis",
        "verkoper?meter=analoog",
      ]
    : []),
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("every calculator and every verdict has its next step in the first screen", async ({ page, open }) => {
    for (const path of answers) {
      await open(`/calculator/${path}`);
      const step = page.locator("section[aria-labelledby=uitkomst]").getByRole("link").first();
      await expect.soft(step, path).toBeInViewport({ ratio: 1 });
    }
  });

  test("the first screen holds the verdict, the euros of both and the next step, and a part that was opened stays open @soak", async ({
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
