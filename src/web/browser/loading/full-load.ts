import { pageInfo } from "../../page-info.ts";
import routes from "../../routes.ts";
import { findRoute } from "./find-route.ts";

type Target = { readonly pathname: string; readonly search: string };

const reasons: ((target: Target) => boolean)[] = [];

/** From now on a navigation to such a target loads it from the server. */
export const loadFromServerWhen = (applies: (target: Target) => boolean): void => void reasons.push(applies);

/** Documents, everything once a newer build is there (`build-watch.ts`), and what was asked for above. */
export const mustLoadFromServer = (target: Target): boolean =>
  pageInfo(findRoute(routes, target.pathname)?.id).kind === "document" ||
  "outdated" in document.documentElement.dataset ||
  reasons.some((applies) => applies(target));
