import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { embeddedContext, nonceContext, portsContext, requestIdContext, siteContext } from "./context.ts";
import { DrawnContext, drawnContext } from "./drawn.ts";
import { errorWords } from "./error-words.ts";
import { jsonError } from "./requests/json-error.ts";
import { wantsJson } from "./requests/wants-json.ts";
import { answerWith } from "./requests/written-page.ts";
import { NonceContext, ShellContext } from "./shell.ts";
import type { Shell } from "./shell-data.ts";

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  // A refused method or a page that does not exist is the visitor's affair; the request's own line tells it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(portsContext).log.error("page failed", error, { id: context.get(requestIdContext), path });
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const error = Object.values(routerContext.staticHandlerContext.errors ?? {})[0];
  const { title, message } = errorWords(error);
  const statusText = error === undefined ? "" : (message ?? title).slice(0, 200);
  const id = loadContext.get(requestIdContext);
  if (error !== undefined && wantsJson(request)) {
    return jsonError(new URL(request.url).pathname, status, message ?? title, { "x-request-id": id });
  }
  const nonce = loadContext.get(nonceContext) ?? undefined;
  const { settings, log } = loadContext.get(portsContext);
  const { cards: _, dayPrices: _days, ...site } = loadContext.get(siteContext);
  const shell: Shell = {
    site,
    tagManagerId: settings.tagManagerId,
    buildPollMs: settings.buildPollMs,
    isEmbedded: loadContext.get(embeddedContext),
    errorId: error === undefined || status === 404 ? null : id,
  };
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <ShellContext value={shell}>
        <DrawnContext value={loadContext.get(drawnContext)?.value ?? null}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
        </DrawnContext>
      </ShellContext>
    </NonceContext>,
    nonce,
    (failure) => log.error("render failed", failure, { id, path: new URL(request.url).pathname }),
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return answerWith(html, { headers, status, statusText });
}

/** Pages are sent whole: they are small, and nothing in them waits. */
function renderWhole(
  element: React.ReactNode,
  nonce: string | undefined,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      ...(nonce ? { nonce } : {}),
      // Boundaries on a page part the work of the browser, not the page: none is sent apart from it, to be put in place
      // by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // In a turn of its own: who waits for another page is answered between the rendering and the writing.
        setImmediate(() => {
          const body = new PassThrough();
          resolve(text(body));
          pipe(body);
        });
      },
      onShellError: reject,
      onError(error) {
        onError(error);
        // A failure inside a boundary would leave a hole for the browser to fill; ours is an error page.
        reject(error);
      },
    });
  });
}
