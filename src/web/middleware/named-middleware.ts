import { data, type MiddlewareFunction, redirect } from "react-router";
import { backendDownContext, pageHandlesContext, portsContext, visitorContext } from "#web/context.ts";

type Guarded = Pick<Parameters<MiddlewareFunction<Response>>[0], "context" | "url">;
/** A guard lets the request pass by returning, and refuses it by throwing. */
type Guard = (args: Guarded) => void | Promise<void>;

const guards: Readonly<Record<string, Guard>> = {
  "signed-in": ({ context, url }) => {
    // Who is signed in is not sent to sign in again because we cannot ask.
    if (context.get(backendDownContext))
      throw data("Service Unavailable", { status: 503, statusText: "Service Unavailable" });
    if (context.get(visitorContext)) return;
    throw redirect(`/login?terug=${encodeURIComponent(url.pathname + url.search)}`);
  },
};

const isKnownMiddleware = (name: string) => Object.hasOwn(guards, name);

/** Lets a request for the page pass, or throws what its guards refuse with. */
export async function passGuards({ context, url }: Guarded): Promise<void> {
  for (const name of context.get(pageHandlesContext)(url.pathname).middleware ?? []) {
    const guard = isKnownMiddleware(name) ? guards[name] : undefined;
    if (!guard) {
      const message = `Unknown route middleware: '${name}'.`;
      context.get(portsContext).log.error("unknown middleware", message, { path: url.pathname });
      throw data(message, { status: 500, statusText: "Internal Server Error" });
    }
    await guard({ context, url });
  }
}

/** Runs the guards that the page's handle names. */
export const runNamedMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  await passGuards(args);
  const response = await next();
  // The back button must not show a signed-in person's page to whoever sits down next.
  if (args.context.get(visitorContext)) response.headers.set("cache-control", "private, no-store");
  return response;
};
