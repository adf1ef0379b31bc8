import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";

type Fetch = (request: Request, address: string | null) => Promise<Response>;
const SHUTDOWN_MS = 8_000;

export type RunningServer = { readonly address: string; readonly port: number; stop(): Promise<void> };

/** Listens until stopped. Stopping finishes the requests in flight, and each connection ends with the answer it waits for. */
export function startServer(fetch: Fetch, at: { port: number; host: string }): Promise<RunningServer> {
  let isStopping = false;
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      {
        port: at.port,
        hostname: at.host,
        async fetch(request, bindings) {
          const outgoing = bindings.outgoing as ServerResponse;
          const response = await fetch(request, bindings.incoming.socket.remoteAddress ?? null);
          // The server leaves the reason phrase out; ours says which page was not found.
          if (response.statusText) outgoing.statusMessage = response.statusText;
          if (isStopping) outgoing.shouldKeepAlive = false;
          return response;
        },
      },
      (info: AddressInfo) => {
        server.off("error", reject);
        const address = `http://localhost:${info.port}`;
        resolve({ address, port: info.port, stop });
      },
    );
    server.once("error", reject);

    function stop(): Promise<void> {
      isStopping = true;
      return new Promise((stopped) => {
        const force = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), SHUTDOWN_MS);
        server.close(() => {
          clearTimeout(force);
          stopped();
        });
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      });
    }
  });
}
