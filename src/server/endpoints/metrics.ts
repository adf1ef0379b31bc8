import type { Endpoint } from "./answer-endpoint.ts";

/** For a machine with the token. Without one in the configuration, or in the request, there is nothing here. */
export const answerMetrics: Endpoint = async ({ ports: { metrics }, request, more }) => {
  const read = request.method === "GET" ? await metrics?.read(request.headers.get("authorization")) : null;
  if (!read) return null;
  return new Response(read.text, { headers: { ...more, "content-type": read.type, "cache-control": "no-store" } });
};
