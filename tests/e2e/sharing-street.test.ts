import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";

const street = (page: Page) => page.locator("#straat");
const membersRow = (page: Page) => street(page).getByRole("row", { name: /^De deelnemers samen/ });

const energyIn = async (cell: Locator) =>
  Number(((await cell.textContent()) ?? "").replace(/[^\d,]/g, "").replace(",", "."));
/** The kWh in a cell of the members' row: generated, used, own, given, received. */
const sharedTogether = (page: Page) => energyIn(membersRow(page).getByRole("cell").nth(4));

test("the sun of the interactive day moves by keyboard, and the street says what it shares then", async ({
  page,
  open,
}) => {
  await open("/energie-delen");
  const time = page.getByRole("slider", { name: "Uur van de dag" });
  await time.focus();
  await page.keyboard.press("ArrowRight");
  await expect(time).toHaveAttribute("aria-valuetext", "12:45");
  await expect(street(page).locator("[data-reading]")).toContainText("12:45 tot 13:00");
  await expect(street(page).getByRole("status")).toContainText("12:45 tot 13:00");
  await page.keyboard.press("Home");
  await expect(street(page).locator("[data-reading]")).toContainText("00:00 tot 00:15: 0,00 kWh gedeeld");
  await expect(street(page).locator("[data-house=school] [data-now]")).toHaveText("leverancier");
});

test("key, sky and participants change by keyboard, and table, tiles and words change with them @soak", async ({
  page,
  open,
}) => {
  await open("/energie-delen");
  const fixed = await sharedTogether(page);
  expect(fixed).toBeGreaterThan(0);
  await page.getByRole("radio", { name: "Vast" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Optimaal" })).toBeChecked();
  await expect.poll(() => sharedTogether(page)).toBeGreaterThan(fixed);
  await expect(street(page).getByRole("status")).toContainText("Deze straat deelt");

  const optimal = await sharedTogether(page);
  await page.getByRole("checkbox", { name: "School doet mee" }).press("Space");
  await expect(street(page).getByRole("rowheader", { name: "School (doet niet mee)" })).toBeVisible();
  await expect(street(page).locator("[data-house=school]")).toHaveAttribute("data-state", "outside");
  await expect.poll(() => sharedTogether(page)).toBeLessThan(optimal);

  const clouds = page.getByRole("slider", { name: "Bewolking" });
  await clouds.focus();
  await page.keyboard.press("End");
  await expect(clouds).toHaveAttribute("aria-valuetext", "volledig bewolkt");
  await expect(street(page).locator("[data-cloud]:visible")).toHaveCount(8);

  // The quarters were closed all the while; they open on the day as it is now, and stay with it.
  const quarters = street(page).locator("details");
  const inQuarters = () => energyIn(quarters.locator("tfoot td").first());
  await quarters.locator("summary").press("Enter");
  await expect.poll(async () => Math.abs((await inQuarters()) - (await sharedTogether(page)))).toBeLessThan(0.06);
  await clouds.press("Home");
  await expect(clouds).toHaveAttribute("aria-valuetext", "heldere hemel");
  await expect.poll(inQuarters).toBeGreaterThan(1);
  await expect.poll(async () => Math.abs((await inQuarters()) - (await sharedTogether(page)))).toBeLessThan(0.06);
});

test("the day runs by itself when asked, and stops when asked @soak", async ({ page, open }) => {
  await open("/energie-delen");
  const time = page.getByRole("slider", { name: "Uur van de dag" });
  await page.getByRole("button", { name: "Speel de dag af" }).press("Enter");
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(52);
  await page.getByRole("button", { name: "Stop" }).press("Enter");
  const stopped = await time.inputValue();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await time.inputValue()).toBe(stopped);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the day is a still picture with its tables, and the forms still unfold @soak", async ({ page }) => {
    await page.goto("/energie-delen");
    await expect(page.getByRole("img", { name: /Het plein als dag/ })).toBeVisible();
    await expect(membersRow(page)).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByText("een appartement", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "Verkoop in het gebouw" })).toBeVisible();
  });
});

test("a practice example opens in the calculator with the same numbers, and can be changed there", async ({
  page,
  open,
}) => {
  await open("/energie-delen/praktijkvoorbeelden/auto");
  const example = page.getByRole("main");
  const gains = await example
    .locator("[data-side-gain]")
    .evaluateAll((sides) => sides.map((side) => side.getAttribute("data-side-gain") ?? ""));
  expect(gains).toHaveLength(2);
  await example.getByRole("link", { name: "Open in de calculator" }).click();
  await expect(page).toHaveURL(/\/calculator\/koper\?.*auto=avond/);
  for (const gain of gains) await expect(page.getByRole("main")).toContainText(gain);
});

test("who opens an example from the overview walks on to the next, and back to all of them", async ({ page, open }) => {
  await open("/energie-delen/praktijkvoorbeelden");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("listitem").getByRole("link", { name: "Het appartement zonder dak" }).click();
  await expect(heading).toHaveText("Het appartement zonder dak");
  await page.getByRole("link", { name: "Volgende: Het huis en het buitenverblijf" }).click();
  await expect(heading).toHaveText("Het huis en het buitenverblijf");
  await page.getByRole("link", { name: "Vergelijk de zeven voorbeelden" }).click();
  await expect(heading).toHaveText("Zeven situaties, eerlijk uitgerekend");
});
