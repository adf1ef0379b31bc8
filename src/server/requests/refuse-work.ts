import type { Settings } from "#application/ports/settings.ts";
import { WorkRefused } from "#application/ports/workers.ts";
import { TOO_MANY_CALCULATIONS } from "#web/error-words.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { countedNetwork } from "#web/requests/on-this-machine.ts";
import { refusedWorkPage } from "#web/requests/refused-work-page.ts";
import { wantsJson } from "#web/requests/wants-json.ts";
import type { Asker } from "../queues/fair-turns.ts";
import { readClient } from "./read-client.ts";

/** What nginx logs when the sender left before the answer; nobody reads it. */
const SENDER_LEFT = 499;

/** What is asked by a form is done also when its sender does not wait for the answer. */
export const askerOf = (settings: Settings, request: Request, address: string | null): Asker => ({
  // Read when something waits: nearly every answer is ready.
  get network() {
    return countedNetwork(settings, readClient(settings, request.headers, address).address);
  },
  get signal() {
    return request.method === "POST" ? undefined : request.signal;
  },
});

/** The answer to a request whose work found no place in a queue, or whose sender left; null for anything else. */
export function refuseWork(
  request: Request,
  address: string,
  error: unknown,
  more: Readonly<Record<string, string>>,
): Response | null {
  if (error instanceof WorkRefused) {
    const { status, retryAfterSeconds } = error;
    const headers = { ...more, "retry-after": String(retryAfterSeconds), "cache-control": "no-store" };
    if (wantsJson(request)) return jsonError(address, status, TOO_MANY_CALCULATIONS, headers);
    return refusedWorkPage({ status, statusText: TOO_MANY_CALCULATIONS }, new Headers(headers));
  }
  return request.method !== "POST" && request.signal.aborted ? new Response(null, { status: SENDER_LEFT }) : null;
}
