const PASSWORD_LENGTH_MINIMUM = 10;
export const PASSWORD_LENGTH_MAXIMUM = 128;

export type PasswordPolicyRefusal =
  | { readonly code: "password-too-short"; readonly minimum: number }
  | { readonly code: "password-too-long"; readonly maximum: number }
  | { readonly code: "password-common" }
  | { readonly code: "password-leaked" };

/** One form for what looks alike: the same keys give the same password on every keyboard and phone. */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

/** Length as people count it, an accent or an emoji as one. */
export const passwordLength = (password: string): number => [...normalisePassword(password)].length;

export function checkPasswordLength(password: string): PasswordPolicyRefusal | null {
  const length = passwordLength(password);
  if (length < PASSWORD_LENGTH_MINIMUM) return { code: "password-too-short", minimum: PASSWORD_LENGTH_MINIMUM };
  if (length > PASSWORD_LENGTH_MAXIMUM) return { code: "password-too-long", maximum: PASSWORD_LENGTH_MAXIMUM };
  return null;
}
