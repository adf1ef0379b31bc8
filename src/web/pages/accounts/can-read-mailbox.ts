import type { Asker } from "#application/ports/identity.ts";
import type { Ports } from "#application/ports/ports.ts";

type MailboxSetting = {
  readonly settings: Pick<Ports["settings"], "isDemo" | "publicUrl">;
  readonly mailer: Pick<Ports["mailer"], "kind">;
};

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

// The network of ::1 as attempts are counted, and the name for no socket at all, as in a test.
const ownNetworks = ["0:0:0:0::/64", "unknown"];

/**
 * Mails hold links that open accounts, so a mailbox is open on this machine alone: by the site's address, by the address
 * that was asked for, and by the socket, which cannot be made up as a header can. A demonstration is open to all.
 */
export function canReadMailbox({ settings, mailer }: MailboxSetting, url: URL, { address }: Asker): boolean {
  if (mailer.kind !== "files") return false;
  if (settings.isDemo) return true;
  const isOwnMachine = isLoopback(address) || ownNetworks.includes(address);
  return isLoopback(new URL(settings.publicUrl).hostname) && isLoopback(url.hostname) && isOwnMachine;
}
