import { readFile } from "node:fs/promises";
import { TEST_PASSWORD } from "../support/begin-session.ts";
import { expect, test, untilReady } from "../support/e2e.ts";

test("a profile is edited, a paper filled in and signed, downloaded with all the rest, and the account deleted and kept @soak", async ({
  page,
  open,
  signIn,
  watch,
}) => {
  await signIn();
  await open("/account");
  await page.getByRole("link", { name: "Naar mijn profiel" }).click();
  await page.getByRole("radio", { name: "Verkopen" }).check();
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Achternaam").fill("De Smet");
  await page.getByLabel("Straat en nummer").fill("Kerkstraat 12");
  await page.getByLabel("Gemeente").fill("Gent");
  await page.getByRole("button", { name: "Profiel bewaren" }).click();
  await expect(page.getByText("Uw profiel is bewaard.")).toBeVisible();
  await expect(page.getByText("Kerkstraat 12, 9000 Gent")).toBeVisible();

  await open("/account/aansluitingen/nieuw");
  await page.getByLabel("EAN-code afname").fill("541448123456789017");
  await page.getByLabel("Postcode").fill("9000");
  await page.getByLabel("Verbruik per jaar").fill("3500");
  await page.getByRole("button", { name: "Toevoegen" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel("EAN-code afname").fill("541448 1234 5678 9016");
  await page.getByRole("button", { name: "Toevoegen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "toegevoegd" })).toBeVisible();

  await open("/account/formulieren");
  await page.getByRole("link", { name: "Beginnen Verklaring op eer over de installatie" }).click();
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue("An De Smet");
  await expect(page.getByLabel("EAN-code van de aansluiting")).toHaveValue("541448 1234 5678 9016");
  await page.getByRole("button", { name: "Bewaren en verder" }).click();

  await page.getByRole("radio", { name: "Zonnepanelen" }).check();
  await page.getByLabel("Vermogen van de installatie (kWp)").fill("6,4");
  await page.getByRole("button", { name: "Bewaren en later verder" }).click();
  await expect(page.getByText("Uw formulier is bewaard.")).toBeVisible();
  await page.getByRole("link", { name: /^Verder invullen/ }).click();
  await expect(page.getByLabel("Vermogen van de installatie (kWp)")).toHaveValue("6,4");
  await page.getByLabel("Vermogen van de omvormer (AC) (kVA)").fill("5");
  await page.getByRole("radio", { name: "Nee" }).check();
  await page.getByLabel("In dienst sinds").fill("2021-05-04");
  await page.getByLabel("Plaats van de installatie").fill("Dak van de woning");
  await page.getByRole("button", { name: "Bewaren en verder" }).click();
  await expect(page.getByRole("heading", { name: "Wat u verklaart" })).toBeVisible();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Bewaren en verder" }).click();

  await expect(page.getByText("6,4 kWp").first()).toBeVisible();
  await page.getByLabel("Uw naam").fill("Bart Peeters");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ondertekenen" }).click();
  await expect(page.getByRole("alert")).toContainText("An De Smet");
  await page.getByLabel("Uw naam").fill("an de smet");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ondertekenen" }).click();
  await expect(page.getByText(/Ondertekend door an de smet op/)).toBeVisible();

  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Pdf downloaden" }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^verklaring-op-eer-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await open("/account/accountgegevens");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Gegevens downloaden" }).click(),
  ]);
  const everything = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown>;
  expect(everything).toMatchObject({ profile: { street: "Kerkstraat 12" }, forms: [{ state: "signed" }] });

  await page.getByRole("link", { name: "Account wissen" }).click();
  await page.getByLabel("Uw huidige wachtwoord").fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Ja, mijn account wissen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Uw account wordt gewist op");
  await page.getByRole("button", { name: "Mijn account behouden" }).click();
  await expect(page.getByText("Uw account blijft bestaan.")).toBeVisible();
  // A refused form is answered with 422, which the browser notes.
  expect(watch.complaints.filter((complaint) => !/status of 422/.test(complaint))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, siteOptions: { environment: { PRODUCT_NAME: "Stroomplein" } } });

  test("a paper is filled in, refused with what was typed, and kept @soak", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/account/formulieren/nieuw/herroeping");
    await page.getByRole("button", { name: "Beginnen" }).click();
    await page.getByLabel("Naam van de onderneming").fill("Voorbeeld bv");
    await page.getByLabel("Adres", { exact: true }).fill("Markt 1, 9000 Gent");
    await page.getByLabel("E-mailadres van de onderneming").fill("geen adres");
    await page.getByRole("button", { name: "Bewaren en verder" }).click();
    await expect(page.getByRole("alert")).toContainText("e-mailadres klopt niet");
    await expect(page.getByLabel("E-mailadres van de onderneming")).toHaveValue("geen adres");
    await page.getByLabel("E-mailadres van de onderneming").fill("info@example.org");
    await page.getByRole("button", { name: "Bewaren en verder" }).click();
    await page.getByLabel("Waarover ging de overeenkomst?").fill("Gebruik van het platform");
    await page.getByRole("button", { name: "Bewaren en later verder" }).click();
    await expect(page.getByText("Uw formulier is bewaard.")).toBeVisible();
  });
});

test("a step is filled in by the keyboard alone", async ({ page, open, signIn }) => {
  await signIn();
  await open("/account/formulieren/nieuw/meetregime-3");
  await page.getByRole("button", { name: "Beginnen" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/stap\/1$/);
  await untilReady(page);
  await page.getByLabel("Naam", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("An De Smet");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main form :focus")).toHaveCount(1);
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue("An De Smet");
});

test("what was typed stays when the database is away, and goes through once it is back @soak", async ({
  page,
  open,
  signIn,
  site,
}) => {
  await signIn();
  await open("/account/formulieren/nieuw/meetregime-3");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await page.waitForURL(/stap\/1$/);
  await page.getByRole("radio", { name: "Particulier" }).check();
  await page.getByLabel("Straat en nummer").fill("Lange Munt 3");
  const { recognise } = site.ports.identity;
  Object.assign(site.ports.identity, { recognise: () => Promise.reject(new Error("away")) });
  await page.getByRole("button", { name: "Bewaren en later verder" }).click();
  await expect(page.getByRole("alert")).toContainText("Onze databank antwoordt even niet");
  await expect(page.getByLabel("Straat en nummer")).toHaveValue("Lange Munt 3");
  Object.assign(site.ports.identity, { recognise });
  await page.getByRole("button", { name: "Bewaren en later verder" }).click();
  await expect(page.getByText("Uw formulier is bewaard.")).toBeVisible();
});

test("the newsletter says so when the database is away, and is chosen once it is back @soak", async ({
  page,
  open,
  signIn,
  site,
}) => {
  await signIn();
  await open("/account/accountgegevens");
  const letter = page.locator("section", { has: page.getByRole("heading", { name: "Nieuwsbrief" }) });
  await letter.getByRole("checkbox").check();
  const { recognise } = site.ports.identity;
  Object.assign(site.ports.identity, { recognise: () => Promise.reject(new Error("away")) });
  await letter.getByRole("button").click();
  await expect(letter.getByRole("alert")).toContainText("Onze databank antwoordt even niet");
  await expect(letter.getByRole("checkbox")).toBeChecked();
  Object.assign(site.ports.identity, { recognise });
  await letter.getByRole("button").click();
  await expect(page).toHaveURL(/\/account\/accountgegevens$/);
  await expect(letter.getByRole("checkbox")).toBeChecked();
});
