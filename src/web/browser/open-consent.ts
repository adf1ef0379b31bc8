const EVENT = "app:openConsent";

/** Asks for the banner from a place that does not know it: without a tag manager it is never loaded. */
export const openConsent = () => dispatchEvent(new Event(EVENT));

export function onOpenConsent(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
