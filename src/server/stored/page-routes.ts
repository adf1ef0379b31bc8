import { createStaticHandler, type ServerBuild } from "react-router";
import type { PageHandle } from "#web/page-handle.ts";

export type PageRoute = {
  readonly id: string;
  /** As in routes.ts, with a slash before it: "/calculator/koper". */
  readonly path: string;
  readonly handle: PageHandle;
  readonly loader: ((args: never) => unknown) | undefined;
};

export type PageMatch = { readonly route: PageRoute; readonly params: Readonly<Record<string, string | undefined>> };

/** The pages of the built site, found by path as React Router finds them: without regard to case and final slash. */
export function readPageRoutes(build: ServerBuild) {
  const pages = Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const { handle, loader } = route.module as { handle?: PageHandle; loader?: (args: never) => unknown };
    const page: PageRoute = { id: route.id, path: `/${route.path ?? ""}`, handle: handle ?? {}, loader };
    return [
      { page, object: { id: route.id, ...(route.index ? { index: true as const } : { path: route.path ?? "" }) } },
    ];
  });
  // A handler ranks its routes once; matchRoutes() would rank them again at every request.
  const handler = createStaticHandler(pages.map(({ object }) => object));
  const byId = new Map(pages.map(({ page }) => [page.id, page]));
  return {
    all: pages.map(({ page }) => page),
    match(pathname: string): PageMatch | null {
      const match = handler.match(pathname)?.at(-1);
      const route = match && byId.get(match.route.id ?? "");
      return route ? { route, params: match.params } : null;
    },
  };
}
export type PageRoutes = ReturnType<typeof readPageRoutes>;
