import type { Endpoint } from "./answer-endpoint.ts";

/** Content pages are the same for everybody, so the browser asks here who it is. */
export const answerVisitor: Endpoint = async ({ ports, request, more }) => {
  const visitor = await ports.visitors.recognise(request.headers);
  return Response.json(
    { visitor: visitor && { email: visitor.email } },
    { headers: { ...more, "cache-control": "private, no-store" } },
  );
};
