import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { StoreParts } from "#application/ports/store.ts";

type CodePorts = Pick<IdentityPorts, "authenticatorCodes" | "clock">;

/** With a code of the authenticator or a recovery code; true when it was good, which it is only once. */
export async function spendCode(ports: CodePorts, parts: StoreParts, uid: string, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const secret = await parts.secondFactors.findSecret(uid);
  const isSpent = secret !== null && (await spendEither(ports, parts, uid, secret, code));
  if (!isSpent) await parts.events.add(uid, "second-factor-failed");
  return isSpent;
}

async function spendEither(
  { authenticatorCodes, clock }: CodePorts,
  parts: StoreParts,
  uid: string,
  secret: Uint8Array,
  code: string,
): Promise<boolean> {
  const step = authenticatorCodes.matchStep(secret, code, clock.now());
  if (step !== null) return parts.secondFactors.spendStep(uid, step);
  const isUsed = await parts.secondFactors.spendRecoveryCode(uid, code);
  if (isUsed) await parts.events.add(uid, "recovery-code-used");
  return isUsed;
}
