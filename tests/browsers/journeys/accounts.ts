import { expect } from "vitest";
import { shellWords } from "#content/shell.ts";
import { TEST_PASSWORD } from "../../support/begin-session.ts";
import type { BrowserPage } from "../../support/browsers/browser-page.ts";
import type { Journey } from "../../support/browsers/journey.ts";

const PASSWORD = "vier lampen dansen traag";
const menu = { button: shellWords.account, within: "header" };

async function fillInNewcomer(page: BrowserPage, role: RegExp, email: string): Promise<void> {
  await page.check({ field: role });
  await page.check({ field: /^Voor mezelf/ });
  await page.fill({ field: /^Voornaam/ }, "An");
  await page.fill({ field: /^Achternaam/ }, "Peeters");
  await page.fill({ field: /^Postcode van uw aansluiting/ }, "9800");
  await page.fill({ field: /^E-mailadres/, within: "main" }, email);
  await page.fill({ field: /^Wachtwoord/, within: "main" }, PASSWORD);
  await page.check({ field: /Ik ga akkoord/ });
  await page.click({ button: "Account maken", within: "main" });
  await page.see({ heading: "Kijk in uw mailbox" });
}

export const accountJourneys: readonly Journey[] = [
  {
    promise: "somebody signs in with the form, finds the way in the account menu, and signs out",
    when: "soak",
    async walk({ page, person }) {
      await person("menu@example.org");
      await page.open("/login");
      await page.fill({ field: /^E-mailadres/, within: "main" }, "menu@example.org");
      await page.fill({ field: /^Wachtwoord/, within: "main" }, "verkeerd");
      await page.click({ button: "Inloggen", within: "main" });
      await page.see({ text: /horen niet bij elkaar/, within: "[role=alert]" });
      await page.fill({ field: /^Wachtwoord/, within: "main" }, TEST_PASSWORD);
      await page.click({ button: "Inloggen", within: "main" });
      await page.atAddress(/^\/account$/);
      await page.see(menu);
      await page.ready();
      await page.click(menu);
      await page.click({ link: "Formulieren", within: "header" });
      await page.atAddress(/^\/account\/formulieren$/);
      await page.gone({ link: "Formulieren", within: "header" });
      await page.click(menu);
      await page.click({ button: shellWords.signOut, within: "header" });
      await page.see({ heading: "U bent uitgelogd" });
      await page.gone(menu);
    },
  },
  {
    promise: "somebody signs up, confirms, makes an offer and publishes it, and a stranger finds it",
    when: "soak",
    async walk({ page, site, linkFor }) {
      const email = "nieuw@example.org";
      await page.open("/aanmelden");
      await page.click({ button: "Account maken", within: "main" });
      await page.see({ text: /Kijk deze velden na/, within: "[role=alert]" });
      await fillInNewcomer(page, /^Verkopen/, email);
      await page.open(await linkFor(email, "/email-verificatie"));
      await page.click({ button: "Bevestig mijn e-mailadres" });
      await page.atAddress(/^\/account$/);
      await page.see("[data-layout=my]");

      await page.open("/account/aanbod/nieuw");
      await page.fill({ field: /^Titel/ }, "Dak van de stal");
      await page.fill({ field: /^Postcode van de aansluiting/ }, "9800");
      await page.fill({ field: /^Vermogen/ }, "20");
      await page.fill({ field: /^Verbruik per jaar achter dezelfde meter/ }, "3000");
      await page.fill({ field: /^Prijs per kWh/ }, "9,5");
      await page.click({ button: "Bewaar het ontwerp" });
      await page.see({ text: /Uw aanbod is bewaard\./ });
      await page.click({ link: /^Bekijk en publiceer/ });
      await page.click({ button: "Publiceren" });
      await page.see({ text: /Uw aanbod staat op het plein\./ });
      const html = await (await fetch(`${site.address}/aanbod`)).text();
      expect(html).toContain("Dak van de stal");
    },
  },
];
