import { connect } from "node:net";

type Upload = {
  readonly address: string;
  readonly path: string;
  readonly kind: string;
  readonly body: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is told as the length, where that is not the body's. */
  readonly length?: number;
  readonly bytesPerSecond?: number;
};

/** Sends a body over a socket of its own, also one that is never finished; the status that comes, or "closed". */
export function sendRaw({ address, path, kind, body, headers = {}, length = body.length, bytesPerSecond }: Upload) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: "localhost", "content-type": kind, "content-length": length, ...headers });
  const status = new Promise<string>((resolve) => {
    socket.once("data", (chunk) => {
      resolve(String(chunk).slice(9, 12));
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.once("close", () => resolve("closed"));
  });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`);
  if (bytesPerSecond === undefined) socket.write(body);
  else drip(bytesPerSecond / 10);
  return { status, end: () => socket.destroy() };

  function drip(step: number): void {
    let at = 0;
    const timer = setInterval(() => {
      if (at >= body.length || socket.destroyed) return clearInterval(timer);
      socket.write(body.subarray(at, at + step));
      at += step;
    }, 100);
  }
}
