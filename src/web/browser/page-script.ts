import { pageInfo } from "../page-info.ts";
import routes from "../routes.ts";
import { readShell } from "../shell/shell-data.ts";
import { watchColorChoice } from "./color-mode.ts";
import { reloadOnSignIn } from "./document-sign-in.ts";
import { watchBuild } from "./loading/build-watch.ts";
import { findRoute } from "./loading/find-route.ts";
import { watchLinks } from "./loading/prefetch.ts";
import { watchMenus } from "./menus.ts";
import { markCurrentPart, openAddressedPart } from "./page-parts.ts";
import { whenIdle } from "./when-idle.ts";

// What every page does, documents and apps alike: a file of its own, without React (`src/web/root.tsx`).
const { dataset } = document.documentElement;
const { buildId, buildPollMs, isEmbedded, user } = readShell();

watchColorChoice();
watchMenus();
markCurrentPart();
openAddressedPart();
if (!("app" in dataset)) reloadOnSignIn(user?.uid ?? null);
// In the frame of another site every link out opens a window (`layouts/embed-layout.tsx`).
if (!isEmbedded) addEventListener("click", leaveToBrowser, { capture: true });
// An app says when it was hydrated (`src/web/root.tsx`).
if ("app" in dataset && !("hydrated" in dataset)) addEventListener("app:hydrated", begin, { once: true });
else whenIdle(begin);

/** A link to a document, and every link once a newer build is there, is followed by the browser: the router of an app does not see it. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin) return;
  const isDocument = pageInfo(findRoute(routes, link.pathname)?.id).kind === "document";
  if (isDocument || "outdated" in dataset) event.stopImmediatePropagation();
}

function begin(): void {
  dataset["ready"] = "";
  // In development there is no build to compare with.
  if (import.meta.env.PROD) watchBuild(buildId, buildPollMs);
  watchLinks();
}
