import type { Credentials } from "#application/ports/security/credentials.ts";
import type { RateLimits } from "#application/ports/security/rate-limits.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Database } from "../database.ts";
import type { Dependencies } from "../writing.ts";
import type { Keys } from "./secrets.ts";

export type IdentityDependencies = Dependencies & {
  readonly database: Database;
  readonly credentials: Credentials;
  readonly rateLimits: RateLimits;
  readonly settings: Pick<Settings, "productName" | "publicUrl">;
  readonly keys: Keys;
};

/** What a sign-in begins under; null when this account may not sign in any longer. */
export async function findStanding({ credentials }: Pick<IdentityDependencies, "credentials">, uid: string) {
  const account = await credentials.findByUid(uid);
  return account && !account.isDisabled && account.isConfirmed ? account : null;
}
