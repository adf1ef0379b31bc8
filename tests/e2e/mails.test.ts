import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { writeMails } from "../../scripts/verbs/mails.ts";

const TOUCH_PIXELS = 44;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("every mail reads on a phone and beside a list of mails, fetches nothing, and can be told apart and touched", async ({
      page,
    }, testInfo) => {
      test.slow();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const mails = await writeMails(testInfo.outputPath("mails"));
      expect(mails.length).toBeGreaterThan(10);
      for (const { file, subject } of mails) {
        const address = pathToFileURL(file).href;
        asked.length = 0;
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address);
        expect.soft(asked, `'${subject}' asks only for itself`).toEqual([address]);
        const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa"]).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
            subject,
          )
          .toEqual([]);
        for (const width of [320, 360, 640]) {
          await page.setViewportSize({ width, height: 740 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(overflow, `'${subject}' fits ${width} pixels`).toBeLessThanOrEqual(0);
          const button = await page.locator("a.m-button").boundingBox();
          expect.soft(button?.height, `the button of '${subject}'`).toBeGreaterThanOrEqual(TOUCH_PIXELS);
        }
      }
    });
  });
}
