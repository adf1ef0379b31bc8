import { matchPath } from "react-router";
import "./router-window.ts";

const AT_ONCE = 12;

/**
 * The router holds the address against the pattern of every page when it is made, in one go. Browsers keep the patterns
 * that they have compiled: tried here a few at a time, they cost the router little, and no touch waits for all of them.
 */
export async function readyPaths(): Promise<void> {
  const paths = Object.values(window.__reactRouterManifest?.routes ?? {}).map(({ path }) => path ?? "");
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    for (const path of paths.slice(from, from + AT_ONCE)) matchPath(path, location.pathname);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
