import type { Page } from "@playwright/test";
import { allFaults } from "../support/axe-faults.ts";
import { choose, press, tabTo, tick, type } from "../support/by-keyboard.ts";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";

const PASSWORD = "vier lampen dansen traag";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const next = (page: Page) => page.getByRole("button", { name: "Verder" });

async function expectClean(page: Page): Promise<void> {
  expect.soft(await allFaults(page)).toEqual([]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect.soft(isTooWide, "sticks out sideways").toBe(false);
}

const consent = (page: Page) => page.getByRole("checkbox", { name: /mag mijn antwoorden/ });
const submitOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function readReference(page: Page): Promise<string> {
  await expect(heading(page)).toContainText("Bedankt");
  expect(page.url()).not.toMatch(/peeters|claes|example/i);
  return (await page.getByText(/^SP-\d{4}-/).textContent()) ?? "";
}

/** Name and address, then the thank-you page with its reference. */
async function tellWho(page: Page, name: string, email: string, submit: string): Promise<string> {
  await page.getByLabel("Uw naam").fill(name);
  await page.getByLabel("E-mailadres").fill(email);
  await consent(page).check();
  await submitOf(page, submit).click();
  return readReference(page);
}

type Newcomer = { readonly role: RegExp; readonly name: string; readonly email: string };
type LinkFor = (email: string, path: string) => Promise<string>;

/** From the thank-you page to an account in which the answers stand as a draft. */
async function makeAccount(page: Page, { role, name, email }: Newcomer, linkFor: LinkFor): Promise<void> {
  const [first = "", last = ""] = name.split(" ");
  await expect(page.getByText("Wat u net invulde, gaat mee.")).toBeVisible();
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("radio", { name: /^Voor mezelf/ }).check();
  await page.getByLabel("Voornaam").fill(first);
  await page.getByLabel("Achternaam").fill(last);
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Ik ga akkoord/).check();
  await submitOf(page, "Account maken").click();
  await confirmAndTake(page, email, linkFor);
}

/** The browser that sent the answers knows who made them: a password is all that is left to ask. */
async function choosePassword(page: Page, email: string, linkFor: LinkFor): Promise<void> {
  await expect(page.locator("main").getByText(email)).toBeVisible();
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Ik ga akkoord/).check();
  await submitOf(page, "Account maken").click();
  await confirmAndTake(page, email, linkFor);
}

async function confirmAndTake(page: Page, email: string, linkFor: LinkFor): Promise<void> {
  await expect(heading(page)).toHaveText("Kijk in uw mailbox");
  await page.goto(await linkFor(email, "/email-verificatie"));
  await page.getByRole("button", { name: "Alleen bevestigen" }).click();
  await expect(page.getByText("Uw antwoorden gingen mee naar uw account.")).toBeVisible();
}

/** Ticks the box of the step, leaves, and comes back later in another tab of the same browser. */
async function leaveAndResume(page: Page, path: string): Promise<Page> {
  // A key that is pressed before the new step has the focus is lost.
  await expect(page.getByRole("main")).toBeFocused();
  await tick(page, page.getByLabel("Bewaar mijn antwoorden op dit toestel"));
  const later = await page.context().newPage();
  await later.setViewportSize(phone);
  await page.close();
  await later.goto(path);
  await untilReady(later);
  await press(later, later.getByRole("link", { name: "Ga verder bij stap 2" }));
  return later;
}

const phone = { width: 360, height: 780 };

test("a buyer comes by keyboard on a phone from the landing to an account, with a break, and finds the answers there as a draft @soak", async ({
  page: before,
  open,
  linkFor,
}) => {
  test.slow();
  const email = "koper@example.org";
  await before.setViewportSize(phone);
  await open("/koper");
  await press(before, next(before));
  await expect(before.getByRole("alert")).toBeFocused();
  await expect(before.getByText("Vul uw postcode in.").first()).toBeVisible();
  await type(before, "Postcode van uw aansluiting", "9000");
  await choose(before, before.getByLabel("Met vier", { exact: true }));
  // The picture follows the answers without asking the server.
  const sentence = before.getByText(/Van zo’n verkoper koopt u/);
  const drawn = await sentence.textContent();
  await type(before, "Uw verbruik per jaar", "9000");
  await expect(sentence).not.toHaveText(drawn ?? "");
  await choose(before, before.getByLabel("Een digitale meter"));
  await press(before, next(before));
  await expect(before).toHaveURL(/\/koper\/stap\/2\?.*verbruik=9\.?000/);
  await expectClean(before);

  const page = await leaveAndResume(before, "/koper");
  await expect(page).toHaveURL(/\/koper\/stap\/2\?.*verbruik=9\.?000/);
  await choose(page, page.getByRole("radio", { name: /Op mijn naam/ }));
  await press(page, next(page));
  await expect(heading(page)).toHaveText("Wat levert het u op?");
  await expect(page.getByText(/U (wint|verliest) €/).first()).toBeVisible();
  await expectClean(page);

  // Back and forth: the answers of both steps are still there, and a reload keeps them too.
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Op mijn naam/ })).toBeChecked();
  await press(page, page.getByRole("button", { name: "Vorige stap" }));
  await expect(page.getByLabel("Uw verbruik per jaar")).toHaveValue(/9\.?000/);
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel("Postcode van uw aansluiting")).toHaveValue("9000");
  for (const title of ["Wat betaalt u vandaag?", "Wat levert het u op?", "Zullen wij zoeken?"]) {
    await press(page, next(page));
    await expect(heading(page)).toHaveText(title);
  }
  await type(page, "Uw naam", "An Peeters");
  await type(page, "E-mailadres", email);
  await tick(page, consent(page));
  await press(page, submitOf(page, "Zoek een verkoper voor mij"));
  const reference = await readReference(page);
  expect(reference).toMatch(/^SP-\d{4}-[0-9A-Z]{5}$/);
  await expectClean(page);

  await page.goto(await linkFor(email, "/bedankt-koper"));
  await expect(page.getByText(reference)).toBeVisible();
  await untilReady(page);
  await choosePassword(page, email, linkFor);
  await expectClean(page);
});

test("a seller comes by keyboard on a phone to an account, with a break, and the price moves what both keep", async ({
  page: before,
  open,
  linkFor,
}) => {
  test.slow();
  const email = "verkoper@example.org";
  await before.setViewportSize(phone);
  await open("/verkoper");
  await type(before, "Postcode van uw aansluiting", "9000");
  await choose(before, before.getByRole("radio", { name: "Met zonnepanelen" }));
  await type(before, "Vermogen van uw panelen", "12");
  await choose(before, before.getByRole("radio", { name: /Een digitale meter/ }));
  await before.keyboard.press("Enter");
  await expect(before).toHaveURL(/\/verkoper\/stap\/2\?/);

  const page = await leaveAndResume(before, "/verkoper");
  await expect(heading(page)).toHaveText("Wat gebruikt u zelf?");
  await press(page, next(page));
  await expect(heading(page)).toHaveText("Welke prijs vraagt u?");
  const own = page.getByRole("definition").first();
  const kept = await own.textContent();
  await tabTo(page, page.getByRole("slider", { name: "Uw vraagprijs" }));
  // An arrow is a hundredth of a cent, of which a year shows no euro.
  await page.keyboard.press("PageUp");
  await expect(own).not.toHaveText(kept ?? "");
  await press(page, next(page));
  await expect(heading(page)).toHaveText("Zullen wij een koper zoeken?");
  await type(page, "Uw naam", "Bert Claes");
  await type(page, "E-mailadres", email);
  await tick(page, consent(page));
  await press(page, submitOf(page, "Zoek een koper voor mij"));
  await expect(page).toHaveURL(/\/bedankt-verkoper\?aanvraag=/);
  await choosePassword(page, email, linkFor);
  await expect(page.getByRole("heading", { name: "Zonnestroom uit Gent" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
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
  await expect.poll(kept).toContain("postcode=9000");
  await open("/overons");
  await open("/koper");
  await page.getByRole("link", { name: "Ga verder bij stap 2" }).click();
  await expect(page).toHaveURL(/\/koper\/stap\/2\?postcode=9000/);
  await open("/koper");
  await page.getByRole("button", { name: "Wis ze van dit toestel" }).click();
  await expect.poll(kept).toBeNull();
  await expect(page.getByText("U was hier al bezig")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both journeys lead to an account that takes the answers along, and somebody in Wallonia to the waiting list @soak", async ({
    page,
    context,
    linkFor,
  }) => {
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
    const buyer = { role: /^Kopen/, name: "Stille An", email: "stil@example.org" };
    await tellWho(page, buyer.name, buyer.email, "Zoek een verkoper voor mij");
    await page.getByRole("link", { name: "Account maken" }).click();
    await makeAccount(page, buyer, linkFor);
    await context.clearCookies();

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
    await choosePassword(page, "stil2@example.org", linkFor);

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
