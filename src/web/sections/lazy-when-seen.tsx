import { type ComponentType, lazy } from "react";

const MARGIN = "300px";
const touches = ["pointerdown", "keydown", "focusin"] as const;

/** Settles when the server's drawing comes near the window, or at the visitor's first touch. */
function seen(id: string): Promise<void> {
  const drawing = document.getElementById(id);
  // Inside the site there is no drawing to wait for.
  if (!drawing) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      watcher.disconnect();
      for (const touch of touches) removeEventListener(touch, end, { capture: true });
      resolve();
    };
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
      {
        rootMargin: MARGIN,
      },
    );
    watcher.observe(drawing);
    for (const touch of touches) addEventListener(touch, end, { capture: true, passive: true });
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
