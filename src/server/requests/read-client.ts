import type { Client } from "#application/ports/identity.ts";
import type { Settings } from "#application/ports/settings.ts";
import { deviceName } from "#content/device-name.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { readDeviceToken } from "#web/requests/session-cookies.ts";

/**
 * Who asks, as far as it may count attempts. A header is believed only when the configuration names it, and then its last
 * entry, which the nearest proxy wrote.
 */
export function readClient(settings: Settings, headers: Headers, socketAddress: string | null): Client {
  const forwarded = settings.clientAddressHeader
    ? headers.get(settings.clientAddressHeader)?.split(",").at(-1)?.trim()
    : null;
  return {
    address: networkOfAddress(forwarded || socketAddress || "unknown"),
    device: deviceName(headers.get("user-agent")),
    deviceToken: readDeviceToken(headers.get("cookie"), settings.publicUrl),
  };
}
