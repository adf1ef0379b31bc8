import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in for the public icon service, so that no test leaves this machine. */
export type IconService = {
  readonly address: string;
  /** What was asked since the last `expectNothing()`: "/mdi.json?icons=cat". */
  readonly asked: string[];
  /** Whether the service knows every icon, fails, or does not answer within the server's patience. */
  mood: "answers" | "fails" | "is silent";
  stop(): Promise<void>;
};

export async function startIconService(): Promise<IconService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? "";
    asked.push(address);
    if (service.mood === "is silent") return;
    if (service.mood === "fails") return void response.writeHead(500).end("down");
    const { pathname, searchParams } = new URL(address, "http://icons.test");
    const names = (searchParams.get("icons") ?? "").split(",");
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M2 2h20v20H2z"/>' }]));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ prefix: pathname.slice(1).replace(/\.json$/, ""), icons, width: 24, height: 24 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const service: IconService = {
    address: `http://127.0.0.1:${port}`,
    asked,
    mood: "answers",
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
