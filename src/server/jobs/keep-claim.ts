import { type Runner, SILENCE_MS } from "#application/market/matching/run-matching.ts";

const RENEW_MS = 20_000;

/** Renews while a part is done, and says so when the run is lost: another process has it, or may have it by now. */
export const keepClaim =
  (onLost: () => void, everyMs = RENEW_MS): Runner["keep"] =>
  (renew) => {
    let renewedAt = performance.now();
    const timer = setInterval(async () => {
      const asked = performance.now();
      // Null: nobody answered.
      const isOurs = await renew().catch(() => null);
      if (isOurs) renewedAt = asked;
      if (isOurs === false || performance.now() - renewedAt > SILENCE_MS) onLost();
    }, everyMs);
    timer.unref();
    return () => clearInterval(timer);
  };
