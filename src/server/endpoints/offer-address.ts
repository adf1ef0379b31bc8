const address = /^\/aanbod\/([^/]+)\/(foto|jaar)$/;

/** Which part of which offer an address asks for; null when it is none. */
export function offerPartOf(pathname: string): "foto" | "jaar" | null {
  return (address.exec(pathname)?.[2] as "foto" | "jaar" | undefined) ?? null;
}

/** The id in the address of one part of an offer; null when it cannot be read. */
export function offerIdIn(pathname: string): string | null {
  try {
    return decodeURIComponent(address.exec(pathname)?.[1] ?? "");
  } catch {
    return null;
  }
}
