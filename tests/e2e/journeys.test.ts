import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";

const PASSWORD = "vier lampen dansen traag";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("button", { name: "Verder" });

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect.soft(isTooWide, "sticks out sideways").toBe(false);
}

async function tellWho(page: Page, name: string, email: string, submit: string): Promise<string> {
  await page.getByLabel("Uw naam").fill(name);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("checkbox", { name: /mag mijn antwoorden/ }).check();
  await page.getByRole("button", { name: submit }).click();
  await expect(heading(page)).toContainText("Bedankt");
  expect(page.url()).not.toMatch(/peeters|example/i);
  return (await page.getByText(/^SP-\d{4}-/).textContent()) ?? "";
}

test("a buyer comes from the landing to an account on a phone, and finds the answers there as a draft", async ({
  page,
  open,
  linkFor,
}) => {
  test.slow();
  const email = "koper@example.org";
  await page.setViewportSize({ width: 360, height: 780 });
  await open("/koper");
  await next(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("Vul uw postcode in.").first()).toBeVisible();
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByLabel("Met vier", { exact: true }).check();
  await page.getByLabel("Een digitale meter").check();
  // The picture follows the answers without asking the server.
  const sentence = page.getByText(/Van zo’n verkoper koopt u/);
  const before = await sentence.textContent();
  await page.getByLabel("Uw verbruik per jaar").fill("9000");
  await expect(sentence).not.toHaveText(before ?? "");
  await next(page).click();

  await expect(page).toHaveURL(/\/koper\/stap\/2\?.*verbruik=9\.?000/);
  await expectClean(page);
  await page.getByRole("radio", { name: /Op mijn naam/ }).check();
  await next(page).click();
  await expect(heading(page)).toHaveText("Wat levert het u op?");
  await expect(page.getByText(/U (wint|verliest) €/).first()).toBeVisible();
  await expectClean(page);

  // Back and forth: the answers of both steps are still there, and a reload keeps them too.
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Op mijn naam/ })).toBeChecked();
  await page.getByRole("button", { name: "Vorige stap" }).click();
  await expect(page.getByLabel("Uw verbruik per jaar")).toHaveValue(/9\.?000/);
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel("Postcode van uw aansluiting")).toHaveValue("9000");
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await expect(heading(page)).toHaveText("Zullen wij zoeken?");
  const reference = await tellWho(page, "An Peeters", email, "Zoek een verkoper voor mij");
  expect(reference).toMatch(/^SP-\d{4}-[0-9A-Z]{5}$/);
  await expectClean(page);

  await page.goto(await linkFor(email, "/bedankt-koper"));
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole("link", { name: "Account maken" }).click();
  await expect(page.getByText("Wat u net invulde, gaat mee.")).toBeVisible();
  await page.getByRole("radio", { name: /^Kopen/ }).check();
  await page.getByRole("radio", { name: /^Voor mezelf/ }).check();
  await page.getByLabel("Voornaam").fill("An");
  await page.getByLabel("Achternaam").fill("Peeters");
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Ik ga akkoord/).check();
  await page.getByRole("button", { name: "Account maken" }).click();
  await expect(heading(page)).toHaveText("Kijk in uw mailbox");
  await page.goto(await linkFor(email, "/email-verificatie"));
  await page.getByRole("button", { name: "Bevestig mijn e-mailadres" }).click();
  await expect(page).toHaveURL(/\/account\/meenemen$/);
  await expect(page.getByText(reference)).toBeVisible();
  await expectClean(page);
});

test("a seller goes through by keyboard alone, and the price moves what both keep", async ({ page, open }) => {
  test.slow();
  await open("/verkoper");
  await page.getByLabel("Postcode van uw aansluiting").focus();
  await page.keyboard.type("9000");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Met zonnepanelen" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await page.getByRole("radio", { name: /Een digitale meter/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verkoper\/stap\/2\?/);
  await expect(heading(page)).toHaveText("Wat gebruikt u zelf?");
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Welke prijs vraagt u?");
  const own = page.getByRole("definition").first();
  const before = await own.textContent();
  await page.getByRole("slider", { name: "Uw vraagprijs" }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  await expect(own).not.toHaveText(before ?? "");
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Zullen wij een koper zoeken?");
  await tellWho(page, "Bert Claes", "verkoper@example.org", "Zoek een koper voor mij");
  await expect(page).toHaveURL(/\/bedankt-verkoper\?aanvraag=/);
});

test("answers are kept on the device only when asked for, are found again, and are erased", async ({ page, open }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("reis-koper"));
  await open("/koper-v3");
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByLabel("Een digitale meter").check();
  await next(page).click();
  await expect(page).toHaveURL(/\/koper-v3\/stap\/2\?/);
  // The address is there before the step is.
  await expect(page.getByRole("button", { name: "Vorige stap" })).toBeVisible();
  expect(await kept()).toBeNull();
  await page.getByLabel("Bewaar mijn antwoorden op dit toestel").check();
  expect(await kept()).toContain("postcode=9000");
  await open("/overons");
  await open("/koper");
  await page.getByRole("link", { name: "Ga verder bij stap 2" }).click();
  await expect(page).toHaveURL(/\/koper\/stap\/2\?postcode=9000/);
  await open("/koper");
  await page.getByRole("button", { name: "Wis ze van dit toestel" }).click();
  expect(await kept()).toBeNull();
  await expect(page.getByText("U was hier al bezig")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both journeys end on a reference, and somebody in Wallonia on the waiting list", async ({ page, linkFor }) => {
    test.slow();
    await page.goto("/koper");
    await next(page).click();
    await expect(page.getByText("Vul uw postcode in.").first()).toBeVisible();
    await page.getByLabel("Postcode van uw aansluiting").fill("9000");
    await page.getByLabel("Mijn zaak of vereniging").check();
    await page.getByLabel("Wat voor zaak is het?").selectOption("bakkerij");
    await page.getByLabel("Een digitale meter").check();
    await next(page).click();
    await page.getByRole("radio", { name: /Op mijn naam/ }).check();
    await next(page).click();
    await expect(page).toHaveURL(/handel=bakkerij/);
    await page.getByRole("button", { name: "Vorige stap" }).click();
    await expect(page.getByRole("radio", { name: /Op mijn naam/ })).toBeChecked();
    await next(page).click();
    await next(page).click();
    await page.getByRole("button", { name: "Zoek een verkoper voor mij" }).click();
    await expect(page.getByText("Vul uw naam in.").first()).toBeVisible();
    await tellWho(page, "Stille An", "stil@example.org", "Zoek een verkoper voor mij");

    await page.goto("/verkoper");
    await page.getByLabel("Postcode van uw aansluiting").fill("9000");
    await page.getByLabel("Met zonnepanelen").check();
    await page.getByLabel("Vermogen van uw panelen").fill("8");
    await page.getByLabel("Een digitale meter").check();
    await next(page).click();
    await next(page).click();
    await page.getByRole("textbox", { name: "Uw vraagprijs" }).fill("13,5");
    await page.getByRole("button", { name: "Toon wat deze prijs doet" }).click();
    await expect(page.getByText("13,50 c€/kWh").first()).toBeVisible();
    await next(page).click();
    await tellWho(page, "Stille Bert", "stil2@example.org", "Zoek een koper voor mij");

    await page.goto("/koper?postcode=5000&meter=digitaal&verder=ja");
    await page.getByLabel("E-mailadres").fill("luc@example.org");
    await page.getByRole("button", { name: "Zet mij op de wachtlijst" }).click();
    await expect(heading(page)).toHaveText("Kijk in uw mailbox");
    await page.goto(await linkFor("luc@example.org", "/wachtlijst/bevestigen"));
    await page.getByRole("button", { name: "Zet mij op de wachtlijst" }).click();
    await expect(heading(page)).toHaveText("U staat op de wachtlijst");
    await page.goto(await linkFor("luc@example.org", "/wachtlijst/verlaten"));
    await page.getByRole("button", { name: "Haal mij van de lijst" }).click();
    await expect(heading(page)).toHaveText("U staat niet meer op de wachtlijst");
  });
});
