/** What React Router tells its scripts about itself in every document; a page at rest comes without (`src/server/requests/defer-boot.ts`). */
export const routerContext = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** React Router's own script, word for word. */
export const contextScript = `window.__reactRouterContext = ${JSON.stringify(routerContext)};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
