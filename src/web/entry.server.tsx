import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  buildIdContext,
  embeddedContext,
  marketMemoryContext,
  nonceContext,
  portsContext,
  requestIdContext,
  siteContext,
  visitorContext,
} from "./context.ts";
import { DrawnContext, drawnContext, Markup } from "./drawn.ts";
import { errorWords, TOO_MANY_CALCULATIONS } from "./error-words.ts";
import { jsonError } from "./requests/json-error.ts";
import { refusedWorkPage } from "./requests/refused-work-page.ts";
import { putIn, spansOf } from "./requests/tags.ts";
import { wantsJson } from "./requests/wants-json.ts";
import { answerWith } from "./requests/written-page.ts";
import { cutShell, shellKey } from "./requests/written-shell.ts";
import { NonceContext, ShellContext, WrittenShellContext } from "./shell/shell.ts";
import type { Shell } from "./shell/shell-data.ts";

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
  const retryAfter = error === undefined ? null : retryAfterOf(routerContext);
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  if (error !== undefined && (status === 429 || message === TOO_MANY_CALCULATIONS))
    return refusedWorkPage({ status, statusText }, headers);
  const nonce = loadContext.get(nonceContext) ?? undefined;
  const { settings, log } = loadContext.get(portsContext);
  const { cards: _, dayPrices: _days, ...site } = loadContext.get(siteContext);
  const visitor = loadContext.get(visitorContext);
  const shell: Shell = {
    site,
    user: visitor && { uid: visitor.uid, email: visitor.email },
    tagManagerId: settings.tagManagerId,
    buildId: loadContext.get(buildIdContext),
    buildPollMs: settings.buildPollMs,
    isEmbedded: loadContext.get(embeddedContext),
    errorId: error === undefined || status === 404 ? null : id,
  };
  const { shells = null } = loadContext.get(marketMemoryContext) ?? {};
  const key = shells && error === undefined ? shellKey(new URL(request.url), site) : null;
  const written = key === null ? null : (shells?.get(key) ?? null);
  const drawn = loadContext.get(drawnContext)?.value ?? null;
  const shown = await renderWhole(
    <NonceContext value={nonce}>
      <ShellContext value={shell}>
        <WrittenShellContext value={written}>
          <DrawnContext value={drawn}>
            <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
          </DrawnContext>
        </WrittenShellContext>
      </ShellContext>
    </NonceContext>,
    nonce,
    (failure) => log.error("render failed", failure, { id, path: new URL(request.url).pathname }),
  );
  const page = putMarkup(shown, drawn);
  const first = key === null || written ? null : cutShell(page);
  if (key !== null && first) shells?.set(key, first);
  headers.set("content-type", "text/html; charset=utf-8");
  return answerWith(page, { headers, status, statusText });
}

/** React Router leaves out the headers of what a loader throws, unless the page exports a function for them. */
const retryAfterOf = ({ staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext): string | null =>
  Object.values({ ...loaderHeaders, ...actionHeaders })
    .map((sent) => sent.get("retry-after"))
    .find((seconds) => seconds !== null) ?? null;

/** The page with what was drawn before where React left a mark for it. */
function putMarkup(page: Buffer, drawn: unknown): Buffer {
  const changes = Object.values(drawn ?? {}).flatMap((part: unknown) =>
    part instanceof Markup ? spansOf(page, part.mark, ">").map((span) => ({ span, by: part.bytes })) : [],
  );
  return changes.length === 0 ? page : putIn(page, changes);
}

/** Pages are sent whole: they are small, and nothing in them waits. */
function renderWhole(
  element: React.ReactNode,
  nonce: string | undefined,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      ...(nonce ? { nonce } : {}),
      // Boundaries on a page part the work of the browser, not the page: none is sent apart from it, to be put in place
      // by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // In a turn of its own: who waits for another page is answered between the rendering and the writing.
        setImmediate(() => {
          const parts: Uint8Array[] = [];
          pipe(
            new Writable({
              // It takes everything at once: what waits for room would wait for another turn.
              highWaterMark: Number.MAX_SAFE_INTEGER,
              write(part: Uint8Array, _encoding, done) {
                parts.push(part);
                done();
              },
              final(done) {
                resolve(Buffer.concat(parts));
                done();
              },
            }),
          );
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
