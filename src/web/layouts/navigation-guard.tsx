import { useEffect, useEffectEvent, useRef } from "react";
import { createPath, type Location, useLocation, useNavigate, useNavigation } from "react-router";
import { shellWords } from "#content/shell.ts";
import { toastStore } from "#ui/overlay/toast-store.ts";
import { loadAsPage } from "#web/browser/loading/chunk-reload.ts";
import { findRoute } from "#web/browser/loading/find-route.ts";
import { mustLoadFromServer } from "#web/browser/loading/full-load.ts";
import { isLeaving } from "#web/browser/loading/page-leaving.ts";
import routes from "#web/routes.ts";

/** Leaving a page cuts off what it loads, which is no failure: only a page that is still there after this time reports it. */
const REPORT_AFTER_MS = 5000;

/** A navigation whose code does not arrive, or whose target must come from the server, loads its target as a full page. */
export function NavigationGuard() {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  // Routes whose modules did not come, also ahead of a navigation.
  const broken = useRef(new Set<string>());

  const given = useRef<Location>(null);
  const loadTarget = useEffectEvent((target: Location) => {
    // Several parts of one page may fail, and a module fails once more for the router after it failed ahead of the navigation.
    if (given.current === target) return;
    given.current = target;
    console.error(`A part of the site could not be loaded: ${createPath(target)}`);
    if (loadAsPage(createPath(target))) return;
    // The failed navigation never settles: it is replaced by one to where we are.
    void navigate(createPath(here), { replace: true });
    toastStore.add({ tone: "danger", ...shellWords.chunkFailed });
  });
  const checkNavigation = useEffectEvent(() => {
    const { state, location: target } = navigation;
    if (!target) return;
    if (state === "loading" && mustLoadFromServer(target)) location.assign(createPath(target));
    else if (broken.current.delete(findRoute(routes, target.pathname)?.id ?? "")) loadTarget(target);
  });
  const onRouteFailure = useEffectEvent((event: Event) => {
    broken.current.add((event as CustomEvent<string>).detail);
    if (!isLeaving()) checkNavigation();
  });
  const onPartFailure = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (isLeaving()) return;
    const { location: target, formData } = navigation;
    // A form that is being sent does not wait for a part that something else on the page asked for.
    if (target && formData === undefined) return loadTarget(target);
    setTimeout(() => console.error("A part of the page could not be loaded."), REPORT_AFTER_MS);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is looked at.
  useEffect(() => checkNavigation(), [navigation]);
  useEffect(() => {
    const failed = (event: Event) => onRouteFailure(event);
    const partFailed = (event: Event) => onPartFailure(event);
    // From scripts/vite/route-module-errors.ts, and from Vite for our own import().
    addEventListener("app:routeModuleError", failed);
    addEventListener("vite:preloadError", partFailed);
    return () => {
      removeEventListener("app:routeModuleError", failed);
      removeEventListener("vite:preloadError", partFailed);
    };
  }, []);
  return null;
}
