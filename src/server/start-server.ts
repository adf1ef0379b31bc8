import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";

type Fetch = (request: Request) => Promise<Response>;
const SHUTDOWN_MS = 10_000;

export type RunningServer = { readonly address: string; readonly port: number; stop(): Promise<void> };

/** Listens until stopped; stopping finishes the requests in flight and takes no new ones. */
export function startServer(fetch: Fetch, at: { port: number; host: string }): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      {
        port: at.port,
        hostname: at.host,
        async fetch(request, { outgoing }) {
          const response = await fetch(request);
          // The server leaves the reason phrase out; ours says which page was not found.
          if (response.statusText) (outgoing as { statusMessage: string }).statusMessage = response.statusText;
          return response;
        },
      },
      (info: AddressInfo) => {
        server.off("error", reject);
        resolve({ address: `http://localhost:${info.port}`, port: info.port, stop: () => stop(server) });
      },
    );
    server.once("error", reject);
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), SHUTDOWN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
