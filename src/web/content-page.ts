import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PricedSite } from "#content/site.ts";
import { loadPayload } from "./browser/loading/load-payload.ts";
import { siteContext } from "./context.ts";

/** The loader of a content page: its words, and nothing that depends on who asks. */
export const contentLoader =
  <W>(words: (site: PricedSite) => W) =>
  ({ context }: Pick<LoaderFunctionArgs, "context">): W =>
    words(context.get(siteContext));

export const clientLoader = ({ url, serverLoader }: ClientLoaderFunctionArgs) => loadPayload(url, serverLoader);

/** The words that the page's loader gave. The cast is safe as long as the loader is made from the same function. */
export function useWords<W extends (site: PricedSite) => unknown>(): ReturnType<W> {
  return useLoaderData() as ReturnType<W>;
}
