import { type ComponentType, lazy } from "react";
import { atFirstTouch } from "#web/browser/at-first-touch.ts";

const MARGIN = "100px";

/** Settles when the server's drawing comes near the window, or at the visitor's first touch. */
function seen(id: string): Promise<void> {
  const drawing = document.getElementById(id);
  // Inside the site there is no drawing to wait for.
  if (!drawing) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      watcher.disconnect();
      stopWaiting();
      resolve();
    };
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
      { rootMargin: MARGIN },
    );
    watcher.observe(drawing);
    const stopWaiting = atFirstTouch(end);
  });
}

/**
 * A part of a long page that the server draws like any other and that comes to life when it is nearly seen: until then its
 * script is not asked for. It must stand in an element with the id, inside a boundary such as a Section.
 */
export const lazyWhenSeen = <P extends object>(id: string, load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    if (typeof document !== "undefined") await seen(id);
    return { default: await load() };
  });
