import { userPath } from "#domain/documents/document-path.ts";
import { recogniseVisitor } from "../requests/recognise-visitor.ts";
import type { Endpoint } from "./answer-endpoint.ts";

/** The visitor's own user document, never another's: the uid comes from the session alone. Null when there is none. */
export const answerProfile: Endpoint = async ({ ports, request, more }) => {
  const headers = { ...more, "cache-control": "private, no-store" };
  const { visitor, isBackendDown } = await recogniseVisitor(ports, request.headers);
  if (isBackendDown) return Response.json({ error: true, statusCode: 503 }, { status: 503, headers });
  if (!visitor) return Response.json({ error: true, statusCode: 401 }, { status: 401, headers });
  try {
    const stored = await ports.store.documents.get(userPath(visitor.uid));
    if (!stored.exists) ports.log.warn("user document missing");
    return Response.json({ profile: stored.exists ? stored.data : null }, { headers });
  } catch (error) {
    // Refused access and no answer are told apart by the error's own words.
    ports.log.error("user document not read", error);
    return Response.json({ error: true, statusCode: 503 }, { status: 503, headers });
  }
};
