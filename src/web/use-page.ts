import { useMatches } from "react-router";
import type { PageTerm } from "#content/glossary.ts";
import type { PageHead } from "#content/page-head.ts";
import { type PageInfo, pageInfo } from "./page-info.ts";

export type ShownPage = {
  readonly info: PageInfo;
  readonly head: PageHead | null;
  /** The terms of the glossary that its texts name. */
  readonly terms: readonly PageTerm[];
  readonly pathname: string;
};

/** What the page that is shown tells about itself. */
export function usePage(): ShownPage {
  const page = useMatches().at(-1);
  const loaded = page?.loaderData as { head?: PageHead; terms?: readonly PageTerm[] } | null | undefined;
  return {
    info: pageInfo(page?.id),
    head: loaded?.head ?? null,
    terms: loaded?.terms ?? [],
    pathname: page?.pathname ?? "/",
  };
}
