import { allFaults } from "../support/axe-faults.ts";
import { expect, test } from "../support/e2e.ts";

const list = "/account/aansluitingen";

test("a connection is added, changed and removed by the keyboard, on a phone in the dark, without a fault for axe", async ({
  page,
  open,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.context().addCookies(await site.signIn("aansluitingen@voorbeeld.be"));
  await open(`${list}/nieuw`);
  await page.getByLabel("Naam", { exact: false }).first().fill("Thuis");
  await page.getByLabel("EAN-code afname").fill("541448123456789016");
  await page.getByLabel("Postcode").fill("9000");
  await page.getByLabel("Verbruik per jaar").fill("4321");
  await expect(page.getByLabel("Omvormer")).toBeHidden();
  await page.getByLabel("Installatie").selectOption("zon");
  await page.getByLabel("Vermogen", { exact: true }).fill("6");
  expect(await allFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Toevoegen" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "toegevoegd" })).toBeVisible();
  expect(await allFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Wijzigen Thuis" }).press("Enter");
  await page.getByLabel("EAN-code injectie").fill("541448");
  await page.getByRole("button", { name: "Bewaren" }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await allFaults(page)).toEqual([]);
  await open(list);
  await page.getByRole("link", { name: "Verwijderen Thuis" }).press("Enter");
  await page.getByRole("button", { name: "Ja, verwijderen" }).press("Enter");
  await expect(page.getByText("Nog geen aansluiting")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
