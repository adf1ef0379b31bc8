import type { AccountPorts } from "#application/accounts/account-ports.ts";
import {
  checkPasswordLength,
  normalisePassword,
  type PasswordPolicyRefusal,
} from "#domain/accounts/password-policy.ts";
import { isPredictablePassword } from "#domain/accounts/predictable-password.ts";

/** `known` is what others know of this person too. */
export async function checkNewPassword(
  { commonPasswords, settings }: Pick<AccountPorts, "commonPasswords" | "settings">,
  password: string,
  known: readonly string[],
): Promise<PasswordPolicyRefusal | null> {
  const refusal = checkPasswordLength(password);
  if (refusal) return refusal;
  const isPredictable = isPredictablePassword(password, [...known, settings.productName]);
  const isCommon = isPredictable || (await commonPasswords.has(normalisePassword(password)));
  return isCommon ? { code: "password-common" } : null;
}
