/** Whether something beside the password belongs to the account: an authenticator or a passkey. */
export const hasFactor = (account: { readonly hasSecondFactor: boolean; readonly passkeys: readonly unknown[] }) =>
  account.hasSecondFactor || account.passkeys.length > 0;
