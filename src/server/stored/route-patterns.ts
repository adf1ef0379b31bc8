import { isPayloadPath, pageOfPayload } from "../requests/payload.ts";
import type { PageRoutes } from "./page-routes.ts";

type Pattern = { readonly route: string | null; readonly page: string };

/** Files and endpoints, whose addresses a pattern such as "/:pagename" would fit too. */
const noPage = /^\/(assets|api|builds|cards)\/|^\/(healthz|readyz|metrics|markt)$|\.[a-z0-9]{2,11}$/;

/** The page that an address is of, also when its data alone were asked for. */
export function openRoutePatterns(routes: PageRoutes) {
  return {
    of(pathname: string): Pattern {
      const page = isPayloadPath(pathname) ? pageOfPayload(pathname) : pathname.replace(/\.data$/, "");
      const found = routes.match(page)?.route.path ?? null;
      const isPage = found !== "/*" && !(found?.includes(":") && noPage.test(page));
      return { route: isPage ? found : null, page };
    },
  };
}
