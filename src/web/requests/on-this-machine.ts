import type { Client } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

// The network of ::1 as attempts are counted, and the name for no socket at all, as in a test.
const ownNetworks = ["0:0:0:0::/56", "unknown"];

/** The network whose share of the limits a request uses. Null for this machine, where the site is for this machine alone. */
export function countedNetwork({ publicUrl }: Pick<Settings, "publicUrl">, network: string): string | null {
  const isOwn = isLoopback(network) || ownNetworks.includes(network);
  return isOwn && isLoopback(new URL(publicUrl).hostname) ? null : network;
}

/** What proxies and tunnels write, so that somebody else may be behind a socket of this machine. */
const proxyHeaders = /^(?:forwarded|x-forwarded-.+|x-real-ip|via)$/;

type Visit = { readonly url: URL; readonly headers: Headers; readonly client: Client };

/**
 * Whether who asks sits at the machine that runs the site: by the site's address, by the address that was asked for, by
 * the socket, which cannot be made up as a header can, and with nothing in between. Never with an https address, which
 * something else must have put there.
 */
export function isOnThisMachine(
  { publicUrl, clientAddressHeader }: Pick<Settings, "publicUrl" | "clientAddressHeader">,
  { url, headers, client: { address } }: Visit,
): boolean {
  const own = new URL(publicUrl);
  const isProxied = clientAddressHeader !== null || [...headers.keys()].some((name) => proxyHeaders.test(name));
  const isOwnSocket = isLoopback(address) || ownNetworks.includes(address);
  return own.protocol === "http:" && isLoopback(own.hostname) && isLoopback(url.hostname) && isOwnSocket && !isProxied;
}
