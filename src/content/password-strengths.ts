import type { PasswordStrength } from "#domain/accounts/password-strength.ts";

/** How strong a password is, said while it is typed. */
export const passwordStrengths: Readonly<Record<PasswordStrength, string>> = {
  "wrong-length": "Nog te kort, of te lang",
  predictable: "Te gemakkelijk te raden",
  weak: "Zwak",
  fair: "Goed",
  strong: "Sterk",
};
export const passwordStrengthLabel = "Sterkte van het wachtwoord";
