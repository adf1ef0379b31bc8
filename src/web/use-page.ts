import { useMatches } from "react-router";
import type { PageHead } from "#content/page-head.ts";
import type { PageHandle } from "./page-handle.ts";

/** What the page that is shown tells about itself. */
export function usePage(): { readonly handle: PageHandle; readonly head: PageHead | null; readonly pathname: string } {
  const page = useMatches().at(-1);
  const head = (page?.loaderData as { head?: PageHead } | null | undefined)?.head ?? null;
  return { handle: (page?.handle as PageHandle | undefined) ?? {}, head, pathname: page?.pathname ?? "/" };
}
