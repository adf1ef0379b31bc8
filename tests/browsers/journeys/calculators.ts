import { expect } from "vitest";
import type { BrowserPage } from "../../support/browsers/browser-page.ts";
import type { Journey } from "../../support/browsers/journey.ts";
import { keepMeterFile } from "./keep-meter-file.ts";

const gains = (page: BrowserPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-gain]")].map((node) => Number(node.getAttribute("data-gain"))),
  );

const SLIDER = "#prijs input[type=range]";

export const calculatorJourneys: readonly Journey[] = [
  {
    promise: "the slider of a calculator moves what both gain, and the sum of the two stays",
    when: "soak",
    async walk({ page }) {
      await page.open("/calculator/koper?verbruik=9000");
      const [own = 0, other = 0] = await gains(page);
      await page.click({ text: /^Welke prijs is eerlijk/ });
      await page.focus(SLIDER);
      await page.press(...Array.from({ length: 20 }, () => "ArrowLeft"));
      await page.until("the buyer gains more", async () => ((await gains(page))[0] ?? 0) > own);
      const price = await page.valueOf(SLIDER);
      await page.atAddress(new RegExp(`prijs=${price.replace(".", "%2C")}(&|$)`));
      const [movedOwn = 0, movedOther = 0] = await gains(page);
      expect(movedOther).toBeLessThan(other);
      expect(movedOwn + movedOther).toBeCloseTo(own + other, 6);
      expect(await page.valueOf("#veld-prijs")).toBe(price.replace(".", ","));
    },
  },
  {
    promise: "a calculator reads somebody's own meter file in its worker, and answers with it",
    when: "soak",
    async walk({ page }) {
      await page.open("/calculator/koper");
      const before = await gains(page);
      await page.check("#deur-bestand");
      await page.upload("#bestand-buyer", keepMeterFile({ hasInjection: false }));
      await page.see({ text: /Gelezen: twaalf maanden vanaf 1 januari 2025/ });
      await page.until("the answer follows the file", async () => String(await gains(page)) !== String(before));
      await page.check("#deur-weet");
      await page.until("the answer without the file is back", async () => String(await gains(page)) === String(before));
    },
  },
  {
    promise: "a month opens to its days and a day to its quarters, and a seller is added and taken away",
    when: "soak",
    async walk({ page }) {
      await page.open("/calculator/koper?verbruik=9000");
      await page.click({ text: /^Het jaar, de maand/ });
      // The pictures come to life as the visitor comes near; a click before that is not kept.
      await page.until("the days of March", async () => {
        await page.click({ button: "mrt", within: "#jaar" });
        return (await page.count({ text: /De dagen van maart/ })) > 0;
      });
      await page.click({ button: "29", within: "#jaar" });
      await page.see({ text: /er zijn 92 kwartieren/ });
      await page.click({ text: /^Meer dan één verkoper/ });
      await page.click({ button: "Voeg een verkoper toe" });
      await page.fill("#veld-verkoper-2-vermogen", "6");
      await page.see({ text: /Verkoper 2: 6 kWp, zuid/ });
      await page.click({ button: "Haal verkoper 2 weg" });
      await page.gone("#veld-verkoper-2-vermogen");
    },
  },
  {
    promise: "going back in a calculator brings back what was typed before",
    when: "soak",
    async walk({ page }) {
      await page.open("/calculator/verkoper?kwp=6");
      const before = await gains(page);
      await page.fill("#veld-kwp", "24");
      await page.atAddress(/kwp=24/);
      await page.until("the answer follows", async () => String(await gains(page)) !== String(before));
      const live = await gains(page);
      await page.reload();
      expect(await gains(page)).toEqual(live);
      await page.click({ button: "Reken uit" });
      await page.atAddress(/#uitkomst$/);
      await page.open("/overons");
      await page.backToPage();
      expect(await page.valueOf("#veld-kwp")).toBe("24");
      expect(await gains(page)).toEqual(live);
    },
  },
];
