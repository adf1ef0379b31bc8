import type { Page } from "@playwright/test";
import { beginSession, sessionCookies, TEST_PASSWORD } from "../support/begin-session.ts";
import { expect, test } from "../support/e2e.ts";
import { softwarePasskey } from "../support/software-passkey.ts";

test.use({ siteOptions: { host: "localhost" } });

type Site = { readonly ports: Parameters<typeof beginSession>[0]; readonly address: string };

/** An account with a passkey that this browser holds. */
async function joinWithPasskey(page: Page, site: Site, email?: string): Promise<void> {
  const { identity } = site.ports;
  const { uid, token } = await beginSession(site.ports, email);
  const passkey = softwarePasskey(site.address, "localhost");
  const started = await identity.startPasskey(uid, TEST_PASSWORD);
  if (!started.ok) throw new Error("The password was refused.");
  const { challenge, options } = started.value;
  const asked = options as { challenge: string; user: { id: string } };
  const made = { challenge, answer: passkey.register(asked.challenge), name: "Proef" };
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
  const userHandle = Buffer.from(asked.user.id, "base64url").toString("base64");
  const credential = { ...passkey.credential, userHandle, isResidentCredential: true, signCount: 5 };
  await devices.send("WebAuthn.addCredential", { authenticatorId, credential });
}

test("a passkey signs in without a password, back to the page that asked", async ({ page, site, open }) => {
  await joinWithPasskey(page, site);
  await open("/login?terug=%2Faccount%2Fformulieren");
  await page.getByRole("button", { name: "Inloggen met een toegangssleutel" }).click();
  await expect(page).toHaveURL(/\/account\/formulieren$/);
});

test("after the password alone the passkey is asked for what changes the ways in, and leads on", async ({
  page,
  site,
  open,
}) => {
  const email = "slot@example.org";
  await joinWithPasskey(page, site, email);
  await page.context().addCookies(sessionCookies(await beginSession(site.ports, email), site.address));
  await open("/account/accountgegevens/e-mail");
  await expect(page).toHaveURL(/\/account\/tweede-stap\?terug=/);
  await page.getByRole("button", { name: "Bevestigen met een toegangssleutel" }).click();
  await expect(page).toHaveURL(/\/account\/accountgegevens\/e-mail$/);
  await expect(page.getByLabel("Nieuw e-mailadres")).toBeVisible();
});

test("a passkey that nobody gives leaves the password as the way in, and says so", async ({ page, open }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
  });
  await open("/login");
  await page.getByRole("button", { name: "Inloggen met een toegangssleutel" }).click();
  await expect(page.getByText("Het inloggen met een toegangssleutel is afgebroken")).toBeVisible();
});

test("a passkey is made and removed on this device by who types the password", async ({ page, open, site }) => {
  // Not somebody whom another test of this worker gave a passkey.
  await page.context().addCookies(await site.signIn("eerste-sleutel@example.org"));
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open("/account/accountgegevens/toegangssleutels");
  const add = page.getByRole("button", { name: "Toevoegen op dit toestel" });
  await page.getByLabel("Naam", { exact: true }).fill("Telefoon van An");
  await add.click();
  await expect(page.getByRole("alert")).toContainText("Vul uw wachtwoord in.");
  await page.getByLabel("Uw huidige wachtwoord").fill("niet het wachtwoord");
  await add.click();
  await expect(page.getByRole("alert")).toContainText("Dit wachtwoord klopt niet.");
  await page.getByLabel("Uw huidige wachtwoord").fill(TEST_PASSWORD);
  await add.click();
  await expect(page.getByText("De toegangssleutel is toegevoegd.")).toBeVisible();
  await page.getByRole("link", { name: "Verwijderen Telefoon van An" }).click();
  const remove = page.getByRole("button", { name: "Toegangssleutel verwijderen" });
  await remove.click();
  await expect(page.getByRole("alert")).toContainText("Vul uw wachtwoord in.");
  await page.getByLabel("Uw huidige wachtwoord").fill(TEST_PASSWORD);
  await remove.click();
  await expect(page.getByText("De toegangssleutel is weg.")).toBeVisible();
});
