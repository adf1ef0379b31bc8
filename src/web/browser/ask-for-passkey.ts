import type { PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";

/** The package that talks to the authenticator is fetched when somebody uses it. */
export async function askForPasskey({ options }: PasskeyStart): Promise<unknown> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return startAuthentication({ optionsJSON: options as Options });
}
