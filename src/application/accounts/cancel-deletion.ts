import type { AccountPorts } from "#application/accounts/account-ports.ts";

export const cancelDeletion = ({ identity }: Pick<AccountPorts, "identity">, uid: string): Promise<void> =>
  identity.cancelDeletion(uid);
