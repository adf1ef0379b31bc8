import { variantKinds } from "#content/pages/calculators/calculator-kinds.ts";
import { genericPageNames } from "#content/pages/generic/generic-page.ts";
import { discoverSegment, type Site } from "#content/site.ts";

const variants = Object.keys(variantKinds);

/** The addresses that exist behind each route with a parameter, for the site map and for pages rendered ahead. */
export const parameterPaths = (site: Site): Readonly<Record<string, readonly string[]>> => ({
  "/:tour/:step": ["1", "2", "3", "4"].map((step) => `/${discoverSegment(site.name)}/${step}`),
  "/:pagename": genericPageNames.map((name) => `/${name}`),
  "/calculator/:variant": ["koper", "verkoper"].flatMap((side) =>
    variants.map((name) => `/calculator/${side}-${name}`),
  ),
});
