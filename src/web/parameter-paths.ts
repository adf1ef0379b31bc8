import { variantKinds } from "#content/pages/calculators/calculator-kinds.ts";
import { genericPageNames } from "#content/pages/generic/generic-page.ts";
import { examplePath, examplesPath } from "#content/pages/sharing/example-names.ts";
import { discoverSegment, type Site } from "#content/site.ts";
import { practiceExampleIds } from "#domain/economics/practice-example.ts";

/** The addresses that exist behind each route with a parameter, for the site map and for pages rendered ahead. */
export const parameterPaths = (site: Site): Readonly<Record<string, readonly string[]>> => ({
  "/:tour/:step": ["1", "2", "3", "4"].map((step) => `/${discoverSegment(site.name)}/${step}`),
  "/:pagename": genericPageNames.map((name) => `/${name}`),
  "/calculator/:variant": ["koper", "verkoper"].flatMap((side) =>
    variantsIn(site.market).map((name) => `/calculator/${side}-${name}`),
  ),
  [`${examplesPath}/:voorbeeld`]: practiceExampleIds.map(examplePath),
});

/** The variants of a Belgian region are no business of the Dutch market. */
const variantsIn = (market: Site["market"]) => (market === "nl" ? ["onderneming"] : Object.keys(variantKinds));
