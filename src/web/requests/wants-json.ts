/** Programs get errors as JSON; whoever asks for a page gets a page, wherever it is. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get("accept") ?? "";
  if (accept.includes("text/html")) return false;
  const { pathname } = new URL(request.url);
  return (
    accept.includes("application/json") ||
    request.headers.get("sec-fetch-mode") === "cors" ||
    /curl|httpie/i.test(request.headers.get("user-agent") ?? "") ||
    pathname.startsWith("/api/") ||
    pathname.endsWith(".json")
  );
}
