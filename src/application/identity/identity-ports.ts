import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Credentials } from "#application/ports/security/credentials.ts";
import type { PasskeyCeremony } from "#application/ports/security/passkeys.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { AuthenticatorCodes } from "#application/ports/security/second-factors.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";

/** What the files of this folder ask for; each takes the part that it needs. */
export type IdentityPorts = {
  readonly credentials: Credentials;
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly authenticatorCodes: AuthenticatorCodes;
  readonly passkeyCeremony: PasskeyCeremony;
  readonly settings: Pick<Settings, "productName" | "areDemoAccountsOpen">;
};
