import { recogniseVisitor } from "../recognise-visitor.ts";
import type { Endpoint } from "./answer-endpoint.ts";

/** Content pages are the same for everybody, so the browser asks here who it is. */
export const answerVisitor: Endpoint = async ({ ports, request, more }) => {
  const { visitor, isBackendDown } = await recogniseVisitor(ports, request.headers);
  return Response.json(isBackendDown ? { error: true } : { visitor }, {
    status: isBackendDown ? 503 : 200,
    headers: { ...more, "cache-control": "private, no-store" },
  });
};
