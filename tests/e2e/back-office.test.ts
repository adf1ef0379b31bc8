import type { Page } from "@playwright/test";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { reportOffer } from "#application/market/moderation/report-offer.ts";
import { campaign } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";
import { marketContext, offerInput } from "../support/market-builders.ts";
import type { TestSite } from "../support/test-site.ts";
import { walkedRoutes } from "../support/walked-routes.ts";

test.use({ viewport: { width: 360, height: 740 } });

const client = { address: "192.0.2.9", device: "x", deviceToken: null };
const reportInput = {
  reason: "misleading",
  text: "De foto klopt niet.",
  numberRemoved: "",
  email: null,
  formKey: null,
} as const;

async function openReportedOffer({ ports, signIn }: TestSite): Promise<string> {
  const [session] = await signIn();
  const uid = (await ports.identity.recognise(session?.value ?? ""))?.uid ?? "";
  const saved = await saveOffer(ports, uid, offerInput({ title: "Dak met melding" }), marketContext);
  if (!saved.ok) throw new Error(saved.refusal.code);
  await moveOffer(ports, uid, saved.value.id, "publish");
  await reportOffer(ports, saved.value.id, reportInput, client, null);
  return saved.value.id;
}

const pages = walkedRoutes.filter(({ path, status }) => path.startsWith("/beheer") && status === undefined);

/** What can be pressed or filled in on the page, each marked with its number in the order of the page. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea, summary)"),
    ];
    const shown = controls.filter(
      (control) => control.checkVisibility() && !control.matches(":disabled, [type=hidden]"),
    );
    // Of a group of radio buttons the keyboard stops at one.
    const stops = shown.filter(
      (control) =>
        !control.matches("[type=radio]:not(:checked)") ||
        !document.querySelector(`[type=radio][name="${control.getAttribute("name")}"]:checked`),
    );
    for (const [at, control] of stops.entries()) control.dataset["stop"] = String(at);
    return stops.length;
  });

test("everything that an operator can press or fill in is reached by Tab, in the order of the page, on every page", async ({
  page,
  context,
  site,
  open,
}) => {
  test.setTimeout(campaign(60_000, 300_000));
  await openReportedOffer(site);
  await context.addCookies(await site.signInAsOperator());
  for (const { path } of pages.filter((_, at) => at % campaign(4, 1) === 0)) {
    await open(path);
    const stops = await markControls(page);
    await page.locator("main").focus();
    const reached: number[] = [];
    // A table that is wider than the screen takes the focus too, to be pushed sideways.
    for (let pressed = 0; reached.length < stops && pressed < 2 * stops + 30; pressed += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["stop"]);
      // A day is several stops in one field.
      if (stop !== undefined && Number(stop) !== reached.at(-1)) reached.push(Number(stop));
    }
    expect(reached, path).toEqual(Array.from({ length: stops }, (_, at) => at));
  }
});
