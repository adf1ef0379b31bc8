import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type MailRequestRefusal, mailOnRequest } from "#application/accounts/mail-on-request.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Result } from "#domain/result.ts";

export type ResetRequestRefusal = MailRequestRefusal;

export const requestReset = (
  ports: Pick<AccountPorts, "identity" | "attempts" | "timer">,
  input: { readonly email: string },
  asker: Asker,
): Promise<Result<void, ResetRequestRefusal>> =>
  mailOnRequest(ports, input.email, asker, "reset", (email) => ports.identity.requestReset(email));
