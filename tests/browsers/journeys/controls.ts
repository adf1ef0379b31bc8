import { expect } from "vitest";
import type { Journey } from "../../support/browsers/journey.ts";

const PAGE = "/component-test";

export const controlJourneys: readonly Journey[] = [
  {
    promise:
      "a dialog holds the focus, gives it back on Escape, and what it confirms is told by a toast that goes by itself",
    when: "soak",
    async walk({ page }) {
      await page.open(PAGE);
      const opener = { button: "Aanbod verwijderen", within: "#vensters" };
      await page.click(opener);
      await page.see({ heading: "Dit aanbod verwijderen?", within: "[role=dialog]" });
      for (let step = 0; step < 6; step += 1) {
        await page.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
      }
      await page.press("Escape");
      await page.gone("[role=dialog]");
      await page.until("the focus is back", () => page.isFocused(opener));
      await page.click(opener);
      await page.click({ button: "Verwijderen", within: "[role=dialog]" });
      await page.see({ text: "Aanbod verwijderd" });
      await page.gone({ text: "Aanbod verwijderd" });
    },
  },
  {
    promise: "a word of the glossary shows its meaning in the browser's own popover, and Escape closes it",
    when: "webkit",
    async walk({ page }) {
      await page.open("/kopersinformatie");
      await page.gone(".term-meaning");
      await page.click("main .term");
      await page.see(".term-meaning");
      expect(await page.count(".term-meaning")).toBe(1);
      expect(await page.evaluate(() => document.querySelectorAll(".term-meaning:popover-open").length)).toBe(1);
      await page.press("Escape");
      await page.gone(".term-meaning");
    },
  },
  {
    promise: "an explanation beside a button takes the focus, a menu is walked by arrows, and both close",
    when: "soak",
    async walk({ page }) {
      await page.open(PAGE);
      await page.click({ button: "Wat is kWp?" });
      await page.see("[role=dialog][aria-label='Uitleg over kWp']");
      await page.until("the focus is inside", () => page.isFocused({ link: "Meer over panelen" }));
      await page.press("Escape");
      await page.gone("[role=dialog]");
      await page.focus({ button: "Mijn account", within: "main" });
      await page.press("Enter");
      await page.until("the first choice has the focus", () => page.isFocused({ button: "Mijn gegevens" }));
      await page.press("ArrowDown");
      await page.until("the second choice has the focus", () => page.isFocused({ button: "Mijn formulieren" }));
      await page.press("Escape");
      await page.gone("[role=menu]");
    },
  },
  {
    promise: "a number is rewritten on leaving and stepped by arrows, a slider and its number follow each other",
    when: "firefox",
    async walk({ page }) {
      await page.open(PAGE);
      const use = "[name=number-kilowatt-hours]";
      await page.fill(use, "1234.5");
      await page.press("Tab");
      await page.until("it is written our way", async () => (await page.valueOf(use)) === "1.234,5");
      const panels = "[name=number-stepper]";
      await page.focus(panels);
      await page.press("ArrowUp");
      expect(await page.valueOf(panels)).toBe("19");
      await page.press("PageDown");
      expect(await page.valueOf(panels)).toBe("9");
      const number = "[name=slider-with-number]";
      const slider = {
        field: "Uw verbruik per jaar",
        within: "label:has(input[type=range]), div:has(> input[type=range])",
      };
      await page.fill(number, "4.400");
      await page.until("the slider follows", async () => (await page.valueOf(slider)) === "4400");
      await page.focus(slider);
      await page.press("ArrowRight");
      await page.until("the number follows", async () => (await page.valueOf(number)) === "4.500");
    },
  },
  {
    promise: "a day is picked in the browser's own field, and is what the form sends",
    when: "webkit",
    async walk({ page, person }) {
      await (await person("dag@example.org")).enter();
      await page.open("/account/aanbod/nieuw");
      await page.pickDay("[name=start]", "2027-04-01");
    },
  },
  {
    promise: "a combobox is worked by keys alone: type, walk, take",
    when: "soak",
    async walk({ page }) {
      await page.open(PAGE);
      await page.focus("[role=combobox]");
      await page.type("ge");
      await page.until("three places", async () => (await page.count("[role=option]")) === 3);
      await page.press("ArrowDown", "Enter");
      await page.until("it is taken", async () => (await page.valueOf("[role=combobox]")) === "Gent");
      await page.gone("[role=listbox]");
    },
  },
];
