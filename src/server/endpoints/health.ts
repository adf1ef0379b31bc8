import type { Endpoint } from "./answer-endpoint.ts";

/** The process is alive, and it can serve: the site needs nothing from outside yet. */
export const answerHealth: Endpoint = ({ build, more }) =>
  Response.json({ status: "ok", build: build.assets.version }, { headers: { ...more, "cache-control": "no-store" } });
