import type { MailMessage } from "#application/ports/mail/mail.ts";
import { deriveKey, seal, unseal } from "./identity/secrets.ts";
import type { Dependencies } from "./writing.ts";

type Secret = Pick<Dependencies, "secret">;

/**
 * A waiting mail names its reader and holds links that open accounts. The tables, the write-ahead log and a copy of
 * either hold it sealed; without a secret, as in some tests, as it is.
 */
export function sealMail({ secret }: Secret, id: string, message: MailMessage): Record<string, unknown> {
  if (secret === undefined) return { ...message };
  return { sealed: seal(keyOf(secret), id, Buffer.from(JSON.stringify(message))).toString("base64") };
}

/** Null for one that was sealed with another secret. */
export function openMail({ secret }: Secret, id: string, payload: unknown): MailMessage | null {
  const { sealed } = payload as { readonly sealed?: string };
  // Only addMail writes here, and it writes messages.
  if (sealed === undefined) return payload as MailMessage;
  if (secret === undefined) return null;
  try {
    return JSON.parse(unseal(keyOf(secret), id, Buffer.from(sealed, "base64")).toString("utf8"));
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => deriveKey(secret, "outbox");
