import { describe, expect, test } from "vitest";
import type { PageHead } from "#content/page-head.ts";
import { accountWords } from "#content/pages/accounts/account.ts";
import { detailsWords } from "#content/pages/accounts/details.ts";
import { formsWords } from "#content/pages/accounts/forms.ts";
import { loginWords } from "#content/pages/accounts/sign-in/login.ts";
import { logoutWords } from "#content/pages/accounts/sign-in/logout.ts";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { requestResetWords } from "#content/pages/accounts/sign-in/request-reset.ts";
import { resendVerificationWords } from "#content/pages/accounts/sign-in/resend-verification.ts";
import { resetPasswordWords } from "#content/pages/accounts/sign-in/reset-password.ts";
import { verifyEmailWords } from "#content/pages/accounts/sign-in/verify-email.ts";
import { buyerCalculatorWords } from "#content/pages/calculators/buyer.ts";
import { guaranteesWords } from "#content/pages/calculators/guarantees.ts";
import { sellerCalculatorWords } from "#content/pages/calculators/seller.ts";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import { buyerV3Words } from "#content/pages/journeys/buyer-v3.ts";
import { sellerWords } from "#content/pages/journeys/seller.ts";
import { thanksBuyerWords } from "#content/pages/journeys/thanks-buyer.ts";
import { thanksSellerWords } from "#content/pages/journeys/thanks-seller.ts";
import { offersWords } from "#content/pages/market/offers.ts";
import type { Market, Site } from "#content/site.ts";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";

const kinds = ["general", "flanders", "brussels", "business"] as const;

const site = (market: Market): Site =>
  sampleSite({ market, titlePostfix: " | proef", publicUrl: "http://localhost:3000" });

type Words = { head: PageHead };
const pagesOf = (market: Market): Words[] => [
  ...[
    accountWords,
    detailsWords,
    formsWords,
    loginWords,
    logoutWords,
    registerWords,
    requestResetWords,
    resendVerificationWords,
    resetPasswordWords,
    verifyEmailWords,
    guaranteesWords,
    buyerWords,
    buyerV3Words,
    sellerWords,
    thanksBuyerWords,
    thanksSellerWords,
    offersWords,
  ].map((words) => words(site(market))),
  ...kinds.map((kind) => buyerCalculatorWords(site(market), kind)),
  ...kinds.map((kind) => sellerCalculatorWords(site(market), kind)),
];

describe.each<Market>(["be", "nl"])("on the %s market", (market) => {
  const pages = pagesOf(market);

  test("no two pages share a title or a description", () => {
    for (const texts of [pages.map(({ head }) => head.title), pages.map(({ head }) => head.description)]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test.each(pages.map(({ head }) => [head.title, head.description]))(
    "%s has a description that a search engine shows whole",
    (_, description) => {
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  test.each(pages.map((words) => [words.head.title, JSON.stringify(words)]))(
    "%s says at least 120 words, without shouting and without claims that cannot be proven",
    (_, text) => {
      expect((text.match(/[\p{L}][\p{L}'’-]+/gu) ?? []).length).toBeGreaterThanOrEqual(120);
      expect(text).not.toContain("!");
      expect(text).not.toMatch(/\bgroene?\b|klimaatneutraal|CO2-neutraal/i);
      expect(text).not.toMatch(/stroomplein/i);
    },
  );

  test("words are plain data that survive the payload", () => {
    for (const words of pages) expect(JSON.parse(JSON.stringify(words))).toEqual(words);
  });
});

test("the Dutch market's own calculators and accounts name no Belgian grid operator, regulator or region", () => {
  const dutch = site("nl");
  const pages = [
    loginWords,
    registerWords,
    guaranteesWords,
    buyerCalculatorWords,
    sellerCalculatorWords,
    thanksBuyerWords,
    thanksSellerWords,
  ].map((words) => words(dutch));
  for (const { regions, ...page } of pages as (Words & { regions?: unknown })[]) {
    expect(JSON.stringify(page), page.head.title).not.toMatch(/Fluvius|Sibelga|Brugel|Vlaams|Vlaanderen|meetregime/);
  }
});
