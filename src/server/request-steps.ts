import { randomBytes } from "node:crypto";
import type { Ports } from "#application/ports/ports.ts";
import type { Market } from "#content/site.ts";
import { NOTHING_PUBLISHED } from "#domain/day-prices/published-prices.ts";
import { payloadPath } from "#web/browser/loading/payload-path.ts";
import { backendDownContext, embeddedContext, postedContext, visitorContext } from "#web/context.ts";
import { FORM_BYTES_MAX } from "#web/forms/posted-form.ts";
import { marketPages } from "#web/market-pages.ts";
import { parameterPaths } from "#web/parameter-paths.ts";
import { jsonError } from "#web/requests/json-error.ts";
import { readSessionToken } from "#web/requests/session-cookies.ts";
import { answerEndpoint } from "./endpoints/answer-endpoint.ts";
import { offerPartOf } from "./endpoints/offer-address.ts";
import { isDevelopment, type Pages, serverBuild } from "./render-pages.ts";
import { intoFrame, isEmbeddedCalculator, isLostInFrame, withoutCookies } from "./requests/embedding.ts";
import { keepForm } from "./requests/keep-form.ts";
import { isPayloadPath, loadPayload, pageOfPayload } from "./requests/payload.ts";
import { openPostedBody, type PostedBody } from "./requests/posted-body.ts";
import { type Recognition, recogniseVisitor } from "./requests/recognise-visitor.ts";
import { answerRefusal, declaredLength, refusals } from "./requests/refuse-request.ts";
import { marketOf, siteFor } from "./site-for.ts";
import type { CardBookReader } from "./stored/card-book.ts";
import { openMarketAnswers } from "./stored/market-answers.ts";
import type { PageMatch, PageRoutes } from "./stored/page-routes.ts";
import { SEARCH_INDEX_PATH } from "./stored/search-index.ts";
import type { StaticFiles } from "./stored/static-files.ts";
import { answerStored, encodedFor } from "./stored/stored-answer.ts";
import { openStoredPages } from "./stored/stored-pages.ts";

/** A request that was not refused, with what its steps need to know of it. */
export type Visit = {
  /** Without its body, which `posted` reads. */
  readonly request: Request;
  readonly posted: PostedBody;
  readonly url: URL;
  readonly id: string;
  /** The socket's address. */
  readonly address: string | null;
  /** Headers that stand on every answer. */
  readonly more: Readonly<Record<string, string>>;
  readonly market: Market;
  readonly isRead: boolean;
  readonly isPayload: boolean;
  /** The page that stands at the address, found when a step asks. */
  match(): PageMatch | null;
  /** Asked once, however many steps want to know; the headers of the first count. */
  recognise(headers?: Headers): Promise<Recognition>;
};

/** Answers, or leaves the request to the next step. */
type Step = (visit: Visit) => Response | null | Promise<Response | null>;

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";
/** Longer ones are looked at before they are answered. */
const PLAIN_QUERY_LENGTH = 1000;

export function openVisit(
  ports: Ports,
  routes: PageRoutes,
  { request: asked, url, id, address, more }: Pick<Visit, "request" | "url" | "id" | "address" | "more">,
): Visit {
  const { method, headers, signal } = asked;
  const request = method === "POST" ? new Request(asked.url, { method, headers, signal }) : asked;
  const isPayload = isPayloadPath(url.pathname);
  let found: PageMatch | null | undefined;
  let recognising: Promise<Recognition> | null = null;
  return {
    request,
    posted: openPostedBody(asked),
    url,
    id,
    address,
    more,
    market: marketOf(ports.settings, request.headers.get("cookie")),
    isRead: isReading(request),
    isPayload,
    match() {
      if (found === undefined) found = routes.match(isPayload ? pageOfPayload(url.pathname) : url.pathname);
      return found;
    },
    recognise(headers = request.headers) {
      recognising ??= recogniseVisitor(ports, headers);
      return recognising;
    },
  };
}

type Options = {
  readonly ports: Ports;
  readonly routes: PageRoutes;
  readonly pages: Pages;
  readonly cards: CardBookReader;
  readonly files: StaticFiles | null;
  isDraining(): boolean;
};

/** What may answer a request, in the order in which it is tried. The first ones are cheap, and answer nearly everybody. */
export function requestSteps({ ports, routes, pages, cards, files, isDraining }: Options) {
  const { settings, clock } = ports;
  const stored = openStoredPages(settings, cards.dayKey, pages.renderForAll);
  const findMarketAnswer = openMarketAnswers({ ports, pages: stored });

  /** A page for somebody who is signed in has their menu in it; its payload is the same for everybody. */
  const isOwn = (request: Request, { pathname }: URL): boolean =>
    !isPayloadPath(pathname) &&
    pathname !== SEARCH_INDEX_PATH &&
    readSessionToken(request.headers.get("cookie"), settings.publicUrl) !== null;

  /** The one spelling of a content page's path, whichever spelling was asked for; null for other pages. */
  function contentPath({ route: { path, info }, params }: PageMatch, market: Market): string | null {
    if (!info.content) return null;
    if (!path.includes(":")) return path;
    const asked = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "").toLowerCase();
    const known = parameterPaths(siteFor(settings, market, clock.today(), NOTHING_PUBLISHED))[path] ?? [];
    return known.find((place) => place.toLowerCase() === asked) ?? null;
  }

  /** The way of nearly every request, before anything else is looked at: there is nothing to refuse in the address of a page that is ready. */
  function keptPage(request: Request, url: URL, more: Visit["more"]): Response | null {
    if (!isReading(request) || url.search.length > PLAIN_QUERY_LENGTH) return null;
    if (isOwn(request, url)) return null;
    const ready = stored.ready(url.pathname, marketOf(settings, request.headers.get("cookie")));
    return ready ? answerStored(ready, request, more) : null;
  }

  const staticFile: Step = ({ isRead, request, url, more }) =>
    (isRead && files?.answer(request, url.pathname, more)) || null;

  const endpoint: Step = ({ request, posted, url, more }) => {
    const answer = () =>
      answerEndpoint({ ports, request, posted, url, routes, build: serverBuild, isDraining: isDraining(), more });
    return offerPartOf(url.pathname) === "jaar" ? stored.inTurn(false, async () => answer()) : answer();
  };

  /** Whatever is rendered after this counts with the cards of today. */
  const freshCards: Step = async () => {
    await cards.refresh();
    return null;
  };

  /** Rendered once for everybody, the search index too. */
  const contentPage: Step = async ({ isRead, isPayload, url, market, match, request, recognise, more }) => {
    if (!isRead) return null;
    const page = match();
    const path = url.pathname === SEARCH_INDEX_PATH ? SEARCH_INDEX_PATH : page && contentPath(page, market);
    if (path === null || (isOwn(request, url) && (await recognise()).visitor)) return null;
    const asked = isPayload ? payloadPath(path) : path;
    const answer = stored.ready(asked, market) ?? (await stored.prepare(asked, market));
    return answer ? answerStored(answer, request, more) : null;
  };

  /** Rendered once for everybody until the market changes. */
  const marketPage: Step = async ({ isRead, isPayload, request, url, market, match, recognise, more }) => {
    const page = match();
    if (!isRead || isPayload || !page) return null;
    const answer = await findMarketAnswer({ request, url, match: page, market, recognise });
    return answer ? answerStored(await encodedFor(request, answer), request, more) : null;
  };

  /** A page that a frame lost its way to is asked for again as one for frames. */
  const lostFrame: Step = ({ isRead, isPayload, request, url, more }) =>
    isRead && (isPayload || !isEmbeddedCalculator(url)) && isLostInFrame(request, url) ? intoFrame(url, more) : null;

  /** A search of the market for its sender alone; one by fit waits for the threads that calculate instead. */
  function isSearch(path: string, { searchParams }: URL): boolean {
    const page = marketPages[path];
    return page?.inTurns === true && !page.isApart?.(searchParams);
  }

  /** For this visitor alone. */
  const ownPage: Step = (visit) => {
    const { url, isPayload } = visit;
    const pathname = isPayload ? pageOfPayload(url.pathname) : url.pathname.replace(/\.data$/, "");
    const path = routes.match(pathname)?.route.path ?? "";
    const draw = () => drawOwnPage(visit);
    // A large body may come for five minutes, and has a slot of its own.
    const isLarge = declaredLength(visit.request) > FORM_BYTES_MAX;
    return isLarge ? draw() : stored.inTurn(isSearch(path, url), draw);
  };

  const drawOwnPage = async ({
    request,
    posted,
    url,
    id,
    address,
    market,
    isRead,
    isPayload,
    match,
    recognise,
    more,
  }: Visit) => {
    const nonce = isDevelopment ? null : randomBytes(16).toString("base64");
    const isEmbedded = isRead && !isPayload && isEmbeddedCalculator(url);
    const headers = isEmbedded ? withoutCookies(request.headers) : request.headers;
    const context = pages.contextFor(market, id, nonce, { headers, address, recognised: await recognise(headers) });
    context.set(embeddedContext, isEmbedded);
    context.set(postedContext, posted.read);
    if (isPayload) {
      const payload = await loadPayload(routes, serverBuild.assets.version, request, context);
      if (!payload) return jsonError(url.pathname, 404, `Page not found: ${url.pathname}${url.search}`, more);
      // As on the page itself: what a signed-in person sees is not kept.
      const headers = context.get(visitorContext) ? { "cache-control": "private, no-store" } : {};
      const answer = Response.json(payload.body, { status: payload.status, headers });
      return pages.finish(answer, { request, nonce, more });
    }
    const guards = match()?.route.info.middleware ?? [];
    const isGuarded = guards.some((name) => name === "signed-in" || name === "operator");
    if (!isRead && isGuarded && context.get(backendDownContext)) {
      const isLarge = declaredLength(request) > FORM_BYTES_MAX;
      return isLarge ? answerRefusal(request, url, refusals.unavailable, more) : keepForm(posted, url, more);
    }
    return pages.finish(await pages.render(request, context), { request, nonce, more, isEmbedded });
  };

  const steps: readonly Step[] = [staticFile, endpoint, freshCards, contentPage, marketPage, lostFrame, ownPage];
  return { keptPage, steps };
}
