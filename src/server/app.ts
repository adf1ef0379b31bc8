import type { Answered } from "#application/ports/metrics.ts";
import type { Ports } from "#application/ports/ports.ts";
import { FORM_BYTES_MAX } from "#web/forms/posted-form.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { wantsJson } from "#web/requests/wants-json.ts";
import { askedBy } from "./queues/current-asker.ts";
import { openPages, serverBuild } from "./render-pages.ts";
import { openVisit, requestSteps, type Visit } from "./request-steps.ts";
import { openRefusalPause } from "./requests/pause-refusal.ts";
import { readClient } from "./requests/read-client.ts";
import { answerRefusal, declaredLength, findRefusal, refusals } from "./requests/refuse-request.ts";
import { askerOf, refuseWork } from "./requests/refuse-work.ts";
import { securityHeaders } from "./requests/security-headers.ts";
import { openUploadSlots } from "./requests/upload-slots.ts";
import { openCardBook } from "./stored/card-book.ts";
import { readPageRoutes } from "./stored/page-routes.ts";
import { openRoutePatterns } from "./stored/route-patterns.ts";
import type { StaticFiles } from "./stored/static-files.ts";

type AppOptions = {
  /** Called when a form was answered, for what waits to be done after it, such as mail. */
  onChange?(): void;
  onAnswer?(answered: Answered): void;
};

/** The whole server: one function from request to answer, for development, tests and production. */
export function createApp(ports: Ports, files: StaticFiles | null, { onChange = () => {}, onAnswer }: AppOptions = {}) {
  const { settings, ids, log, metrics } = ports;
  const routes = readPageRoutes(serverBuild);
  const patterns = openRoutePatterns(routes);
  const cards = openCardBook(ports);
  const pages = openPages(ports, routes, cards);
  const always = securityHeaders(settings);
  const slots = openUploadSlots();
  const pauseRefusal = openRefusalPause();
  let isDraining = false;
  const { keptPage, steps } = requestSteps({ ports, routes, pages, cards, files, isDraining: () => isDraining });

  async function answer(asked: Request, url: URL, id: string, address: string | null): Promise<Response> {
    const more = { ...always, "x-request-id": id };
    const kept = keptPage(asked, url, more);
    if (kept) return kept;
    const refusal = findRefusal(asked, url, settings);
    if (refusal) return answerRefusal(asked, url, refusal, more);
    const visit = openVisit(ports, routes, { request: asked, url, id, address, more });
    const release = await takeSlot(visit);
    if (!release) return answerRefusal(asked, url, refusals.busy, more);
    try {
      const response = await askedBy(askerOf(settings, asked, address), () => answerByStep(visit));
      const refused = visit.posted.refusal();
      return refused ? answerRefusal(asked, url, refused, more) : response;
    } finally {
      release();
    }
  }

  async function answerByStep(visit: Visit): Promise<Response> {
    for (const step of steps) {
      const response = await step(visit);
      if (response) return response;
    }
    throw new Error("No step answered the request.");
  }

  /** A large body has a slot until it is answered, also while what was read of it is worked on. */
  async function takeSlot({ request, address, recognise }: Visit): Promise<(() => void) | null> {
    if (declaredLength(request) <= FORM_BYTES_MAX) return () => undefined;
    const { address: network } = readClient(settings, request.headers, address);
    return slots.take({ network, uid: (await recognise()).visitor?.uid ?? null });
  }

  function tell(request: Request, { pathname, search }: Pick<URL, "pathname" | "search">, status: number, ms: number) {
    if (!onAnswer && !metrics) return;
    const { route, page } = patterns.of(pathname);
    const { method } = request;
    const answered = { method, status, route, pathname: page, hasQuery: search !== "", seconds: ms / 1000 };
    onAnswer?.(answered);
    metrics?.observe(answered);
  }

  return {
    /** From now on the readiness check says no, so that a proxy sends its visitors elsewhere. */
    drain(): void {
      isDraining = true;
    },

    /** The network address is the socket's; a test that has none leaves it out. */
    async fetch(request: Request, address: string | null = null): Promise<Response> {
      const id = ids.next();
      const startedAt = performance.now();
      let place = { pathname: "", search: "" };
      let response: Response;
      try {
        const url = new URL(request.url);
        place = url;
        response = await answer(request, url, id, address);
      } catch (error) {
        const refusal = refuseWork(request, place.pathname + place.search, error, { ...always, "x-request-id": id });
        if (!refusal) log.error("request failed", error, { id, path: place.pathname });
        response = refusal ?? lastResort(request, place.pathname, { ...always, "x-request-id": id });
      }
      const { status } = response;
      await pauseRefusal(request, status);
      const { pathname: path } = place;
      const ms = performance.now() - startedAt;
      if (request.method === "POST") onChange();
      tell(request, place, status, ms);
      // Neither the query nor the visitor's address is logged: they may be personal.
      if (status >= 400 || !path.startsWith("/assets/"))
        log.info("request", { id, method: request.method, path, status, ms: Math.round(ms) });
      return response;
    },
  };
}

/** When not even an error page could be made. */
function lastResort(request: Request, pathname: string, more: Readonly<Record<string, string>>): Response {
  if (pathname !== "" && wantsJson(request)) return jsonError(pathname, 500, "Internal Server Error", more);
  return new Response(`Internal Server Error (${more["x-request-id"]})`, {
    status: 500,
    headers: { ...more, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
