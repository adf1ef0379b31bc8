import { setImmediate as nextTurn } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Ports } from "#application/ports/ports.ts";
import type { Market } from "#content/site.ts";
import {
  backendDownContext,
  buildIdContext,
  clientContext,
  mailContext,
  marketMemoryContext,
  nonceContext,
  pageInfoContext,
  portsContext,
  requestIdContext,
  searchContext,
  sessionTokenContext,
  siteContext,
  visitorContext,
} from "#web/context.ts";
import { drawnContext } from "#web/drawn.ts";
import { type MarketMemory, openMarketMemory } from "#web/market-memory.ts";
import { pageInfo } from "#web/page-info.ts";
import { bytesOf } from "#web/requests/written-page.ts";
import { renderWaitingMail } from "./jobs/render-waiting-mail.ts";
import { openPageHandlers } from "./page-handlers.ts";
import { openToFrames } from "./requests/embedding.ts";
import { isPayloadPath, loadPayload } from "./requests/payload.ts";
import { readClient } from "./requests/read-client.ts";
import type { Recognition } from "./requests/recognise-visitor.ts";
import { contentSecurityPolicy } from "./requests/security-headers.ts";
import { siteFor } from "./site-for.ts";
import type { CardBookReader } from "./stored/card-book.ts";
import { indexedPaths } from "./stored/indexed-paths.ts";
import type { PageRoutes } from "./stored/page-routes.ts";
import { openSearchIndex, SEARCH_INDEX_PATH } from "./stored/search-index.ts";
import { compressedFor } from "./stored/stored-answer.ts";
import type { Rendered } from "./stored/stored-pages.ts";

export const serverBuild = build as unknown as ServerBuild;
export const isDevelopment = import.meta.env.DEV;

/** Who sends a request, as far as a page needs it. */
export type Sender = {
  readonly headers: Headers;
  readonly address: string | null;
  readonly recognised: Recognition;
};
const nobody: Sender = {
  headers: new Headers(),
  address: null,
  recognised: { visitor: null, token: null, isBackendDown: false },
};

/** What an answer is sent with. */
export type Sending = {
  readonly request: Request;
  readonly nonce: string | null;
  readonly more: Readonly<Record<string, string>>;
  readonly isEmbedded?: boolean;
};

/** On a phone the preloads compete with the style sheet, and the largest paint comes a second later. */
const withoutPreloads = (page: Buffer): Buffer =>
  isDevelopment ? page : Buffer.from(page.toString().replaceAll(/<link rel="modulepreload"[^>]*>/g, ""));

/** Pages drawn by React: for one visitor, or once for everybody. */
export function openPages(ports: Ports, routes: PageRoutes, cards: CardBookReader) {
  const { settings, clock } = ports;
  const renderMail = renderWaitingMail(ports);
  const renderPage = openPageHandlers(serverBuild, routes, import.meta.env.MODE);
  const render = (request: Request, context: RouterContextProvider) => {
    // What the router asks for its own pages is drawn by the browser, and sent whole.
    if (!new URL(request.url).pathname.endsWith(".data")) context.set(drawnContext, { value: null });
    return renderPage(request, context);
  };

  function contextFor(market: Market, id: string, nonce: string | null, { headers, address, recognised }: Sender) {
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(siteContext, siteFor(settings, market, clock.today(), cards.current()));
    context.set(requestIdContext, id);
    context.set(searchContext, () => searchedParts(market));
    context.set(mailContext, renderMail);
    context.set(buildIdContext, serverBuild.assets.version);
    context.set(nonceContext, nonce);
    context.set(pageInfoContext, (pathname: string) => pageInfo(routes.match(pathname)?.route.id));
    context.set(visitorContext, recognised.visitor);
    context.set(sessionTokenContext, recognised.token);
    context.set(backendDownContext, recognised.isBackendDown);
    context.set(clientContext, readClient(settings, headers, address));
    return context;
  }

  /** A page as a stranger sees it, without anything of who asks. */
  const askForAll = (path: string, market: Market, signal: AbortSignal | null = null) => {
    const request = new Request(new URL(path, settings.publicUrl), { headers: { accept: "text/html" }, signal });
    return { request, context: contextFor(market, "content", null, nobody) };
  };

  let remembered = { at: "", memory: openMarketMemory() };
  function memoryOf(version: string | null): MarketMemory | null {
    if (version === null) return null;
    const at = `${version} ${cards.dayKey()}`;
    if (remembered.at !== at) remembered = { at, memory: openMarketMemory() };
    return remembered.memory;
  }

  const searchIndex = openSearchIndex(cards.dayKey);
  const searchedParts = (market: Market) =>
    searchIndex.parts(market, {
      paths: () => indexedPaths(settings, clock.today(), market, routes).filter((path) => path !== "/zoeken"),
      async render(path) {
        const { request, context } = askForAll(path, market);
        const response = await render(request, context);
        return response.status === 200 ? response.text() : null;
      },
    });

  return {
    render,
    contextFor,

    /** A page, a payload or the search index that is the same for everybody. */
    async renderForAll(
      path: string,
      market: Market,
      { version, signal }: { readonly version: string | null; readonly signal?: AbortSignal } = { version: null },
    ): Promise<Rendered> {
      const json = { type: "application/json; charset=utf-8", cacheControl: null };
      if (path === SEARCH_INDEX_PATH)
        return { ...json, status: 200, body: Buffer.from(JSON.stringify(await searchedParts(market))) };
      const { request, context } = askForAll(path, market, signal);
      if (isPayloadPath(path)) {
        const payload = await loadPayload(routes, serverBuild.assets.version, request, context);
        return { ...json, status: payload?.status ?? 404, body: Buffer.from(JSON.stringify(payload?.body ?? null)) };
      }
      context.set(marketMemoryContext, memoryOf(version));
      const response = await render(request, context);
      const body = await bytesOf(response);
      const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
      return {
        status: response.status,
        type,
        body: type.startsWith("text/html") ? withoutPreloads(body) : body,
        cacheControl: response.headers.get("cache-control"),
      };
    },

    /** Headers, scripts that wait and compression, for what was rendered for one visitor. */
    async finish(response: Response, { request, nonce, more, isEmbedded = false }: Sending): Promise<Response> {
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
      // What brings its own policy is a document of its own, such as a mail: no script of ours runs in it.
      const isPage = type.startsWith("text/html") && !headers.has("content-security-policy");
      if (isPage)
        headers.set("content-security-policy", contentSecurityPolicy(settings, [`'nonce-${nonce}'`], isEmbedded));
      // As text a file would lose the mark at its beginning by which a spreadsheet knows its letters.
      const bytes = await bytesOf(response);
      // Between the steps of a large page, who waits for another is answered.
      if (isPage) await nextTurn();
      const whole = isPage ? withoutPreloads(bytes) : bytes;
      const { body, encoding } = await compressedFor(request, whole);
      if (encoding) headers.set("content-encoding", encoding);
      return new Response(body as Uint8Array<ArrayBuffer>, { status, statusText, headers });
    },
  };
}
export type Pages = ReturnType<typeof openPages>;
