import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const CHECK_MS = 100;

type Upstream = { readonly port: number; isReady: boolean; asked: number };

/**
 * A proxy as plain as they come: it asks each process whether it is ready, takes those that say so in turn over connections
 * that it keeps, and tries nothing twice.
 */
export async function startPlainProxy(ports: readonly number[]) {
  const upstreams: Upstream[] = ports.map((port) => ({ port, isReady: false, asked: 0 }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function check(upstream: Upstream): Promise<void> {
    const answer = fetch(`http://127.0.0.1:${upstream.port}/readyz`);
    upstream.isReady = await answer.then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[turn++ % Math.max(ready.length, 1)];
    if (!upstream) {
      fail(answer, 503);
      return;
    }
    const { method, url: path, headers } = asked;
    upstream.asked += 1;
    const passed = request({ agent, host: "127.0.0.1", port: upstream.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("error", () => answer.destroy());
      given.pipe(answer);
    });
    passed.on("error", () => fail(answer, 502));
    passed.on("close", () => {
      upstream.asked -= 1;
    });
    asked.pipe(passed);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const checking = setInterval(() => void Promise.all(upstreams.map(check)), CHECK_MS);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (port: number) => upstreams.some((upstream) => upstream.port === port && upstream.isReady),
    /** Whether it sends nothing more there, and waits for nothing from there. */
    isLeft: (port: number) => upstreams.some((one) => one.port === port && !one.isReady && one.asked === 0),
    async stop(): Promise<void> {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function fail(answer: ServerResponse, status: number): void {
  if (answer.headersSent) answer.destroy();
  else answer.writeHead(status, { "content-type": "text/plain" }).end("The proxy has no answer.");
}
