/** What a visitor does who is about to use the page. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"] as const;

/** Calls back once, at the first sign of a hand. Gives the way to stop waiting. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, touched, { capture: true });
  };
  const touched = () => {
    stop();
    callback();
  };
  for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
  return stop;
}
