import type { Endpoint } from "./answer-endpoint.ts";

/** The process is alive. */
export const answerHealth: Endpoint = ({ build, more }) =>
  Response.json({ status: "ok", build: build.assets.version }, { headers: { ...more, "cache-control": "no-store" } });

const isUp = (part: { ping(): Promise<void> }) =>
  part.ping().then(
    () => true,
    () => false,
  );

/** It takes visitors: the backend of accounts and the database answer, and nobody told it to stop. */
export const answerReadiness: Endpoint = async ({ ports, build, isDraining, more }) => {
  const [identity, database] = await Promise.all([isUp(ports.identity), isUp(ports.store)]);
  const isReady = identity && database && !isDraining;
  const status = isDraining ? "stopping" : isReady ? "ok" : "waiting";
  const parts = {
    backend: ports.identity.backend,
    identity: identity ? "ok" : "down",
    database: database ? "ok" : "down",
  };
  return Response.json(
    { status, build: build.assets.version, ...parts },
    { status: isReady ? 200 : 503, headers: { ...more, "cache-control": "no-store" } },
  );
};
