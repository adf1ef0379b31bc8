import { data, type MiddlewareFunction, redirect } from "react-router";
import { recogniseOperator } from "#application/back-office/recognise-operator.ts";
import {
  backendDownContext,
  operatorContext,
  pageInfoContext,
  portsContext,
  sessionTokenContext,
  visitorContext,
} from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { askForFactor } from "#web/middleware/ask-for-factor.ts";
import { askForSecondFactor, requireSecondFactor } from "#web/middleware/ask-for-second-factor.ts";
import { pageNotFound } from "#web/page-not-found.ts";

type Guarded = Pick<Parameters<MiddlewareFunction<Response>>[0], "context" | "url"> & { readonly method: string };
/** A guard lets the request pass by returning, and refuses it by throwing. */
type Guard = (args: Guarded) => void | Promise<void>;

/** Who is signed in is not sent to sign in again, nor told that nothing is there, because we cannot ask. */
function refuseWhileDown(context: Guarded["context"]): void {
  if (context.get(backendDownContext))
    throw data("Service Unavailable", { status: 503, statusText: "Service Unavailable" });
}

const guards: Readonly<Record<string, Guard>> = {
  "signed-in": ({ context, url }) => {
    refuseWhileDown(context);
    if (context.get(visitorContext)) return;
    throw redirect(`/login?terug=${encodeURIComponent(url.pathname + url.search)}`);
  },
  "second-factor": ({ context, url }) => requireSecondFactor(context, url),
  // Nobody else learns that there is a back office. Who only reads sends no form, except to ask.
  operator: async (asked) => {
    const { context, url, method } = asked;
    const access = await findOperator(asked);
    const isAct = !isReading(method) && !context.get(pageInfoContext)(url.pathname).readsByForm;
    if (isAct && access.operator.level !== "act") throw data("Forbidden", { status: 403, statusText: "Forbidden" });
    if (access.kind === "lapsed") throw askForFactor(url, method);
    context.set(operatorContext, access.operator);
  },
  // The page where an operator gives the second factor again.
  "operator-proving": async (asked) => {
    asked.context.set(operatorContext, (await findOperator(asked)).operator);
  },
};

async function findOperator({ context, url }: Guarded) {
  refuseWhileDown(context);
  const access = await loadStored(() =>
    recogniseOperator(context.get(portsContext), context.get(visitorContext), context.get(sessionTokenContext)),
  );
  if (access.kind === "stranger") throw pageNotFound(url);
  if (access.kind === "enrolment-missing") throw redirect(ENROLMENT_PATH);
  if (access.kind === "second-factor-missing") throw askForSecondFactor(url);
  return access;
}

const ENROLMENT_PATH = "/account/accountgegevens/tweede-stap?voor=beheer";
const isReading = (method: string) => method === "GET" || method === "HEAD";

const isKnownMiddleware = (name: string) => Object.hasOwn(guards, name);

/** Lets a request for the page pass, or throws what its guards refuse with. */
export async function passGuards({ context, url, method }: Guarded): Promise<void> {
  for (const name of context.get(pageInfoContext)(url.pathname).middleware ?? []) {
    const guard = isKnownMiddleware(name) ? guards[name] : undefined;
    if (!guard) {
      const message = `Unknown route middleware: '${name}'.`;
      context.get(portsContext).log.error("unknown middleware", message, { path: url.pathname });
      throw data(message, { status: 500, statusText: "Internal Server Error" });
    }
    await guard({ context, url, method });
  }
}

/** Runs the guards that the page's line in routes.ts names. */
export const runNamedMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  await passGuards({ context: args.context, url: args.url, method: args.request.method });
  const response = await next();
  // The back button must not show a signed-in person's page to whoever sits down next.
  if (args.context.get(visitorContext)) response.headers.set("cache-control", "private, no-store");
  return response;
};
