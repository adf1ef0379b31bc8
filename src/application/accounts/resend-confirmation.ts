import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type MailRequestRefusal, mailOnRequest } from "#application/accounts/mail-on-request.ts";
import type { MailLimitPorts } from "#application/limit-mail.ts";
import type { Client } from "#application/ports/identity.ts";
import type { Result } from "#domain/result.ts";

export type ResendRefusal = MailRequestRefusal;

export const resendConfirmation = (
  ports: Pick<AccountPorts, "identity" | "timer"> & MailLimitPorts,
  input: { readonly email: string },
  client: Client,
): Promise<Result<void, ResendRefusal>> =>
  mailOnRequest(ports, input.email, client, "confirm", (email) => ports.identity.resendConfirmation(email));
