import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { LeakedPasswords } from "#application/ports/leaked-passwords.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Timer } from "#application/ports/timer.ts";

/** What the verbs of this folder ask for; each takes the part that it needs. */
export type AccountPorts = {
  readonly identity: Identity;
  readonly rateLimits: RateLimits;
  readonly leakedPasswords: LeakedPasswords;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "productName">;
};
