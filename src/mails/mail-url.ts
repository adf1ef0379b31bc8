import type { Site } from "#content/site.ts";

/** Links lead to the configured address alone, never to one that a request named. */
export const mailUrl = (site: Site, path: string): string => new URL(path, site.publicUrl).href;
