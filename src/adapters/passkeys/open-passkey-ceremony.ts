import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeyCeremony, StoredPasskey } from "#application/ports/security/passkeys.ts";
import type { Settings } from "#application/ports/settings.ts";

// Hundreds of files, which few visits need.
const webAuthn = () => import("@simplewebauthn/server");

export function openPasskeyCeremony({
  productName,
  publicUrl,
}: Pick<Settings, "productName" | "publicUrl">): PasskeyCeremony {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true } as const;

  return {
    async askForNew({ uid, email }, challenge, known) {
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: productName,
        rpID: hostname,
        userID: new TextEncoder().encode(uid),
        userName: email,
        challenge: Buffer.from(challenge, "base64url"),
        attestationType: "none",
        excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async readNew(answer, challenge) {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await orNull(() =>
        // Whatever the browser sent: the library checks its shape and throws.
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
        }),
      );
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      return { id, publicKey, counter, transports: transports ?? [] };
    },

    async askForKnown(challenge, known = []) {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: Buffer.from(challenge, "base64url"),
        allowCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
        userVerification: "required",
      });
    },

    async readKnown(answer, challenge, passkey) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { id, publicKey, counter } = passkey;
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
          credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: transportsOf(passkey) },
        }),
      );
      return verified?.verified ? verified.authenticationInfo.newCounter : null;
    },
  };
}

// As a browser named them, when the key was made.
const transportsOf = ({ transports }: StoredPasskey) => [...transports] as AuthenticatorTransport[];

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
