import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { Client, SignInAnswer, SignInRefusal } from "#application/ports/identity.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { PASSWORD_LENGTH_MAXIMUM, passwordLength } from "#domain/accounts/password-policy.ts";
import { type Result, refused } from "#domain/result.ts";

/** RateLimits are counted by the identity, which knows the browsers that signed in before. */
export async function signIn(
  { identity }: Pick<AccountPorts, "identity">,
  input: { readonly email: string; readonly password: string },
  client: Client,
): Promise<Result<SignInAnswer, SignInRefusal>> {
  const email = parseEmailAddress(input.email);
  const isPossible = email !== null && passwordLength(input.password) <= PASSWORD_LENGTH_MAXIMUM;
  return isPossible ? identity.signIn(email, input.password, client) : refused({ code: "credentials-wrong" });
}
