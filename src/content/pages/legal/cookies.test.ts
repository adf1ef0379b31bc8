import { expect, test } from "vitest";
import type { LegalText } from "#content/legal-text.ts";
import { cookiesWords } from "#content/pages/legal/cookies.ts";
import { sampleSite } from "../../../../tests/support/domain/sample-site.ts";

const site = sampleSite();

const namesIn = (words: LegalText) =>
  words.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === "object" && "table" in block ? block.table.rows.map(([name]) => name) : [],
    ),
  );

test("a site for one market without a tag manager keeps no cookie but those of signing in and of a request, and says that it measures nothing", () => {
  const words = cookiesWords(site, false);
  expect(namesIn(words)).toEqual([
    "sessie",
    "aangemeld",
    "toestel",
    "aanvraag",
    "nuxt-color-mode",
    "rekenaar-open",
    "reis-koper",
    "reis-verkoper",
    "nuxt:reload",
    "react-router-scroll-positions",
  ]);
  expect(JSON.stringify(words)).toContain("geen meetdienst");
});

test("the cookie of the market stands there only when both markets are offered", () => {
  expect(namesIn(cookiesWords({ ...site, flags: true }, false))).toContain("markt");
  expect(namesIn(cookiesWords(site, true))).not.toContain("markt");
});

test("with a tag manager the consent cookie and the way to withdraw are named", () => {
  const words = cookiesWords(site, true);
  expect(namesIn(words)).toContain("toestemming");
  expect(JSON.stringify(words)).toContain("Cookie-instellingen");
});

test("an operator that is not configured stays visible between brackets", () => {
  expect(JSON.stringify(cookiesWords(site, false))).toContain("[naam van de uitbater]");
  const named = { ...site, operator: { ...site.operator, name: "Plein bv" } };
  expect(JSON.stringify(cookiesWords(named, false))).not.toContain("[naam van de uitbater]");
});
