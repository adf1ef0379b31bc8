import type { Attempts } from "#application/ports/attempts.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { CommonPasswords } from "#application/ports/common-passwords.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Timer } from "#application/ports/timer.ts";

/** What the verbs of this folder ask for; each takes the part that it needs. */
export type AccountPorts = {
  readonly identity: Identity;
  readonly attempts: Attempts;
  readonly commonPasswords: CommonPasswords;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "productName">;
};
