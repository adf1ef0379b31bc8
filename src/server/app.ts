import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Ports } from "#application/ports/ports.ts";
import type { Market } from "#content/site.ts";
import { payloadPath } from "#web/browser/load-payload.ts";
import {
  askerContext,
  backendDownContext,
  buildIdContext,
  embeddedContext,
  nonceContext,
  pageHandlesContext,
  portsContext,
  requestIdContext,
  searchContext,
  sessionTokenContext,
  siteContext,
  visitorContext,
} from "#web/context.ts";
import { jsonError } from "#web/json-error.ts";
import { parameterPaths } from "#web/parameter-paths.ts";
import { wantsJson } from "#web/wants-json.ts";
import { askerOf } from "./asker-of.ts";
import { openContentPages } from "./content-pages.ts";
import { deferBoot } from "./defer-boot.ts";
import { intoFrame, isEmbeddedCalculator, isLostInFrame, openToFrames, withoutCookies } from "./embedding.ts";
import { answerEndpoint } from "./endpoints/answer-endpoint.ts";
import { indexedPaths } from "./indexed-paths.ts";
import { keepForm } from "./keep-form.ts";
import { type PageMatch, readPageRoutes } from "./page-routes.ts";
import { isPayloadPath, loadPayload, pageOfPayload } from "./payload.ts";
import { recogniseVisitor } from "./recognise-visitor.ts";
import { asForm, refuseRequest } from "./refuse-request.ts";
import { openSearchIndex, SEARCH_INDEX_PATH } from "./search-index.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { marketOf, siteFor } from "./site-for.ts";
import type { StaticFiles } from "./static-files.ts";
import { answerStored, compressedFor } from "./stored-answer.ts";

const serverBuild = build as unknown as ServerBuild;
const isDevelopment = import.meta.env.DEV;

/** Called when a form was answered, for what waits to be done after it, such as mail. */
type AppOptions = { onChange?(): void };

/** The whole server: one function from request to answer, for development, tests and production. */
export function createApp(ports: Ports, files: StaticFiles | null, { onChange = () => {} }: AppOptions = {}) {
  const { settings, clock, ids, log } = ports;
  const routes = readPageRoutes(serverBuild);
  const always = securityHeaders(settings);
  let isDraining = false;
  // The origin of a POST is checked by refuseRequest, which also knows the address behind a proxy.
  const render = createRequestHandler({ ...serverBuild, allowedActionOrigins: ["**"] }, import.meta.env.MODE);

  const finishBoot = (html: string, nonce: string | null) =>
    isDevelopment || settings.boot === "eager" ? html : deferBoot(html, nonce);

  async function contextFor(
    headers: Headers,
    market: Market,
    id: string,
    nonce: string | null,
    address: string | null,
  ) {
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(siteContext, siteFor(settings, market, clock.today()));
    context.set(requestIdContext, id);
    context.set(searchContext, () => searchedParts(market));
    context.set(buildIdContext, serverBuild.assets.version);
    context.set(nonceContext, nonce);
    context.set(pageHandlesContext, (pathname: string) => routes.match(pathname)?.route.handle ?? {});
    const { visitor, token, isBackendDown } = await recogniseVisitor(ports, headers);
    context.set(visitorContext, visitor);
    context.set(sessionTokenContext, token);
    context.set(backendDownContext, isBackendDown);
    context.set(askerContext, askerOf(settings, headers, address));
    return context;
  }

  const searchIndex = openSearchIndex(() => clock.today());
  const searchedParts = (market: Market) =>
    searchIndex.parts(market, {
      paths: () => indexedPaths(settings, clock.today(), market, routes).filter((path) => path !== "/zoeken"),
      async render(path) {
        const request = new Request(new URL(path, settings.publicUrl), { headers: { accept: "text/html" } });
        const response = await render(request, await contextFor(request.headers, market, "search", null, null));
        return response.status === 200 ? response.text() : null;
      },
    });

  const contentPages = openContentPages(
    settings,
    () => clock.today(),
    async (path, market) => {
      if (path === SEARCH_INDEX_PATH) {
        const text = JSON.stringify(await searchedParts(market));
        return { status: 200, type: "application/json; charset=utf-8", text };
      }
      const request = new Request(new URL(path, settings.publicUrl), { headers: { accept: "text/html" } });
      const context = await contextFor(request.headers, market, "content", null, null);
      if (isPayloadPath(path)) {
        const payload = await loadPayload(routes, serverBuild.assets.version, request, context);
        return {
          status: payload?.status ?? 404,
          type: "application/json; charset=utf-8",
          text: JSON.stringify(payload?.body),
        };
      }
      const response = await render(request, context);
      const html = await response.text();
      return {
        status: response.status,
        type: "text/html; charset=utf-8",
        text: finishBoot(html, null),
      };
    },
  );

  async function answer(asked: Request, url: URL, id: string, address: string | null): Promise<Response> {
    const more = { ...always, "x-request-id": id };
    const refusal = await refuseRequest(asked, url, settings, more);
    if (refusal) return refusal;
    const request = asForm(asked);

    const isRead = request.method === "GET" || request.method === "HEAD";
    const market = marketOf(settings, request.headers.get("cookie"));
    const ready = isRead ? contentPages.ready(url.pathname, market) : undefined;
    if (ready) return answerStored(ready, request, more);

    const file = isRead ? files?.answer(request, url.pathname, more) : null;
    if (file) return file;

    const endpoint = await answerEndpoint({ ports, request, url, routes, build: serverBuild, isDraining, more });
    if (endpoint) return endpoint;

    const isPayload = isPayloadPath(url.pathname);
    const match = routes.match(isPayload ? pageOfPayload(url.pathname) : url.pathname);
    const isIndex = isRead && url.pathname === SEARCH_INDEX_PATH;
    const place = isIndex ? SEARCH_INDEX_PATH : isRead && match ? contentPlace(match, market) : null;
    if (place !== null) {
      const path = isPayload ? payloadPath(place) : place;
      const stored = contentPages.ready(path, market) ?? (await contentPages.prepare(path, market));
      if (stored) return answerStored(stored, request, more);
    }

    const nonce = isDevelopment ? null : randomBytes(16).toString("base64");
    const isEmbedded = isRead && !isPayload && isEmbeddedCalculator(url);
    if (!isEmbedded && isRead && isLostInFrame(request, url)) return intoFrame(url, more);
    const headers = isEmbedded ? withoutCookies(request.headers) : request.headers;
    const context = await contextFor(headers, market, id, nonce, address);
    context.set(embeddedContext, isEmbedded);
    if (isPayload) {
      const payload = await loadPayload(routes, serverBuild.assets.version, request, context);
      if (!payload) return jsonError(url.pathname, 404, `Page not found: ${url.pathname}${url.search}`, more);
      // As on the page itself: what a signed-in person sees is not kept.
      const headers = context.get(visitorContext) ? { "cache-control": "private, no-store" } : {};
      return finish(Response.json(payload.body, { status: payload.status, headers }), request, nonce, more);
    }
    const isGuarded = match?.route.handle.middleware?.includes("signed-in") ?? false;
    if (!isRead && isGuarded && context.get(backendDownContext)) return keepForm(request, url, more);
    return finish(await render(request, context), request, nonce, more, isEmbedded);
  }

  async function finish(
    response: Response,
    request: Request,
    nonce: string | null,
    more: Readonly<Record<string, string>>,
    isEmbedded = false,
  ) {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    if (isEmbedded) openToFrames(headers, settings);
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
    const { status, statusText } = response;
    const type = headers.get("content-type") ?? "";
    if (isDevelopment || request.method === "HEAD" || !response.body || !/^(text\/|application\/json)/.test(type)) {
      return new Response(request.method === "HEAD" ? null : response.body, { status, statusText, headers });
    }
    headers.set("vary", settings.market === "flags" ? "accept-encoding, cookie" : "accept-encoding");
    const isPage = type.startsWith("text/html");
    if (isPage)
      headers.set("content-security-policy", contentSecurityPolicy(settings, [`'nonce-${nonce}'`], isEmbedded));
    // As text a file would lose the mark at its beginning by which a spreadsheet knows its letters.
    const bytes = Buffer.from(await response.arrayBuffer());
    const whole = isPage ? Buffer.from(finishBoot(bytes.toString("utf8"), nonce)) : bytes;
    const { body, encoding } = await compressedFor(request, whole);
    if (encoding) headers.set("content-encoding", encoding);
    return new Response(body as Uint8Array<ArrayBuffer>, { status, statusText, headers });
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
      let pathname = "";
      let response: Response;
      try {
        const url = new URL(request.url);
        pathname = url.pathname;
        response = await answer(request, url, id, address);
      } catch (error) {
        log.error("request failed", error, { id, path: pathname });
        response = lastResort(request, pathname, { ...always, "x-request-id": id });
      }
      if (request.method === "POST") onChange();
      // Neither the query nor the visitor's address is logged: they may be personal.
      if (response.status >= 400 || !pathname.startsWith("/assets/")) {
        log.info("request", {
          id,
          method: request.method,
          path: pathname,
          status: response.status,
          ms: Math.round(performance.now() - startedAt),
        });
      }
      return response;
    },

    /** Renders every content page, one after the other, so that few visitors wait for one; whoever comes goes first. */
    async warm(): Promise<void> {
      const markets: Market[] = settings.market === "flags" ? ["be", "nl"] : [settings.market];
      for (const market of markets) {
        for (const path of contentPaths(market)) {
          for (const address of [path, `${path.replace(/\/$/, "")}/_payload.json`]) {
            await nextTurn();
            if (isDraining) return;
            if (!contentPages.ready(address, market)) await contentPages.prepare(address, market);
          }
        }
      }
    },
  };

  function contentPaths(market: Market): string[] {
    const known = parameterPaths(siteFor(settings, market, clock.today()));
    return routes.all.flatMap(({ path, handle }) =>
      handle.content ? (path.includes(":") ? (known[path] ?? []) : [path]) : [],
    );
  }

  /** The one spelling of a content page's path, whichever spelling was asked for; null for other pages. */
  function contentPlace({ route: { path, handle }, params }: PageMatch, market: Market): string | null {
    if (!handle.content) return null;
    if (!path.includes(":")) return path;
    const asked = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "").toLowerCase();
    const known = parameterPaths(siteFor(settings, market, clock.today()))[path] ?? [];
    return known.find((place) => place.toLowerCase() === asked) ?? null;
  }
}

/** When not even an error page could be made. */
function lastResort(request: Request, pathname: string, more: Readonly<Record<string, string>>): Response {
  if (pathname !== "" && wantsJson(request)) return jsonError(pathname, 500, "Internal Server Error", more);
  return new Response(`Internal Server Error (${more["x-request-id"]})`, {
    status: 500,
    headers: { ...more, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
