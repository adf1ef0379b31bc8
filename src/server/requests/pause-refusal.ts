import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 500;
/** A paused request costs some memory and a socket; beyond these the refusal goes out at once. */
const PAUSED_MAX = 2_000;

/** A program that asks again as soon as it is refused would keep the site busy with refusals, so each waits a moment. */
export function openRefusalPause() {
  let paused = 0;
  return async ({ method, signal }: Request, status: number): Promise<void> => {
    if (status !== 429 || method !== "GET" || paused >= PAUSED_MAX) return;
    paused += 1;
    try {
      await pause(PAUSE_MS, undefined, { signal, ref: false });
    } catch {
      // The sender left.
    } finally {
      paused -= 1;
    }
  };
}
