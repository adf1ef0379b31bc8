import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";

/** The account that a sign-in begins under; null when this account may not sign in any longer. */
export async function accountThatMaySignIn(
  { credentials }: Pick<IdentityPorts, "credentials">,
  uid: string,
): Promise<KnownAccount | null> {
  const account = await credentials.findByUid(uid);
  return account && !account.isDisabled && account.isConfirmed ? account : null;
}
