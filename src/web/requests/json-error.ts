/** An error for programs. Its id is the one of the header x-request-id and of the log. */
export function jsonError(
  url: string,
  statusCode: number,
  message: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const statusMessage = message.slice(0, 200);
  return Response.json(
    { error: true, url, statusCode, statusMessage, message, data: { id: headers["x-request-id"] ?? null } },
    { status: statusCode, statusText: statusMessage, headers: { "cache-control": "no-cache", ...headers } },
  );
}
