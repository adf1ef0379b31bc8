import { jsonError } from "#web/requests/json-error.ts";
import type { Endpoint } from "./answer-endpoint.ts";

/** The build's own files stand among the static ones; whatever else is asked here does not exist. */
export const answerBuild: Endpoint = ({ url, more }) =>
  jsonError(url.pathname, 404, `Page not found: ${url.pathname}${url.search}`, more);
