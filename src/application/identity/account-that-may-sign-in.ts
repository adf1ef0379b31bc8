import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";

type Ports = Pick<IdentityPorts, "credentials" | "store" | "settings">;

/** The account that a sign-in begins under; null when this account may not sign in any longer. */
export async function accountThatMaySignIn(ports: Ports, uid: string): Promise<KnownAccount | null> {
  const account = await ports.credentials.findByUid(uid);
  const isAllowed = account && !account.isDisabled && account.isConfirmed && !(await isLockedDemo(ports, uid));
  return isAllowed ? account : null;
}

/** The password of demo accounts is published: they open only where the site is one to try out. */
export const isLockedDemo = async ({ store, settings }: Pick<Ports, "store" | "settings">, uid: string) =>
  !settings.areDemoAccountsOpen && ((await store.accounts.find(uid))?.isDemo ?? false);
