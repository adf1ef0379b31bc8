/** Thrown by an adapter whose outside world does not answer just now. Nothing was stored; trying again may help. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}
