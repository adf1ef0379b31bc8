import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { PasskeyRefusal, PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import { withPassword } from "#application/accounts/with-password.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

type PasskeyPorts = Pick<AccountPorts, "identity">;
const NAME_LENGTH_MAX = 60;

export type AddPasskeyRefusal =
  | PasskeyRefusal
  | { readonly code: "passkey-name-missing" }
  | { readonly code: "passkey-name-too-long"; readonly maximum: number };

export type StartPasskeyRefusal = PasswordRefusal | TooManyAttempts;

/** A key outlives the sign-in that made it and every change of password, so an open session is not enough. */
export const startPasskey = (
  ports: Pick<AccountPorts, "identity" | "rateLimits">,
  uid: string,
  input: { readonly password: string },
): Promise<Result<PasskeyStart, StartPasskeyRefusal>> =>
  withPassword(ports, uid, () => ports.identity.startPasskey(uid, input.password));

export async function addPasskey(
  { identity }: PasskeyPorts,
  uid: string,
  input: { readonly challenge: string; readonly answer: unknown; readonly name: string },
): Promise<Result<void, AddPasskeyRefusal>> {
  const name = input.name.trim();
  if (name === "") return refused({ code: "passkey-name-missing" });
  if (name.length > NAME_LENGTH_MAX) return refused({ code: "passkey-name-too-long", maximum: NAME_LENGTH_MAX });
  return identity.addPasskey(uid, input.challenge, input.answer, name);
}

/** Who loses the key by it may be locked out, so an open session is not enough. */
export const removePasskey = (
  ports: Pick<AccountPorts, "identity" | "rateLimits">,
  uid: string,
  input: { readonly id: string; readonly password: string },
): Promise<Result<void, StartPasskeyRefusal>> =>
  withPassword(ports, uid, () => ports.identity.removePasskey(uid, input.id, input.password));
