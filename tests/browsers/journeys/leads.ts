import { expect } from "vitest";
import type { BrowserPage } from "../../support/browsers/browser-page.ts";
import type { Journey } from "../../support/browsers/journey.ts";

const next = { button: "Verder" };

async function tellWho(page: BrowserPage, name: string, email: string, submit: string): Promise<void> {
  await page.fill({ field: /^Uw naam/ }, name);
  await page.fill({ field: /^E-mailadres/, within: "main" }, email);
  await page.check({ field: /mag mijn antwoorden/ });
  await page.click({ button: submit });
  await page.see({ heading: /Bedankt/ });
  await page.see({ text: /^SP-\d{4}-[0-9A-Z]{5}$/ });
  expect((await page.address()).href).not.toContain("example");
}

export const leadJourneys: readonly Journey[] = [
  {
    promise: "a buyer on a phone goes from the first question to the thanks, with a step back that keeps the answers",
    when: "soak",
    screen: "phone",
    async walk({ page }) {
      await page.open("/koper");
      await page.click(next);
      await page.see({ text: /Vul uw postcode in\./ });
      await page.fill({ field: /^Postcode van uw aansluiting/ }, "9000");
      await page.check({ field: "Met vier" });
      const sentence = { text: /Van zo’n verkoper koopt u/ };
      await page.see(sentence);
      const drawn = await page.textOf(sentence);
      await page.fill({ field: /^Uw verbruik per jaar/ }, "9000");
      await page.until("the picture follows", async () => (await page.textOf(sentence)) !== drawn);
      await page.check({ field: /^Een digitale meter/ });
      await page.click(next);
      await page.atAddress(/^\/koper\/stap\/2\?.*verbruik=9\.?000/);
      await page.check({ field: /^Op mijn naam/ });
      await page.click(next);
      await page.see({ heading: "Wat levert het u op?" });
      await page.see({ text: /U (wint|verliest) €/ });
      await page.back();
      await page.see({ field: /^Op mijn naam/ });
      await page.click(next);
      await page.see({ heading: "Wat levert het u op?" });
      await page.click(next);
      await page.see({ heading: "Zullen wij zoeken?" });
      await tellWho(page, "An Peeters", "koper@example.org", "Zoek een verkoper voor mij");
    },
  },
  {
    promise: "a seller on a phone moves the price with the slider, sees what both keep, and asks for a buyer",
    when: "soak",
    screen: "phone",
    async walk({ page }) {
      await page.open("/verkoper");
      await page.fill({ field: /^Postcode van uw aansluiting/ }, "9000");
      await page.check({ field: "Met zonnepanelen" });
      await page.fill({ field: /^Vermogen van uw panelen/ }, "12");
      await page.check({ field: /^Een digitale meter/ });
      await page.click(next);
      await page.atAddress(/^\/verkoper\/stap\/2\?/);
      await page.see({ heading: "Wat gebruikt u zelf?" });
      await page.click(next);
      await page.see({ heading: "Welke prijs vraagt u?" });
      const kept = await page.textOf("main dd");
      await page.focus("main input[type=range]");
      await page.press(...Array.from({ length: 10 }, () => "ArrowRight"));
      await page.until("what the seller keeps follows", async () => (await page.textOf("main dd")) !== kept);
      await page.click(next);
      await page.see({ heading: "Zullen wij een koper zoeken?" });
      await tellWho(page, "Bert Claes", "verkoper@example.org", "Zoek een koper voor mij");
    },
  },
];
