import { allFaults } from "../support/axe-faults.ts";
import { TEST_EMAIL, TEST_PASSWORD } from "../support/begin-session.ts";
import { expect, test } from "../support/e2e.ts";
import { connectionForm } from "../support/sent-forms.ts";

test("what is wrong is told above the form, which takes the focus, and every line leads to its field", async ({
  page,
  open,
}) => {
  await open("/aanmelden");
  await page.getByLabel("Voornaam").fill("An");
  await page.getByRole("button", { name: "Account maken" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(7);
  await summary.getByRole("link", { name: /Achternaam/ }).click();
  await expect(page.getByLabel("Achternaam")).toBeFocused();
  await expect(page.getByLabel("Achternaam")).toHaveAccessibleDescription(/Vul uw achternaam in/);
  // What is mended is no longer called wrong, and the focus stays with who mends it.
  await page.getByLabel("Achternaam").fill("Peeters");
  await expect(page.getByLabel("Achternaam")).not.toHaveAccessibleDescription(/Vul uw achternaam in/);
  await expect(summary.getByRole("link")).toHaveCount(6);
  await expect(page.getByLabel("Achternaam")).toBeFocused();
  await summary.getByRole("link", { name: /Mijn rol/ }).click();
  await expect(page.getByRole("radio", { name: /^Kopen/ })).toBeFocused();
  await expect(page.getByLabel("Voornaam")).toHaveValue("An");
  expect(await allFaults(page)).toEqual([]);
});

test("the form can be filled in and sent by the keyboard alone @soak", async ({ page, open, site }) => {
  await open("/login");
  await site.signIn();
  await page.getByLabel("E-mailadres").focus();
  await page.keyboard.type(TEST_EMAIL);
  await page.keyboard.press("Tab");
  await page.keyboard.type(TEST_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/account$/);
});

test("the strength of a password is said while it is typed, and it can be shown and pasted @soak", async ({
  page,
  open,
}) => {
  await open("/aanmelden");
  const password = page.getByLabel("Wachtwoord", { exact: true });
  const strength = page.getByRole("status").filter({ hasText: "Sterkte van het wachtwoord" });
  await page.getByLabel("Voornaam").fill("Fietsenmaker");
  for (const [typed, said] of [
    ["kort", "Nog te kort"],
    ["fietsenmaker1", "Te gemakkelijk te raden"],
    ["fietspompje", "Zwak"],
    ["gele fiets op dak", "Goed"],
    ["vier lampen dansen traag", "Sterk"],
  ] as const) {
    await password.fill(typed);
    await expect(strength).toContainText(said);
  }
  await page.getByRole("button", { name: "Wachtwoord tonen" }).click();
  await expect(password).toHaveAttribute("type", "text");
});

test("without a connection the page stays with what was typed, and goes on when it is back", async ({
  page,
  open,
  context,
}) => {
  await open("/password-reset-mail");
  await page.getByLabel("E-mailadres").fill("an@example.org");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Stuur mij de mail" }).click();
  await expect(page.getByRole("alert")).toContainText("Wij bereiken de site niet");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("an@example.org");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Stuur mij de mail" }).click();
  await expect(page.getByText("Kijk in uw mailbox")).toBeVisible();
});

test("without a connection a step of a journey stays, on the way on and on the way back, and goes on when it is back", async ({
  page,
  open,
  context,
}) => {
  const says = page.getByRole("alert").filter({ hasText: "Wij bereiken de site niet" });
  await open("/koper");
  await page.getByLabel("Postcode van uw aansluiting").fill("9000");
  await page.getByLabel("Een digitale meter").check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(says).toBeVisible();
  await expect(says).toBeFocused();
  await expect(page.getByLabel("Postcode van uw aansluiting")).toHaveValue("9000");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wat betaalt u vandaag?");
  await expect(says).toHaveCount(0);
  await page.getByRole("radio", { name: /Op mijn naam/ }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Vorige stap" }).click();
  await expect(says).toBeVisible();
  await expect(page.getByRole("radio", { name: /Op mijn naam/ })).toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wat levert het u op?");
});

test("a second press while a form is on its way sends nothing more", async ({ page, open }) => {
  await open("/password-reset-mail");
  await page.getByLabel("E-mailadres").fill("an@example.org");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  const button = page.getByRole("button", { name: /Stuur mij de mail/ });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  await page.getByLabel("E-mailadres").press("Enter");
  await expect(page.getByText("Kijk in uw mailbox")).toBeVisible();
  expect(sent).toBe(1);
});

test("who is signed in finds no form for strangers, and signs out by a button @soak", async ({
  page,
  open,
  signIn,
}) => {
  await signIn();
  for (const path of ["/login", "/aanmelden"]) {
    await open(path);
    await expect(page.getByRole("main").getByText(TEST_EMAIL)).toBeVisible();
    await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveCount(0);
  }
  await open("/logout");
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("U bent uitgelogd");
  await expect(page.getByRole("banner").getByRole("link", { name: "Inloggen" })).toBeVisible();
});

test("a button that an answer brought can be pressed while the rest of the page is still asked for", async ({
  page,
  open,
  site,
}) => {
  await page.context().addCookies(await site.signIn("an-drukt-snel@example.org"));
  await page.request.post("/account/aansluitingen/nieuw", {
    form: connectionForm,
  });
  await open("/account/contracten/uitnodigen?prijs=8&kant=verkoper");
  await page.getByLabel("E-mailadres van uw partner").fill("vriend@example.org");
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/uitnodigen\.data/, async (route) => {
    if (route.request().method() === "GET") await mayCome;
    await route.continue();
  });
  await page.getByRole("button", { name: "Nakijken" }).click();
  await page.getByRole("button", { name: "Verstuur de uitnodiging" }).click();
  await expect(page.getByText("Wacht op antwoord")).toBeVisible();
  letCome();
});
