import type { Journey } from "../../support/browsers/journey.ts";

export const homeJourneys: readonly Journey[] = [
  {
    promise:
      "the home page shows the question of the chosen side, answers while one types, and leads to the calculator",
    when: "firefox",
    async walk({ page }) {
      await page.open("/");
      await page.see("#quick-buy-amount");
      await page.gone("#quick-sell-amount");
      await page.check("#quick-sell");
      await page.see("#quick-sell-amount");
      await page.gone("#quick-buy-amount");
      await page.fill("#quick-sell-postcode", "9000");
      await page.fill("#quick-sell-amount", "8");
      await page.see({
        text: /^(U (wint|verdient|verliest)|Voor u is dat|Bij een goedkope leverancier) .*€/,
        within: "[role=status]",
      });
      await page.click({ button: "Reken uit wat ik verdien" });
      await page.atAddress(/^\/calculator\/verkoper\?.*kwp=8/);
      await page.see({ heading: /./, within: "main" });
    },
  },
];
