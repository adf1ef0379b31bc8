import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import type { KnownAccount } from "#application/ports/security/credentials.ts";
import type { StoreParts } from "#application/ports/store.ts";

/** Without a code there is nobody to write to. */
export async function mailLink(
  parts: StoreParts,
  kind: "confirm-address" | "reset-password",
  { uid, email }: Pick<KnownAccount, "uid" | "email">,
  code: string | null,
  offerId: string | null = null,
): Promise<void> {
  if (code === null) return;
  await parts.tokens.keep(kind, uid, code);
  const link = { to: email, token: code };
  const back = offerId === null ? {} : { offerId };
  await parts.outbox.add(kind === "confirm-address" ? { kind, ...link, ...back } : { kind, ...link });
}

/** To an address that nobody confirmed: by a reset where no password counts, else by a confirmation. */
export async function mailConfirmation(
  { credentials }: Pick<IdentityPorts, "credentials">,
  account: KnownAccount,
): Promise<void> {
  const kind = account.isContested ? "reset-password" : "confirm-address";
  const code = await (account.isContested ? credentials.issueReset(account) : credentials.issueConfirmation(account));
  await credentials.transaction(account, (parts) => mailLink(parts, kind, account, code));
}
