import { shellWords } from "#content/shell.ts";
import { toastStore } from "#ui/overlay/toast-store.ts";
import { isLeaving } from "./page-leaving.ts";
import { pathOf } from "./router-window.ts";

const KEY = "nuxt:reload";
const GUARD_MS = 10_000;
/** Who leaves a page cuts off what it loads, and is gone by then: that was no failure. */
const TELL_AFTER_MS = 5000;

/** Loads the path as a full page, unless that was done for the same path less than ten seconds ago. */
function loadAsPage(path: string, now: number = Date.now()): boolean {
  const guarded = readGuard();
  if ((guarded[path] ?? 0) > now) return false;
  const kept = Object.entries({ ...guarded, [path]: now + GUARD_MS }).filter(([, expires]) => expires > now);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage there is no guard; a page that loads is worth more than the risk of loading it twice.
  }
  location.assign(path);
  return true;
}

function readGuard(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function watchChunks(): void {
  const onFailure = (event: Event) => {
    event.preventDefault();
    // The visitor is on the way to another document: loading this one would call them back.
    if (isLeaving()) return;
    const router = window.__reactRouterDataRouter;
    const target = router?.state.navigation.location;
    const tell = () => console.error(`A part of the site could not be loaded: ${pathOf(target ?? location)}`);
    // A form on its way does not wait for a part that something else on the page asked for, and must not be lost to it.
    const isBeside = event.type === "vite:preloadError" && router?.state.navigation.formData !== undefined;
    if (!target || isBeside) return void setTimeout(tell, TELL_AFTER_MS);
    tell();
    if (loadAsPage(pathOf(target))) return;
    // The failed navigation would hang for ever: go back to where we are, and say so.
    void router?.navigate(pathOf(location), { replace: true });
    toastStore.add({ tone: "danger", ...shellWords.chunkFailed });
  };
  addEventListener("vite:preloadError", onFailure);
  addEventListener("app:routeModuleError", onFailure);
}
