import type { RouterContextProvider } from "react-router";
import { passGuards } from "#web/middleware/named-middleware.ts";
import type { PageRoutes } from "../stored/page-routes.ts";

const ENDING = "/_payload.json";
export const isPayloadPath = (pathname: string) => pathname.toLowerCase().endsWith(ENDING);
export const pageOfPayload = (pathname: string) => pathname.slice(0, -ENDING.length) || "/";

export type Payload = { readonly status: number; readonly body: unknown };

/**
 * Answers `{path}/_payload.json` with what the page's own loader gives; null when no page stands there. The build goes
 * along, because words of one build are not for the pages of another.
 */
export async function loadPayload(
  routes: PageRoutes,
  build: string,
  request: Request,
  context: RouterContextProvider,
): Promise<Payload | null> {
  const url = new URL(request.url);
  url.pathname = pageOfPayload(url.pathname);
  const match = routes.match(url.pathname);
  if (!match || match.route.path === "/*") return null;
  const { route, params } = match;
  try {
    await passGuards({ context, url, method: "GET" });
  } catch (refusal) {
    // A guard sends strangers to the sign-in page; a program is told to sign in instead.
    if (refusal instanceof Response) return failure(401, "Sign in first");
    return failureOf(refusal);
  }
  const pageRequest = new Request(url, { headers: request.headers });
  const args = { request: pageRequest, url, params, context, pattern: route.path };
  try {
    const given = route.loader ? await route.loader(args as never) : null;
    if (given instanceof Response) return failure(given.status, given.statusText);
    if (!isDataWithInit(given)) return { status: 200, body: { build, data: given } };
    return { status: given.init?.status ?? 200, body: { build, data: given.data } };
  } catch (thrown) {
    if (thrown instanceof Response) return failure(thrown.status, thrown.statusText);
    return failureOf(thrown);
  }
}

const failure = (statusCode: number, message: unknown): Payload => ({
  status: statusCode,
  body: { error: true, statusCode, message },
});

function failureOf(thrown: unknown): Payload {
  if (isDataWithInit(thrown)) return failure(thrown.init?.status ?? 500, thrown.data);
  throw thrown;
}

type DataWithInit = {
  readonly type: "DataWithResponseInit";
  readonly data: unknown;
  readonly init: ResponseInit | null;
};
function isDataWithInit(value: unknown): value is DataWithInit {
  return typeof value === "object" && value !== null && (value as { type?: unknown }).type === "DataWithResponseInit";
}
