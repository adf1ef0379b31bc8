/** A path of our own to go back to, whatever was asked for: "//elsewhere", "/\elsewhere" and "/<tab>/elsewhere" are addresses of others. */
export function safeRedirectPath(asked: string | null | undefined): string {
  const base = "http://here.invalid";
  const url = asked?.startsWith("/") ? URL.parse(asked, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search;
}
