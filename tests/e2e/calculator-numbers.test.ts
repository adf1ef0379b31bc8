import fc from "fast-check";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { NOTHING_PUBLISHED, priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { calculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { writeSituation } from "#web/forms/queries/situation-query.ts";
import { answerableSituation } from "../support/any-situation.ts";
import { campaign } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";
import { openFoldedSections } from "../support/open-folded-sections.ts";
import { PRICE_DAY } from "../support/price-day.ts";
import { plainText, shownTexts } from "../support/shown-texts.ts";

test.beforeEach(({ page }) => openFoldedSections(page));

test.use({ siteOptions: { today: PRICE_DAY } });

/** A campaign of 200 in parts, so that one that fails says which and the others go on. */
const PARTS = campaign(1, 10);
const SITUATIONS = campaign(1, 20);
const SEED = campaign(7, Date.now());

for (let part = 1; part <= PARTS; part++) {
  test(`every number that the browser works out and draws is the engine's, part ${part} of ${PARTS}`, async ({
    page,
    open,
  }) => {
    test.setTimeout(campaign(90_000, 1_800_000));
    const situations = fc.sample(
      answerableSituation.filter(({ market }) => market === "be"),
      { numRuns: SITUATIONS, seed: SEED + part },
    );
    const places = await loadPlaces();
    for (const situation of situations) {
      const { side } = situation;
      const query = writeSituation(situation, defaultSituation(side, "be", PRICE_DAY));
      const setting = {
        side,
        market: "be",
        today: PRICE_DAY,
        variant: null,
        platformFee: 0,
        cards: priceStretchOf(PRICE_DAY, NOTHING_PUBLISHED),
        dayPrices: null,
      } as const;
      const { outcome } = calculatorOutcome(query, setting, places);
      const path = `/calculator/${side === "buyer" ? "koper" : "verkoper"}`;
      // The server answers for another term; only the browser sees the situation itself.
      const { years } = situation.prices;
      const before = new URLSearchParams(query);
      before.set("jaren", String(years === 1 ? 2 : years - 1));
      await open(`${path}?${before}`);
      // The pictures come to life at the first sign of a hand.
      await page.mouse.move(20, 20);
      await page.evaluate((text) => {
        const field = document.getElementById("veld-jaren") as HTMLInputElement;
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }, String(years));
      await expect.poll(() => new URL(page.url()).search, { message: `${query}` }).toBe(`?${query}`);
      const { view } = outcome;
      const texts = view ? shownTexts(view) : [plainText(outcome.refusal?.title ?? "")];
      const missing = () =>
        page
          .getByRole("main")
          .evaluate((main) => main.textContent ?? "")
          .then((shown) => texts.filter((text) => !plainText(shown).includes(text)));
      await expect.poll(missing, { message: `${path}?${query}` }).toEqual([]);
      const gains = await page.locator("[data-gain]").evaluateAll((nodes) => nodes.map((node) => node.dataset["gain"]));
      // The last bits of a sine are each engine's own; what is written of it is the same to the cent.
      expect(gains.map(Number), `${path}?${query}`).toEqual(
        view ? [view.own.value, view.other.value].map((gain) => expect.closeTo(gain, 4)) : [],
      );
    }
  });
}
