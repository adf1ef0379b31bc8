import { campaign } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";
import { walkedRoutes } from "../support/walked-routes.ts";

const pages = walkedRoutes.filter(({ status, isSignedIn, isOperator }) => !status && !isSignedIn && !isOperator);
/** The pages below the workbench show a colour and nothing else. */
const readable = pages.filter(({ path }) => !path.startsWith("/test42/"));
/** They say in a few words that something is done or over, and lead on. */
const shortAnswers = ["/wachtlijst", "/nieuwsbrief/voorkeuren?sleutel=onbekend", "/uitnodiging?token=onbekend"];

const teaching = [
  ...[
    "/",
    "/overons",
    ...["", "/factuur", "/aan-de-slag", "/vragen", "/volledig"].map((chapter) => `/kopersinformatie${chapter}`),
    ...["", "/prijs", "/aan-de-slag", "/vragen", "/volledig"].map((chapter) => `/verkopersinformatie${chapter}`),
    "/energie-delen",
    "/energie-delen/praktijkvoorbeelden",
    "/energie-delen/praktijkvoorbeelden/buren",
    "/energie-delen/praktijkvoorbeelden/koelhuis",
  ],
  ...["/contact", "/nieuwsbrief", "/rekenmodel", "/ontdekstroomplein/1"],
  ...["/begrippen", "/gewesten", "/herroeping", "/hoe-werkt-het", "/hoe-wij-rekenen", "/klachten", "/kosten", "/pers"],
  ...["/toegankelijkheid", "/veelgestelde-vragen", "/gebruikersinformatie/disclaimer"],
  ...["cookieverklaring", "privacyverklaring", "algemenevoorwaarden"].map((name) => `/gebruikersinformatie/${name}`),
];

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads: a heading and either a text or something to fill in", async ({ page }) => {
    test.slow();
    for (const { path } of readable.filter((_, at) => at % campaign(4, 1) === 0)) {
      await page.goto(path);
      expect
        .soft(await page.locator("h1").allInnerTexts(), `headings of ${path}`)
        .toEqual([expect.stringMatching(/\S/)]);
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts as text.
      const words = (await page.getByRole("main").innerText()).split(/\s+/).length;
      const controls = await page
        .getByRole("main")
        .locator("input:visible, select:visible, textarea:visible, button:visible")
        .count();
      const ways = shortAnswers.includes(path) ? await page.getByRole("main").getByRole("link").count() : controls;
      expect.soft(words >= 120 || ways > 0, `${path} has ${words} words and ${ways} controls`).toBe(true);
    }
  });

  test("on a phone every page that teaches begins to answer its title in the first screen @soak", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of teaching.filter((_, at) => at % campaign(3, 1) === 0)) {
      await page.goto(path);
      const answer = page
        .getByRole("main")
        .getByText(/\S.{50,}/)
        .first();
      const place = await answer.boundingBox();
      expect.soft(place && place.y + Math.min(place.height, 60), `first sentence of ${path}`).toBeLessThan(740);
    }
  });

  test("the menu of the phone opens and leads on", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/overons");
    await page.locator("header summary").click();
    await page.locator("header details").getByRole("link", { name: "Energie delen" }).click();
    await expect(page).toHaveURL(/\/energie-delen$/);
  });

  test("a term of the glossary explains itself at a touch, and is gone at a touch beside it", async ({ page }) => {
    await page.goto("/kosten");
    const meaning = page.locator("#begrip-meetregime-3");
    await expect(meaning).toBeHidden();
    await page.getByRole("button", { name: "meetregime 3" }).click();
    await expect(meaning).toContainText("elk kwartier apart");
    await page.mouse.click(2, 300);
    await expect(meaning).toBeHidden();
  });

  test("what needs scripts is not shown", async ({ page }) => {
    await page.goto("/overons");
    await expect(page.getByRole("radio", { name: "Donker" })).toHaveCount(0);
  });
});
