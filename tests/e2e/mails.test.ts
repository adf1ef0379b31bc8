import { pathToFileURL } from "node:url";
import { writeMails } from "../../scripts/verbs/mails.ts";
import { axeFaults, contrastFaults } from "../support/axe-faults.ts";
import { campaign } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";

const TOUCH_PIXELS = 44;

test("every mail reads on a phone and beside a list of mails, in light and dark, fetches nothing, and can be told apart and touched @soak", async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const asked: string[] = [];
  const judged = new Set<string>();
  page.on("request", (request) => asked.push(request.url()));
  const mails = await writeMails(testInfo.outputPath("mails"));
  expect(mails.length).toBeGreaterThan(10);
  for (const { file, subject } of mails.filter((_, at) => at % campaign(8, 1) === 0)) {
    const address = pathToFileURL(file).href;
    asked.length = 0;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(address);
    expect.soft(asked, `'${subject}' asks only for itself`).toEqual([address]);
    expect.soft([...(await axeFaults(page)), ...(await contrastFaults(page, judged))], subject).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await contrastFaults(page, judged), `${subject}, in dark`).toEqual([]);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `'${subject}' fits ${width} pixels`).toBeLessThanOrEqual(0);
      const button = await page.locator("a.m-button").boundingBox();
      expect.soft(button?.height, `the button of '${subject}'`).toBeGreaterThanOrEqual(TOUCH_PIXELS);
    }
  }
});
