import type { RouterContextProvider } from "react-router";
import { passGuards } from "#web/middleware/named-middleware.ts";
import type { PageRoutes } from "./page-routes.ts";

const ENDING = "/_payload.json";
export const isPayloadPath = (pathname: string) => pathname.toLowerCase().endsWith(ENDING);
export const pageOfPayload = (pathname: string) => pathname.slice(0, -ENDING.length) || "/";

export type Payload = { readonly status: number; readonly body: unknown };

/** Answers `{path}/_payload.json` with what the page's own loader gives; null when no page stands there. */
export async function loadPayload(
  routes: PageRoutes,
  request: Request,
  context: RouterContextProvider,
): Promise<Payload | null> {
  const url = new URL(request.url);
  url.pathname = pageOfPayload(url.pathname);
  const match = routes.match(url.pathname);
  if (!match || match.route.path === "/*") return null;
  const { route, params } = match;
  const pageRequest = new Request(url, { headers: request.headers });
  const args = { request: pageRequest, url, params, context, pattern: route.path };
  try {
    await passGuards({ context, url });
    const given = route.loader ? await route.loader(args as never) : null;
    if (given instanceof Response) return { status: given.status, body: null };
    return { status: 200, body: { data: isDataWithInit(given) ? given.data : given } };
  } catch (thrown) {
    // A guard sends strangers to the sign-in page; a program is told to sign in instead.
    if (thrown instanceof Response)
      return { status: 401, body: { error: true, statusCode: 401, message: "Sign in first" } };
    if (isDataWithInit(thrown)) {
      const statusCode = thrown.init?.status ?? 500;
      return { status: statusCode, body: { error: true, statusCode, message: thrown.data } };
    }
    throw thrown;
  }
}

type DataWithInit = {
  readonly type: "DataWithResponseInit";
  readonly data: unknown;
  readonly init: ResponseInit | null;
};
function isDataWithInit(value: unknown): value is DataWithInit {
  return typeof value === "object" && value !== null && (value as { type?: unknown }).type === "DataWithResponseInit";
}
