/**
 * What attempts are counted by: an IPv4 address whole, of an IPv6 address the /56 that providers give to one household (RFC 6177).
 * By /64 one household would count as 256.
 */
export function networkOfAddress(address: string): string {
  const plain = withoutPort(address.toLowerCase()).replace(/%.*$/, "");
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  const network = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ""));
  const household = (Number.parseInt(groups[3] ?? "0", 16) & 0xff00).toString(16);
  return `${network.join(":")}:${household}::/56`;
}

/** Some proxies write the port along, which a caller chooses anew for every connection. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
