import { cookieHeaders, signedOutCookies } from "#web/requests/session-cookies.ts";
import { recogniseVisitor } from "../requests/recognise-visitor.ts";
import type { Endpoint } from "./answer-endpoint.ts";

/** Content pages are the same for everybody, so the browser asks here who it is. */
export const answerVisitor: Endpoint = async ({ ports, request, more }) => {
  const { visitor, token, isBackendDown } = await recogniseVisitor(ports, request.headers);
  // A session that has ended elsewhere leaves cookies behind, for which the browser would ask on every page.
  const isOver = token !== null && !visitor && !isBackendDown;
  const headers = cookieHeaders(isOver ? signedOutCookies(ports.settings.publicUrl) : []);
  for (const [name, value] of Object.entries({ ...more, "cache-control": "private, no-store" }))
    headers.set(name, value);
  return Response.json(isBackendDown ? { error: true } : { visitor }, { status: isBackendDown ? 503 : 200, headers });
};
