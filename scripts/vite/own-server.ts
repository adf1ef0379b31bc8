import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";

/** In development every request goes through the same createApp as in production; it stands before React Router's own handler. */
export function ownServer(): Plugin {
  return {
    name: "own-server",
    apply: "serve",
    // A module that both graphs know is only hot-updated in its browser importers; loaders that use it need a new document.
    hotUpdate({ file, server }) {
      if (this.environment.name === "ssr" && /\/src\/(domain|content|application|figures)\//.test(file)) {
        server.environments.client.hot.send({ type: "full-reload" });
      }
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (incoming, outgoing, next) => {
          try {
            const ssr = server.environments.ssr;
            if (!isRunnableDevEnvironment(ssr)) return next();
            const { createApp } =
              await ssr.runner.import<typeof import("../../src/server/app.ts")>("/src/server/app.ts");
            const { developmentSite } =
              await ssr.runner.import<typeof import("../../src/server/development.ts")>("/src/server/development.ts");
            incoming.url = incoming.originalUrl ?? incoming.url ?? "/";
            const { ports, wake } = developmentSite();
            const app = createApp(ports, null, { onChange: wake });
            const address = incoming.socket.remoteAddress ?? null;
            await sendResponse(outgoing, await app.fetch(createRequest(incoming, outgoing), address));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
