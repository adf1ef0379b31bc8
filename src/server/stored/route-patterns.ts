import { isPayloadPath, pageOfPayload } from "../requests/payload.ts";
import type { PageRoutes } from "./page-routes.ts";

type Pattern = { readonly route: string | null; readonly page: string };

const REMEMBERED_MAX = 2_000;
/** Files and endpoints, whose addresses a pattern such as "/:pagename" would fit too. */
const noPage = /^\/(assets|api|builds|cards)\/|^\/(healthz|readyz|metrics|markt)$|\.[a-z0-9]{2,11}$/;

/**
 * The page that an address is of, also when its data alone were asked for. Finding one costs more than answering from
 * memory does, so the latest are remembered.
 */
export function openRoutePatterns(routes: PageRoutes) {
  const known = new Map<string, Pattern>();
  const find = (pathname: string): Pattern => {
    const page = isPayloadPath(pathname) ? pageOfPayload(pathname) : pathname.replace(/\.data$/, "");
    const found = routes.match(page)?.route.path ?? null;
    const isPage = found !== "/*" && !(found?.includes(":") && noPage.test(page));
    return { route: isPage ? found : null, page };
  };
  return {
    of(pathname: string): Pattern {
      const before = known.get(pathname);
      if (before) return before;
      if (known.size >= REMEMBERED_MAX) known.clear();
      const found = find(pathname);
      known.set(pathname, found);
      return found;
    },
  };
}
