import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { SignIn } from "#application/ports/identity.ts";

type SignInPorts = Pick<AccountPorts, "identity">;

export const listSignIns = ({ identity }: SignInPorts, uid: string, sessionToken: string): Promise<readonly SignIn[]> =>
  identity.listSignIns(uid, sessionToken);

/** Only one's own: another's id changes nothing. */
export const endSignIn = ({ identity }: SignInPorts, uid: string, id: string): Promise<void> =>
  identity.endSignIn(uid, id);

/** With null everywhere, this browser included. */
export const endOtherSignIns = ({ identity }: SignInPorts, uid: string, sessionToken: string | null): Promise<void> =>
  identity.endOtherSignIns(uid, sessionToken);
