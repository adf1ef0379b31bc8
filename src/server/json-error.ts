/** Headers of an error for programs, as the interface layer has always sent them. */
const jsonErrorHeaders = {
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

export const jsonError = (
  url: string,
  statusCode: number,
  message: string,
  more: Readonly<Record<string, string>> = {},
) =>
  Response.json(
    { error: true, url, statusCode, statusMessage: message, message },
    { status: statusCode, statusText: message.slice(0, 200), headers: { ...jsonErrorHeaders, ...more } },
  );
