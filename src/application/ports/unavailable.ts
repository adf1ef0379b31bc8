/**
 * Thrown by an adapter whose outside world does not answer just now. What was to be stored may have been: a line can
 * break between the commit and its answer.
 */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}
