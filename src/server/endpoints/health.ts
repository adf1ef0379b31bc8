import type { Endpoint } from "./answer-endpoint.ts";

/** The process is alive. */
export const answerHealth: Endpoint = ({ build, more }) =>
  Response.json({ status: "ok", build: build.assets.version }, { headers: { ...more, "cache-control": "no-store" } });

const isUp = (ping: () => Promise<void>) =>
  ping().then(
    () => true,
    () => false,
  );

/** It takes visitors: the backend of accounts and the database answer, and nobody told it to stop. */
export const answerReadiness: Endpoint = async ({ ports, build, isDraining, more }) => {
  const { identity: accounts, store } = ports;
  const [identity, documents, database] = await Promise.all([
    isUp(() => accounts.ping()),
    isUp(() => store.pingDocuments()),
    isUp(() => store.ping()),
  ]);
  const isReady = identity && documents && database && !isDraining;
  const status = isDraining ? "stopping" : isReady ? "ok" : "waiting";
  const parts = {
    backend: ports.identity.backend,
    identity: identity ? "ok" : "down",
    documents: documents ? "ok" : "down",
    database: database ? "ok" : "down",
  };
  return Response.json(
    { status, build: build.assets.version, ...parts },
    { status: isReady ? 200 : 503, headers: { ...more, "cache-control": "no-store" } },
  );
};
