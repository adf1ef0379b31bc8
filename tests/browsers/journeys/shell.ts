import { expect } from "vitest";
import { shellWords } from "#content/shell.ts";
import type { BrowserPage } from "../../support/browsers/browser-page.ts";
import type { Journey } from "../../support/browsers/journey.ts";

const { colorMode } = shellWords;

const look = (page: BrowserPage) =>
  page.evaluate(() => {
    const { classList } = document.documentElement;
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    const isDark = red + green + blue < 200;
    if (classList.contains("switching-mode")) return "switching";
    if (classList.contains("dark") !== isDark) return "in between";
    return isDark ? "dark" : "light";
  });

const untilLooks = (page: BrowserPage, wanted: string) =>
  page.until(`the page is ${wanted}`, async () => (await look(page)) === wanted);

export const shellJourneys: readonly Journey[] = [
  {
    promise: "on a dark device the page is dark, another colour is chosen by keys and kept",
    when: "soak",
    colourMode: "dark",
    async walk({ page }) {
      await page.open("/overons");
      await untilLooks(page, "dark");
      await page.focus({ field: colorMode.system, within: "header" });
      await page.press("ArrowRight");
      await untilLooks(page, "light");
      await page.reload();
      await untilLooks(page, "light");
      expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
    },
  },
  {
    promise: "the menu of a phone opens, closes on Escape, leads on, and nothing sticks out sideways",
    when: "firefox",
    screen: "phone",
    async walk({ page }) {
      await page.open("/overons");
      const place = { link: "Energie delen", within: "header details" };
      await page.gone(place);
      await page.click({ button: shellWords.menu, within: "header" });
      await page.see(place);
      await page.press("Escape");
      await page.gone(place);
      await page.until("the focus is on the menu", () => page.isFocused({ button: shellWords.menu, within: "header" }));
      await page.click({ button: shellWords.menu, within: "header" });
      await page.click(place);
      await page.atAddress(/^\/energie-delen$/);
      await page.gone(place);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    },
  },
  {
    promise: "a navigation inside the site puts the focus at the new page, and going back finds the old one",
    when: "soak",
    async walk({ page }) {
      await page.open("/overons");
      await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      await page.focus({ link: "Contact", within: "footer" });
      await page.press("Enter");
      await page.atAddress(/^\/contact$/);
      await page.until("the focus is at the content", () => page.isFocused("main"));
      await page.back();
      await page.atAddress(/^\/overons$/);
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    },
  },
  {
    promise: "the site is searched while one types, by keys alone",
    when: "soak",
    async walk({ page }) {
      await page.open("/zoeken");
      await page.focus({ field: "Zoekwoorden", within: "main" });
      await page.type("capaciteitstarief");
      await page.see("main [aria-label='Gevonden plaatsen'] a");
      await page.press("ArrowDown");
      await page.until("the first place has the focus", () =>
        page.isFocused("main [aria-label='Gevonden plaatsen'] a"),
      );
    },
  },
  {
    promise: "on paper the header and the footer are gone, the text stays, and the browser prints it",
    when: "soak",
    async walk({ page }) {
      await page.open("/gebruikersinformatie/privacyverklaring");
      if (page.printPage) {
        const paper = Buffer.from(await page.printPage(), "base64").toString("latin1");
        expect(paper.slice(0, 5)).toBe("%PDF-");
      }
      // No driver shows paper: the rules for it are made to hold for the screen.
      await page.evaluate(() => {
        const turn = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = "all";
            if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) turn(sheet.cssRules);
      });
      await page.gone("header[data-shell]");
      await page.gone("footer[data-shell]");
      await page.see("main h1");
    },
  },
  {
    promise: "a calculator in the frame of a partner stands at its own height and answers there",
    when: "soak",
    extraPages: {
      "/partner": `<!doctype html><html><head><title>Partner</title></head><body><iframe data-calculator title="Calculator" style="width:100%;height:300px" src="{address}/calculator/koper?verbruik=9000&inbed=1"></iframe><script src="{address}/embed.js"></script></body></html>`,
    },
    async walk({ page, site }) {
      await page.go(`${site.partner}/partner`);
      const heightOf = () => page.evaluate(() => document.querySelector("iframe")?.clientHeight ?? 0);
      await page.until("the frame is as tall as the calculator", async () => (await heightOf()) > 1000);
      await page.inFrame("iframe", async () => {
        await page.ready();
        await page.see({ link: /Een calculator van/ });
        await page.fill("#veld-verbruik", "4000");
        await page.atAddress(/verbruik=4[.]?000/);
      });
    },
  },
];
