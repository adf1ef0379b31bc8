import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";

type Fetch = (request: Request, address: string | null) => Promise<Response>;
const SHUTDOWN_MS = 8_000;
// Longer than proxies keep an idle connection (60 s in nginx): whoever sends on it must be the one who ends it.
const KEEP_ALIVE_MS = 65_000;
// Longer than the slowest body that `posted-body.ts` reads, which ends slow ones itself.
const REQUEST_MS = 330_000;

export type RunningServer = {
  readonly address: string;
  readonly port: number;
  /** Goes on accepting, and ends each connection with its next answer: nobody is left to send on one that closes. */
  retire(): void;
  /** Finishes the requests in flight, and accepts no others. */
  stop(): Promise<void>;
};

/** The site cannot listen where it was told to: a matter for whoever started it, not of the code. */
export class ListenFault extends Error {}

const listenFaults: Readonly<Record<string, (at: { port: number; host: string }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1}.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Choose one above 1023, for instance PORT=3000.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. HOST names one that it has.`,
  ENOTFOUND: ({ host }) => `The name ${host} of HOST is not known to this machine.`,
};

/** Listens until stopped. */
export function startServer(fetch: Fetch, at: { port: number; host: string }): Promise<RunningServer> {
  let isRetired = false;
  const retire = () => {
    isRetired = true;
  };
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      {
        port: at.port,
        hostname: at.host,
        serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
        async fetch(request, bindings) {
          const outgoing = bindings.outgoing as ServerResponse;
          const response = await fetch(request, bindings.incoming.socket.remoteAddress ?? null);
          // The server leaves the reason phrase out; ours says which page was not found. Of an answer that succeeds it is not
          // even read: until somebody asks an answer for more than its status and headers, it is sent as it was made.
          if (response.status >= 400 && response.statusText) outgoing.statusMessage = response.statusText;
          if (isRetired) outgoing.shouldKeepAlive = false;
          return response;
        },
      },
      (info: AddressInfo) => {
        server.off("error", fail);
        const address = `http://localhost:${info.port}`;
        resolve({ address, port: info.port, retire, stop });
      },
    );
    server.once("error", fail);

    function fail(error: NodeJS.ErrnoException): void {
      const describeFault = listenFaults[error.code ?? ""];
      reject(describeFault ? new ListenFault(describeFault(at), { cause: error }) : error);
    }

    function stop(): Promise<void> {
      retire();
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
