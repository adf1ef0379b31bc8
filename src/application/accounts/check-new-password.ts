import type { AccountPorts } from "#application/accounts/account-ports.ts";
import {
  checkPasswordLength,
  normalisePassword,
  type PasswordPolicyRefusal,
} from "#domain/accounts/password-policy.ts";
import { isPredictablePassword } from "#domain/accounts/predictable-password.ts";

/** `known` is what others know of this person too. */
export async function checkNewPassword(
  { leakedPasswords, settings }: Pick<AccountPorts, "leakedPasswords" | "settings">,
  password: string,
  known: readonly string[],
): Promise<PasswordPolicyRefusal | null> {
  const refusal = checkPasswordLength(password);
  if (refusal) return refusal;
  if (isPredictablePassword(password, [...known, settings.productName])) return { code: "password-common" };
  return (await leakedPasswords.has(normalisePassword(password))) ? { code: "password-leaked" } : null;
}
