import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageRoutes } from "./stored/page-routes.ts";

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Draws a page by a handler that knows that page alone: one that knows them all goes through all of them, several times for
 * each request.
 */
export function openPageHandlers(build: ServerBuild, routes: PageRoutes, mode: string): Handler {
  // The origin of a POST is checked by refuseRequest, which also knows the address behind a proxy.
  const openHandler = (changes: Partial<ServerBuild>) =>
    createRequestHandler({ ...build, allowedActionOrigins: ["**"], ...changes }, mode);
  const all = openHandler({});
  const pages = new Map<string, Handler>();

  function handlerOf(id: string): Handler {
    const known = pages.get(id);
    if (known) return known;
    const only = <T>(parts: Record<string, T>) =>
      Object.fromEntries(Object.entries(parts).filter(([part]) => part === "root" || part === id));
    const assets = { ...build.assets, routes: only(build.assets.routes) };
    const handler = openHandler({ routes: only(build.routes), assets });
    pages.set(id, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    // What the router asks for its own pages goes by addresses of its own.
    const found = pathname.endsWith(".data") ? null : routes.match(pathname);
    return (found ? handlerOf(found.route.id) : all)(request, context);
  };
}
