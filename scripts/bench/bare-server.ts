// The least that can be sent: the bytes of one content page from memory, by node:http alone.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const source = process.env["SOURCE"] ?? "";
const response = await fetch(source, { headers: { accept: "text/html", "accept-encoding": "identity" } });
const { brotliCompressSync } = await import("node:zlib");
const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()));
// The same bytes: a client that reads ten headers is slower than one that reads three.
const { date: _date, connection: _connection, "keep-alive": _kept, ...sent } = Object.fromEntries(response.headers);
const headers = { ...sent, "content-encoding": "br", "content-length": body.length };
const server = createServer((_request, answer) => {
  answer.writeHead(200, headers);
  answer.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
