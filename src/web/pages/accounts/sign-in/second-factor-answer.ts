import type { QrCode, QrCodes } from "#application/ports/files/qr-codes.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";

export const STEP_FIELD = "stap";
export const URI_FIELD = "sleutel";

/** What an authenticator app takes in: a picture, a link and the secret by itself. */
export type Authenticator = { readonly uri: string; readonly secret: string; readonly qr: QrCode };

export type SecondFactorAnswer = FormAnswer & {
  readonly authenticator?: Authenticator | null;
  /** Shown this once. */
  readonly recoveryCodes?: readonly string[];
};

const LENGTH_MAX = 500;

/** Drawn again after a mistyped code from what the page itself sent along; only an address for authenticators is drawn. */
export function drawAuthenticator(qrCodes: QrCodes, uri: string): Authenticator | null {
  if (uri.length > LENGTH_MAX || !uri.startsWith("otpauth://totp/") || !URL.canParse(uri)) return null;
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  if (!/^[A-Z2-7]{16,}$/.test(secret)) return null;
  return { uri, secret: secret.replace(/(.{4})(?=.)/g, "$1 "), qr: qrCodes.draw(uri) };
}
