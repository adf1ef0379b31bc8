import { data, type MiddlewareFunction, redirect } from "react-router";
import { pageHandlesContext, portsContext, visitorContext } from "#web/context.ts";

type GuardArgs = Parameters<MiddlewareFunction<Response>>[0];
/** A guard lets the request pass by returning, and refuses it by throwing. */
type Guard = (args: GuardArgs) => void | Promise<void>;

const guards: Readonly<Record<string, Guard>> = {
  "signed-in": ({ context, url }) => {
    if (!context.get(visitorContext)) throw redirect(`/login?terug=${encodeURIComponent(url.pathname + url.search)}`);
  },
};

export const isKnownMiddleware = (name: string) => Object.hasOwn(guards, name);

/** Runs the guards that the page's handle names. */
export const runNamedMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const { context, url } = args;
  for (const name of context.get(pageHandlesContext)(url.pathname).middleware ?? []) {
    const guard = isKnownMiddleware(name) ? guards[name] : undefined;
    if (!guard) {
      const message = `Unknown route middleware: '${name}'.`;
      context.get(portsContext).log.error("unknown middleware", message, { path: url.pathname });
      throw data(message, { status: 500, statusText: "Internal Server Error" });
    }
    await guard(args);
  }
  return next();
};
