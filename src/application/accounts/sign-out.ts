import type { AccountPorts } from "#application/accounts/account-ports.ts";

/** Signing out twice does no harm. */
export async function signOut({ identity }: Pick<AccountPorts, "identity">, token: string | null): Promise<void> {
  if (token !== null) await identity.signOut(token);
}
