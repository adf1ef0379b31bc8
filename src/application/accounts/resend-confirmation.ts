import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type MailRequestRefusal, mailOnRequest } from "#application/accounts/mail-on-request.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Result } from "#domain/result.ts";

export type ResendRefusal = MailRequestRefusal;

export const resendConfirmation = (
  ports: Pick<AccountPorts, "identity" | "attempts" | "timer">,
  input: { readonly email: string },
  asker: Asker,
): Promise<Result<void, ResendRefusal>> =>
  mailOnRequest(ports, input.email, asker, "confirm", (email) => ports.identity.resendConfirmation(email));
