import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { PasskeyRefusal, PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import { type Result, refused } from "#domain/result.ts";

type PasskeyPorts = Pick<AccountPorts, "identity">;
const NAME_LENGTH_MAX = 60;

export type AddPasskeyRefusal =
  | PasskeyRefusal
  | { readonly code: "passkey-name-missing" }
  | { readonly code: "passkey-name-too-long"; readonly maximum: number };

export const startPasskey = ({ identity }: PasskeyPorts, uid: string): Promise<PasskeyStart> =>
  identity.startPasskey(uid);

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

export const removePasskey = ({ identity }: PasskeyPorts, uid: string, id: string): Promise<void> =>
  identity.removePasskey(uid, id);
