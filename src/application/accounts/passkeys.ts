import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { PasskeyRefusal, PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import { type ProofRefusal, type Who, withFactorAndPassword } from "#application/accounts/with-factor.ts";
import type { PasswordRefusal } from "#application/ports/identity.ts";
import { type Result, refused } from "#domain/result.ts";

type PasskeyPorts = Pick<AccountPorts, "identity">;
const NAME_LENGTH_MAX = 60;

export type AddPasskeyRefusal =
  | PasskeyRefusal
  | { readonly code: "enrolment-unknown" | "passkey-name-missing" }
  | { readonly code: "passkey-name-too-long"; readonly maximum: number };

export type StartPasskeyRefusal = PasswordRefusal | ProofRefusal;

/** A key outlives the sign-in that made it and every change of password, so an open session is not enough. */
export const startPasskey = (
  ports: Pick<AccountPorts, "identity" | "rateLimits">,
  who: Who,
  input: { readonly password: string },
): Promise<Result<PasskeyStart, StartPasskeyRefusal>> =>
  withFactorAndPassword(ports, who, () => ports.identity.startPasskey(who.uid, input.password));

export async function addPasskey(
  { identity }: PasskeyPorts,
  { uid, sessionToken }: Who,
  input: {
    readonly challenge: string;
    readonly answer: unknown;
    readonly name: string;
    readonly enrolment: string | null;
  },
): Promise<Result<void, AddPasskeyRefusal>> {
  const name = input.name.trim();
  if (name === "") return refused({ code: "passkey-name-missing" });
  if (name.length > NAME_LENGTH_MAX) return refused({ code: "passkey-name-too-long", maximum: NAME_LENGTH_MAX });
  const { challenge, answer, enrolment } = input;
  return identity.addPasskey(uid, sessionToken, { challenge, answer, name }, enrolment);
}

/** Who loses the key by it may be locked out, so an open session is not enough. */
export const removePasskey = (
  ports: Pick<AccountPorts, "identity" | "rateLimits">,
  who: Who,
  input: { readonly id: string; readonly password: string },
): Promise<Result<void, StartPasskeyRefusal>> =>
  withFactorAndPassword(ports, who, () =>
    ports.identity.removePasskey(who.uid, who.sessionToken, input.id, input.password),
  );
