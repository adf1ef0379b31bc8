import { createStaticHandler, type ServerBuild } from "react-router";
import { type PageInfo, pageInfo } from "#web/page-info.ts";
import "#web/routes.ts";

export type PageRoute = {
  readonly id: string;
  /** As in routes.ts, with a slash before it: "/calculator/koper". */
  readonly path: string;
  readonly info: PageInfo;
  readonly loader: ((args: never) => unknown) | undefined;
};

export type PageMatch = { readonly route: PageRoute; readonly params: Readonly<Record<string, string | undefined>> };

const REMEMBERED_MAX = 2_000;

/** The pages of the built site, found by path as React Router finds them: without regard to case and final slash. */
export function readPageRoutes(build: ServerBuild) {
  const pages = Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const { loader } = route.module as { loader?: (args: never) => unknown };
    const page: PageRoute = { id: route.id, path: `/${route.path ?? ""}`, info: pageInfo(route.id), loader };
    return [
      { page, object: { id: route.id, ...(route.index ? { index: true as const } : { path: route.path ?? "" }) } },
    ];
  });
  // A handler ranks its routes once; matchRoutes() would rank them again at every request.
  const handler = createStaticHandler(pages.map(({ object }) => object));
  const byId = new Map(pages.map(({ page }) => [page.id, page]));
  // Finding a page costs more than answering from memory does, and each request asks for it several times.
  const known = new Map<string, PageMatch | null>();
  return {
    all: pages.map(({ page }) => page),
    match(pathname: string): PageMatch | null {
      const before = known.get(pathname);
      if (before !== undefined) return before;
      const match = handler.match(pathname)?.at(-1);
      const route = match && byId.get(match.route.id ?? "");
      const found = route ? { route, params: match.params } : null;
      if (known.size >= REMEMBERED_MAX) known.clear();
      known.set(pathname, found);
      return found;
    },
  };
}
export type PageRoutes = ReturnType<typeof readPageRoutes>;
