import type { Endpoint } from "./answer-endpoint.ts";

/** The process is alive. */
export const answerHealth: Endpoint = ({ build, more }) =>
  Response.json({ status: "ok", build: build.assets.version }, { headers: { ...more, "cache-control": "no-store" } });

/** It takes visitors: the site needs nothing from outside yet, so only a stop is in the way. */
export const answerReadiness: Endpoint = ({ build, isDraining, more }) =>
  Response.json(
    { status: isDraining ? "stopping" : "ok", build: build.assets.version },
    { status: isDraining ? 503 : 200, headers: { ...more, "cache-control": "no-store" } },
  );
