import type { LoaderFunctionArgs } from "react-router";
import { clientContext, portsContext } from "#web/context.ts";
import { isOnThisMachine } from "#web/requests/on-this-machine.ts";

/**
 * Mails hold links that open accounts, so a mailbox is open at this machine alone, or to all on a site that says it is
 * to be tried out. Never with an https address: people who come by one give their own.
 */
export function canReadMailbox({ context, url, request }: LoaderFunctionArgs): boolean {
  const { settings, mailer } = context.get(portsContext);
  if (mailer.kind !== "files" || settings.publicUrl.startsWith("https:")) return false;
  return (
    settings.isDemo || isOnThisMachine(settings, { url, headers: request.headers, client: context.get(clientContext) })
  );
}
