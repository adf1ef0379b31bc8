import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Site } from "#content/site.ts";
import { loadPayload } from "./browser/load-payload.ts";
import { siteContext } from "./context.ts";

/** The loader of a content page: its words, and nothing that depends on who asks. */
export const contentLoader =
  <W>(words: (site: Site) => W) =>
  ({ context }: Pick<LoaderFunctionArgs, "context">): W =>
    words(context.get(siteContext));

export const clientLoader = ({ url, serverLoader }: ClientLoaderFunctionArgs) => loadPayload(url, serverLoader);

/** The words that the page's loader gave. The cast is safe as long as the loader is made from the same function. */
export function useWords<W extends (site: Site) => unknown>(): ReturnType<W> {
  return useLoaderData() as ReturnType<W>;
}
