import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly raw: string;
};

type ServerChoice = {
  /** The port of a server that was there before. */
  readonly port?: number;
  /** Answers a recipient with a code of refusal, or null to take the mail. */
  readonly refuse?: (address: string) => number | null;
  /** Waited for before the server says that it has the mail. */
  readonly beforeAccepting?: () => Promise<void>;
  /** Keeps the mail, and breaks the line off instead of saying so. */
  readonly breakOff?: () => boolean;
};

/** A real mail server on a free port of this machine, which keeps what it gets. */
export async function startMailServer(choice: ServerChoice = {}) {
  const { port = 0, refuse = () => null, beforeAccepting, breakOff = () => false } = choice;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // What is kept open for the next mail does not hold up the end.
    closeTimeout: 500,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      done(code === null ? null : Object.assign(new Error("Refused"), { responseCode: code }));
    },
    onData(stream, session, done) {
      text(stream)
        .then(async (raw) => {
          await beforeAccepting?.();
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            messageId: headerOf(raw, "Message-ID"),
            subject: headerOf(raw, "Subject"),
            raw,
          });
          if (breakOff()) for (const socket of sockets) socket.destroy();
          else done();
        })
        .catch(done);
    },
  });
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  let connections = 0;
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    connections += 1;
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const taken = (server.server.address() as AddressInfo).port;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received,
    /** How many there were so far. */
    connections: () => connections,
    /** Ends the lines that are open, as a server does with one on which nothing is said. */
    hangUp(): void {
      for (const socket of sockets) socket.destroy();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, " ") ?? "";
