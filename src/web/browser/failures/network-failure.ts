/** The site could not be reached: no answer came, or it was cut off. */
export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

/** What the three engines say when nothing came: every one of them throws a TypeError, as a mistake in code does. */
const nothingCame =
  /NetworkError|network error|failed to fetch|load failed|connection was lost|offline|could not connect|input stream/i;

export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof NetworkFailure) return true;
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError") return true;
  if (error instanceof TypeError && nothingCame.test(error.message)) return true;
  // An answer that is cut off halfway fails as one that cannot be read, with the reason inside.
  return error.cause !== undefined && isNetworkFailure(error.cause);
}
