import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { Client, SecondFactorRefusal, SignedIn } from "#application/ports/identity.ts";
import type { Result } from "#domain/result.ts";

/** With a code of the authenticator or a recovery code. */
export const finishSignIn = (
  { identity }: Pick<AccountPorts, "identity">,
  input: { readonly challenge: string; readonly code: string },
  client: Client,
): Promise<Result<SignedIn, SecondFactorRefusal>> => identity.finishSignIn(input.challenge, input.code.trim(), client);
