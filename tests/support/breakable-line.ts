import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server on this machine that a test can cut and mend, as when the server or the network is away. */
export async function openBreakableLine(port: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut(): void {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend(): void {
      isCut = false;
    },
    close(): Promise<void> {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
