const FALLBACK_MS = 200;

/** Not every browser tells when it is idle. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, FALLBACK_MS);
}
