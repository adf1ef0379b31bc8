import type { Browser, Page } from "@playwright/test";
import { allFaults } from "../support/axe-faults.ts";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";
import { connectionForm } from "../support/sent-forms.ts";

const PHONE = { width: 360, height: 740 };
const FRIEND = "vriend@example.org";
const contract = /\/account\/contracten\/[\w-]+\/gegevens/;

async function phoneOf(browser: Browser, address: string, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: PHONE, colorScheme, locale: "nl-BE" });
  return context.newPage();
}
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const gainsOn = async (page: Page) =>
  (await page.locator("main dd").allTextContents()).filter((text) => text.includes("€") || text.includes("kWh"));

test("two friends on their phones: one invites, the other signs up by the link of the mail, says yes, and both see one agreement @soak", async ({
  browser,
  site,
  linkFor,
}) => {
  test.slow();
  const an = await phoneOf(browser, site.address, "light");
  await an.context().addCookies(await site.signIn("an-nodigt-uit@example.org"));
  await an.context().request.post("/account/aansluitingen/nieuw", {
    form: connectionForm,
  });
  await an.goto("/account/contracten/uitnodigen?prijs=8&kant=verkoper");
  await untilReady(an);
  await an.getByLabel("E-mailadres van uw partner").fill(FRIEND);
  await an.getByLabel("Een woord erbij").fill("Zoals gezegd.");
  expect(await allFaults(an)).toEqual([]);
  await an.getByRole("button", { name: "Nakijken" }).click();
  await expect(an.getByRole("heading", { name: "Klopt dit?" })).toBeVisible();
  expect(await allFaults(an)).toEqual([]);
  await an.getByRole("button", { name: "Verstuur de uitnodiging" }).click();
  await expect(an.getByText("Wacht op antwoord")).toBeVisible();
  const page = new URL(an.url()).pathname;

  const bo = await phoneOf(browser, site.address, "dark");
  await bo.goto(await linkFor(FRIEND, "/uitnodiging"));
  await untilReady(bo);
  await expect(bo.getByText("An wil u stroom verkopen aan 8,00 c€/kWh, geen btw.")).toBeVisible();
  expect(await allFaults(bo)).toEqual([]);
  await bo.getByRole("link", { name: "Maak een account" }).click();
  await bo.getByRole("radio", { name: /^Kopen/ }).check();
  await bo.getByLabel("Voor mezelf").check();
  await bo.getByLabel("Voornaam").fill("Bo");
  await bo.getByLabel("Achternaam").fill("De Smet");
  await bo.getByLabel("Postcode van uw aansluiting").fill("9000");
  await bo.getByLabel("E-mailadres").fill(FRIEND);
  await bo.getByLabel("Wachtwoord", { exact: true }).fill("vier lampen dansen traag");
  await bo.getByLabel(/Ik ga akkoord/).check();
  await bo.getByRole("button", { name: "Account maken" }).click();
  await expect(bo.getByRole("heading", { level: 1 })).toHaveText("Kijk in uw mailbox");
  await bo.goto(await linkFor(FRIEND, "/email-verificatie"));
  await bo.getByRole("button", { name: "Bevestig mijn e-mailadres" }).click();

  // Who confirmed the address that was invited, is where the answer is given.
  await expect(bo).toHaveURL(new RegExp(`${page}$`));
  await bo.getByRole("link", { name: "Aansluiting toevoegen" }).click();
  await bo.getByLabel("Postcode").fill("9000");
  await bo.getByLabel("Verbruik per jaar").fill("4000");
  await bo.getByRole("button", { name: "Toevoegen" }).click();
  await expect(bo.getByRole("heading", { name: "Wat het u beiden oplevert" })).toBeVisible();
  expect(await allFaults(bo)).toEqual([]);
  expect(await wide(bo)).toBeLessThanOrEqual(PHONE.width);
  const [own, other, ...rest] = await gainsOn(bo);
  await bo.getByRole("button", { name: "Aanvaarden" }).click();
  await expect(bo).toHaveURL(contract);
  const agreement = new URL(bo.url()).pathname.replace(/\/gegevens$/, "");

  await an.goto(page);
  await untilReady(an);
  expect(await gainsOn(an)).toEqual([other, own, ...rest]);
  expect(await allFaults(an)).toEqual([]);
  expect(await wide(an)).toBeLessThanOrEqual(PHONE.width);
  await an.getByRole("link", { name: "Naar de overeenkomst" }).click();
  await expect(an).toHaveURL(new RegExp(`${agreement}$`));
  await expect(an.getByText("8,00 c€/kWh").first()).toBeVisible();
  for (const person of [an, bo]) await person.context().close();
});
