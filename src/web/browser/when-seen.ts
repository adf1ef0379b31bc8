import { onFirstInteraction } from "./on-first-interaction.ts";

const MARGIN = "100px";

let isTouched = false;
if (typeof document !== "undefined")
  onFirstInteraction(() => {
    isTouched = true;
  });

/**
 * Settles when the server's drawing comes near the window, or at the visitor's first touch. A touch of before counts too:
 * React draws no answer around a part that still waits, so whoever had moved a slider would see nothing move.
 */
export function whenSeen(id: string): Promise<void> {
  const drawing = document.getElementById(id);
  // Inside the site there is no drawing to wait for.
  if (!drawing || isTouched) return Promise.resolve();
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
    const stopWaiting = onFirstInteraction(end);
  });
}
