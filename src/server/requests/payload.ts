import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { passGuards } from "#web/middleware/named-middleware.ts";
import type { PageRoutes } from "../stored/page-routes.ts";

const ENDING = "/_payload.json";
export const isPayloadPath = (pathname: string) => pathname.toLowerCase().endsWith(ENDING);
export const pageOfPayload = (pathname: string) => pathname.slice(0, -ENDING.length) || "/";

export type Payload = { readonly status: number; readonly body: unknown };

/**
 * Answers `{path}/_payload.json` with what the page's own loader gives; null when no page stands there. The build goes
 * along, because words of one build are not for the pages of another, and with words that are the same for everybody a stamp
 * of them: a page at rest was drawn with just these, or stays as it is.
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
  const stamped = (data: unknown) => (route.handle.content ? { stamp: stampOf(data), data } : { data });
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
    if (!isDataWithInit(given)) return { status: 200, body: { build, ...stamped(given) } };
    return { status: given.init?.status ?? 200, body: { build, ...stamped(given.data) } };
  } catch (thrown) {
    if (thrown instanceof Response) return failure(thrown.status, thrown.statusText);
    return failureOf(thrown);
  }
}

const STAMP_LENGTH = 12;

/** Another when one of the words is another: after a new text, on a new day, with a newly published card. */
const stampOf = (data: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(data) ?? "")
    .digest("base64url")
    .slice(0, STAMP_LENGTH);

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
