import { readReadiness } from "../readiness.ts";
import type { Endpoint } from "./answer-endpoint.ts";

/** The process is alive. */
export const answerHealth: Endpoint = ({ build, more }) =>
  Response.json({ status: "ok", build: build.assets.version }, { headers: { ...more, "cache-control": "no-store" } });

/** Who asks whether to send visitors here does not wait for long. */
const ANSWER_MS = 4_000;

/**
 * It takes visitors: the backend of accounts answers, the database takes a write, and nobody told it to stop. A database
 * that has much to do is no reason to say no: a proxy would take away the content pages as well, which need none.
 */
export const answerReadiness: Endpoint = async ({ ports, build, isDraining, more }) => {
  const headers = { ...more, "cache-control": "no-store" };
  const version = build.assets.version;
  // At once: the proxy has to hear it before the doors close, also when the database is slow to answer.
  if (isDraining) return Response.json({ status: "stopping", build: version }, { status: 503, headers });
  const { isReady, identity, documents, database } = await readReadiness(ports, ANSWER_MS);
  const parts = {
    backend: ports.identity.backend,
    identity: identity ? "ok" : "down",
    documents: documents ? "ok" : "down",
    database: database ? "ok" : "down",
    // Visitors are served all the same; jobs and deadlines wait.
    clock: ports.clocks.last().isTooLarge ? "differs" : "ok",
  };
  return Response.json(
    { status: isReady ? "ok" : "waiting", build: version, ...parts },
    { status: isReady ? 200 : 503, headers },
  );
};
