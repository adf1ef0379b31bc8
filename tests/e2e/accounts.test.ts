import type { Page } from "@playwright/test";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";

const PASSWORD = "vier lampen dansen traag";
const NEXT_PASSWORD = "een fiets onder de brug";
const menu = (page: Page) => page.getByRole("banner").locator("summary", { hasText: "Mijn account" });

async function signUp(page: Page, email: string, hasScript = true) {
  await page.getByLabel("Allebei").check();
  await page.getByLabel("Voor een onderneming").check();
  await page.getByLabel("Naam van de onderneming").fill("Bakkerij Peeters");
  await page.getByLabel("Ondernemingsnummer").fill("BE 0123.456.749");
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Achternaam").fill("Peeters");
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByRole("textbox", { name: "Telefoon" }).fill("0470 12 34 56");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Ik ga akkoord/).check();
  await page.getByRole("button", { name: "Account maken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kijk in uw mailbox");
  await expect(page).toHaveURL(/\/verificatie-resend$/);
  await expect(page.getByText(`Hij gaat naar ${email}.`)).toBeVisible({ visible: hasScript });
  await expect(page.getByLabel("E-mailadres")).toHaveValue(hasScript ? email : "");
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Inloggen", exact: true }).click();
}

test("somebody signs up, confirms, is followed by a second tab, forgets the password and comes back", async ({
  page,
  context,
  browser,
  open,
  linkFor,
  site,
}) => {
  test.slow();
  const email = "anna@example.org";
  const tab = await context.newPage();
  await tab.goto("/overons");
  await untilReady(tab);
  await expect(tab.getByRole("banner").getByRole("link", { name: "Inloggen" })).toBeVisible();

  await open("/aanmelden");
  await signUp(page, email);
  await page.goto(await linkFor(email, "/email-verificatie"));
  await page.getByRole("button", { name: "Bevestig mijn e-mailadres" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator("[data-layout=my]")).toBeVisible();
  await expect(menu(page)).toBeVisible();
  // The second tab was told, without anybody touching it.
  await expect(menu(tab)).toBeVisible();

  // Another device signs in too.
  const device = await browser.newContext({ baseURL: site.address, locale: "nl-BE" });
  const elsewhere = await device.newPage();
  await elsewhere.goto("/account/formulieren");
  await expect(elsewhere).toHaveURL(/\/login\?terug=%2Faccount%2Fformulieren$/);
  await signIn(elsewhere, email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/account\/formulieren$/);

  // Signing out in one tab takes the other one along, the other device not.
  await tab.bringToFront();
  await menu(tab).click();
  await tab.getByRole("banner").getByRole("button", { name: "Uitloggen" }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("U bent uitgelogd");
  await expect(page).toHaveURL(/\/login\?terug=%2Faccount$/);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/account\/formulieren$/);

  // A new password signs out everywhere.
  await page.bringToFront();
  await untilReady(page);
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  const send = page.getByRole("button", { name: "Stuur mij de mail" });
  // The page before it asks for an address too.
  await expect(send).toBeVisible();
  await page.getByLabel("E-mailadres").fill(email);
  await send.click();
  await expect(page.getByText("Hoort er een account bij dit adres")).toBeVisible();
  await page.goto(await linkFor(email, "/Password-reset"));
  await page.getByLabel("Nieuw wachtwoord").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByText("Uw wachtwoord is gewijzigd")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await device.close();

  await signIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("horen niet bij elkaar");
  await signIn(page, email, NEXT_PASSWORD);
  await expect(page).toHaveURL(/\/account$/);

  // And without a new password: all other devices at once, this one not.
  const other = await browser.newContext({ baseURL: site.address, locale: "nl-BE" });
  const away = await other.newPage();
  await away.goto("/login");
  await signIn(away, email, NEXT_PASSWORD);
  await expect(away).toHaveURL(/\/account$/);
  await page.goto("/account/accountgegevens/aanmeldingen");
  await page.getByRole("button", { name: "Alle andere uitloggen" }).click();
  await expect(page.getByText("Alle andere toestellen zijn uitgelogd.")).toBeVisible();
  await away.reload();
  await expect(away).toHaveURL(/\/login/);
  await other.close();
  await page.goto("/account");
  await expect(page.locator("[data-layout=my]")).toBeVisible();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody signs up, confirms, signs out and comes back to the page that asked @soak", async ({
    page,
    linkFor,
  }) => {
    const email = "bo@example.org";
    await page.goto("/aanmelden");
    await page.getByRole("button", { name: "Account maken" }).click();
    await expect(page.getByRole("alert")).toContainText("Kijk deze velden na");
    await signUp(page, email, false);
    await page.goto(await linkFor(email, "/email-verificatie"));
    await page.getByRole("button", { name: "Bevestig mijn e-mailadres" }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole("main").or(page.locator("nav")).getByRole("button", { name: "Uitloggen" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("U bent uitgelogd");
    await page.goto("/account/formulieren");
    await signIn(page, email, "verkeerd wachtwoord");
    await expect(page.getByRole("alert")).toContainText("horen niet bij elkaar");
    await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
    await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveValue("");
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/account\/formulieren$/);
  });
});

test("a link from a mail that was used before says so and shows the way on @soak", async ({ page, open, linkFor }) => {
  const email = "cas@example.org";
  await open("/aanmelden");
  await signUp(page, email);
  const link = await linkFor(email, "/email-verificatie");
  const confirm = page.getByRole("button", { name: "Bevestig mijn e-mailadres" });
  await page.goto(link);
  await confirm.click();
  await expect(page).toHaveURL(/\/account$/);
  await page.context().clearCookies();
  await open(new URL(link).pathname + new URL(link).search);
  await confirm.click();
  await expect(page.getByRole("heading", { name: "Deze link werkt niet meer" })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Inloggen" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the workbench shows who is signed in and what is known of the profile", async ({ page, open, signIn }) => {
  await open("/test42");
  await expect(page.getByRole("row", { name: "Ingelogd als Niemand" })).toBeVisible();
  await signIn();
  await open("/test42");
  await expect(page.getByRole("row", { name: /^Ingelogd als .+@/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Profiel Gelezen, met de velden .*firstName/ })).toBeVisible();
});
