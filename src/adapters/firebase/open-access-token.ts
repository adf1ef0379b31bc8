import { createSign } from "node:crypto";
import { AccessRefused, type AskGoogle } from "./ask-google.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";

const TOKEN_URL = "https://oauth2.googleapis.com/token";
const SCOPES = "https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/datastore";
const LIFE_SECONDS = 3600;
const RENEWED_BEFORE_MS = 5 * 60_000;

type Account = NonNullable<FirebaseSettings["serviceAccount"]>;

/**
 * The key to what only a server may do, from the service account by RFC 7523; kept until shortly before it ends.
 * Times in it are Google's, so they are read from the machine and not from the site's clock.
 */
export function openAccessToken(askGoogle: AskGoogle, account: Account | null, url = TOKEN_URL): () => Promise<string> {
  // The word that the emulators take for an administrator.
  if (account === null) return async () => "owner";
  let held: { readonly token: string; readonly endsAt: number } | null = null;
  let asking: Promise<string> | null = null;

  async function ask(from: Account): Promise<string> {
    const assertion = signAssertion(from, url, Math.floor(Date.now() / 1000));
    const grant = "urn:ietf:params:oauth:grant-type:jwt-bearer";
    const body = new URLSearchParams({ grant_type: grant, assertion });
    const answer = await askGoogle({ service: "Google's token service", url, body });
    const { access_token: token, expires_in: seconds } = answer as { access_token?: unknown; expires_in?: unknown };
    if (typeof token !== "string") throw new AccessRefused("Google's token service gave no token.");
    held = { token, endsAt: Date.now() + Number(seconds ?? LIFE_SECONDS) * 1000 };
    return token;
  }

  return async () => {
    if (held && held.endsAt - Date.now() > RENEWED_BEFORE_MS) return held.token;
    asking ??= ask(account).finally(() => {
      asking = null;
    });
    return asking;
  };
}

function signAssertion({ clientEmail, privateKey }: Account, audience: string, now: number): string {
  const header = encode({ alg: "RS256", typ: "JWT" });
  const claims = encode({ iss: clientEmail, scope: SCOPES, aud: audience, iat: now, exp: now + LIFE_SECONDS });
  const signature = createSign("RSA-SHA256").update(`${header}.${claims}`).sign(privateKey, "base64url");
  return `${header}.${claims}.${signature}`;
}

const encode = (part: Readonly<Record<string, unknown>>) => Buffer.from(JSON.stringify(part)).toString("base64url");
