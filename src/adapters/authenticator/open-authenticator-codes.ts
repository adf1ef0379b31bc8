import { randomBytes } from "node:crypto";
import type { AuthenticatorCodes } from "#application/ports/security/second-factors.ts";
import { base32, matchStep } from "./one-time-codes.ts";

const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

export const openAuthenticatorCodes = (): AuthenticatorCodes => ({
  newSecret: () => randomBytes(SECRET_BYTES),
  writeSecret: base32,
  matchStep,
  newRecoveryCode: () => base32(randomBytes(RECOVERY_BYTES)),
});
