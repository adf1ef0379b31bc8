import { discoverSegment, type Site } from "#content/site.ts";

/** The addresses that exist behind each route with a parameter, for the site map and for pages rendered ahead. */
export const parameterPaths = (site: Site): Readonly<Record<string, readonly string[]>> => ({
  "/:tour/:step": ["1", "2", "3", "4"].map((step) => `/${discoverSegment(site.name)}/${step}`),
});
