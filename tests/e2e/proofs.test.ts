import type { Page } from "@playwright/test";
import { listActs } from "#application/back-office/list-acts.ts";
import { beginSession, sessionCookies, setProofs, TEST_PASSWORD } from "../support/begin-session.ts";
import { expectClean } from "../support/desk.ts";
import { expect, test } from "../support/e2e.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { grantRole, raiseSignIn } from "../support/operator-session.ts";
import { softwarePasskey } from "../support/software-passkey.ts";
import type { TestSite } from "../support/test-site.ts";

test.use({ siteOptions: { host: "localhost" }, viewport: { width: 360, height: 740 } });

type Person = Awaited<ReturnType<typeof beginSession>>;
let people = 0;
const freshEmail = () => `bewijs-${people++}@example.org`;

/** A passkey of this account, which the browser holds. */
async function holdPasskey(page: Page, site: TestSite, { uid, token }: Person): Promise<void> {
  const { identity } = site.ports;
  const passkey = softwarePasskey(site.address, "localhost");
  const started = await identity.startPasskey(uid, TEST_PASSWORD);
  if (!started.ok) throw new Error(started.refusal.code);
  const { challenge, options } = started.value;
  const made = { challenge, answer: passkey.register(challenge), name: "Proef" };
  expect((await identity.addPasskey(uid, token, made)).ok).toBe(true);
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { user } = options as { user: { id: string } };
  const userHandle = Buffer.from(user.id, "base64url").toString("base64");
  const credential = { ...passkey.credential, userHandle, isResidentCredential: true, signCount: 5 };
  await devices.send("WebAuthn.addCredential", { authenticatorId, credential });
}

async function beginOperator(site: TestSite) {
  const email = freshEmail();
  const signedIn = await beginSession(site.ports, email);
  const codes = [...(await raiseSignIn(site.ports, signedIn))];
  await grantRole(site.ports, email, "act");
  return { ...signedIn, codes };
}

test.describe("a form of the back office that waited too long", () => {
  const why = "Gevraagd per telefoon.";
  const sendLate = async (page: Page, site: TestSite, open: (path: string) => Promise<void>, operator: Person) => {
    const about = await beginSession(site.ports, freshEmail());
    await page.context().addCookies(sessionCookies(operator, site.address));
    await open(`/beheer/mensen/${about.uid}`);
    await setProofs(site.ports, operator, { password: 0, factor: 10 });
    await page.locator('[name="waarom-plan-deletion"]').fill(why);
    await page.getByRole("button", { name: "Plan het wissen" }).click();
    await expect(page.getByText("Wat u invulde, wordt daarna verstuurd.")).toBeVisible();
    return about;
  };
  const expectPlanned = async ({ ports }: TestSite, { uid }: Person) => {
    await expect.poll(async () => (await ports.identity.account(uid))?.deletionOn ?? null).not.toBeNull();
    expect((await listActs(ports, null)).acts.find(({ about }) => about === uid)).toMatchObject({ why });
  };

  test("goes on after a code, with what was typed", async ({ page, site, open }) => {
    const operator = await beginOperator(site);
    const about = await sendLate(page, site, open, operator);
    await expectClean(page, "the page that asks for the factor again");
    await page.getByLabel("Code uit uw app").fill(operator.codes[0] ?? "");
    await page.getByRole("button", { name: "Verder" }).click();
    await expect(page).toHaveURL(new RegExp(`/beheer/mensen/${about.uid}(\\?|$)`));
    await expectPlanned(site, about);
  });

  test("goes on after a passkey, with what was typed", async ({ page, site, open }) => {
    const operator = await beginOperator(site);
    await holdPasskey(page, site, operator);
    const about = await sendLate(page, site, open, operator);
    await page.getByRole("button", { name: "Bevestigen met een toegangssleutel" }).click();
    await expect(page).toHaveURL(new RegExp(`/beheer/mensen/${about.uid}(\\?|$)`));
    await expectPlanned(site, about);
  });
});

test("what one operator asks waits for another, who reads the agreement first and confirms it", async ({
  page,
  site,
  open,
}) => {
  await openExampleContracts(site.ports);
  const { contracts } = site.ports.store;
  const code = (await contracts.declarationsOf("lopend"))[0]?.code ?? "";
  const [first, second] = [await beginOperator(site), await beginOperator(site)];
  const goAs = async (who: Person, path: string) => {
    await page.context().clearCookies();
    await page.context().addCookies(sessionCookies(who, site.address));
    await open(path);
  };
  await goAs(first, "/beheer/overeenkomsten/lopend");
  await page.locator('[name="waarom-revoke"]').fill("De meter hing verkeerd.");
  await page.getByRole("button", { name: "Trek in", exact: true }).click();
  await expect(page.getByText("De vraag wacht op een tweede beheerder.")).toBeVisible();
  await open("/beheer/overeenkomsten");
  await expect(page.getByRole("button", { name: "Bevestig en voer uit" })).toHaveCount(0);
  await goAs(second, "/beheer");
  await page.getByRole("link", { name: "Wacht op een tweede beheerder" }).click();
  await expectClean(page, "what waits for a second operator");
  await page.getByRole("link", { name: "Bekijk de overeenkomst" }).click();
  await expect(page).toHaveURL(/\/beheer\/overeenkomsten\/lopend$/);
  await page.goBack();
  await page.getByRole("button", { name: "Bevestig en voer uit" }).click();
  await expect(page.getByText("Bevestigd en uitgevoerd.")).toBeVisible();
  expect((await contracts.findDeclaration(code))?.revocation).not.toBeNull();
});

test("a passkey stands for the password beside a signature, keeps what was typed and says that it counted", async ({
  page,
  site,
  open,
}) => {
  const person = await beginSession(site.ports);
  await openExampleContracts(site.ports);
  await holdPasskey(page, site, person);
  await page.context().addCookies(sessionCookies(person, site.address));
  await setProofs(site.ports, person, { password: 11, factor: 11 });
  await open("/account/contracten/ontwerp/overeenkomst");
  await page.getByRole("checkbox", { name: /gelezen/ }).check();
  await page.getByRole("button", { name: "Bevestigen met een toegangssleutel" }).click();
  await expect(page.getByRole("status").filter({ hasText: "U hebt bevestigd dat u het bent." })).toBeFocused();
  await expect(page.getByLabel("Uw wachtwoord")).toHaveCount(0);
  await page.getByRole("button", { name: "Ondertekenen" }).click();
  await expect
    .poll(async () => (await site.ports.store.contracts.find("ontwerp"))?.signatures.map(({ side }) => side))
    .toContain("buyer");
});

test("the own data come as a file after the password, and the page that asked for it can be used again", async ({
  page,
  site,
  open,
}) => {
  const person = await beginSession(site.ports, freshEmail());
  await page.context().addCookies(sessionCookies(person, site.address));
  await setProofs(site.ports, person, { password: 11 });
  await open("/account/accountgegevens");
  await page.getByRole("button", { name: "Gegevens downloaden" }).click();
  await page.getByLabel("Uw wachtwoord").fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Bevestigen", exact: true }).click();
  const download = page.getByRole("button", { name: "Gegevens downloaden" });
  // Read before it is there, the page goes away under the reader.
  await expect(download).toBeVisible();
  await expectClean(page, "the page that offers the file");
  for (const _time of [1, 2]) {
    const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^mijn-gegevens-.*\.json$/);
  }
});
