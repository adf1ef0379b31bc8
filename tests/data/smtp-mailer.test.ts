import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openSmtpMailer } from "#adapters/mail/open-smtp-mailer.ts";
import type { LogFacts } from "#application/ports/log.ts";
import { startMailServer } from "../support/mail-server.ts";

const sender = {
  name: "Stroomplein",
  address: "noreply@stroom.example",
  replyTo: "hallo@stroom.example",
  host: "stroom.example",
};
const mail = {
  id: "one",
  to: "an@example.org",
  subject: "Één dag",
  html: "<p>Dag Zoë</p>",
  text: "Dag Zoë",
};
const logged: LogFacts[] = [];
const log = { info() {}, warn: (_event: string, facts?: LogFacts) => void logged.push(facts ?? {}), error() {} };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function open(choice: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(choice);
  closers.push(server.stop);
  const mailer = openSmtpMailer({ url: server.url, sender, log });
  closers.unshift(() => mailer.close?.());
  return { server, mailer };
}

/** A server that talks like a mail server until the word, and then answers with the line. */
async function openTalker(word: string, line: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(word === "connect" ? `${line}\r\n` : "220 hello\r\n");
    socket.on("data", (chunk) => socket.write(String(chunk).startsWith(word) ? `${line}\r\n` : "250 OK\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as { port: number };
  return openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, sender, log });
}

test("a mail has both its forms, its own id, a way to answer, and asks machines not to", async () => {
  const { server, mailer } = await open();
  expect(await mailer.deliver(mail)).toBe("sent");
  const raw = server.received[0]?.raw ?? "";
  expect(raw).toContain("Message-ID: <outbox-one@stroom.example>");
  expect(raw).toContain("From: Stroomplein <noreply@stroom.example>");
  expect(raw).toContain("Reply-To: Stroomplein <hallo@stroom.example>");
  expect(raw).toContain("Auto-Submitted: auto-generated");
  expect(raw).toContain("multipart/alternative");
  expect(raw).toMatch(/text\/plain; charset=utf-8[\s\S]*text\/html; charset=utf-8/);
});

test.each([
  "an@example.org\r\nBcc: q@example.org",
  "an@example.org,q@example.org",
  "An <an@example.org>, q@example.org",
  "",
])("an address that is more than one address goes nowhere: %j", async (to) => {
  const { server, mailer } = await open();
  expect(await mailer.deliver({ ...mail, to })).toBe("invalid");
  expect(server.received).toEqual([]);
});

test("a subject cannot bring headers along", async () => {
  const { server, mailer } = await open();
  await mailer.deliver({ ...mail, subject: "Dag\r\nBcc: q@example.org\r\n\r\nWin nu" });
  expect(server.received[0]?.to).toBe("an@example.org");
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
  expect(server.received[0]?.subject).toBe("Dag Bcc: q@example.org Win nu");
});

test.each([
  ["RCPT", "550 no such reader", "refused"],
  ["RCPT", "451 later please", "try-later"],
  ["RCPT", "421 closing down", "server-down"],
  ["DATA", "554 not this text", "refused"],
  ["DATA", "451 later please", "try-later"],
  ["MAIL", "550 not this sender", "server-down"],
  ["MAIL", "452 disk full", "server-down"],
  ["connect", "554 go away", "server-down"],
])("%s answered with '%s' means %s", async (word, line, answer) => {
  expect(await (await openTalker(word, line)).deliver(mail)).toBe(answer);
});

test("what the server said is told without anybody's address", async () => {
  const said: string[] = [];
  const talker = await openTalker("RCPT", "550 5.1.1 <an@example.org>: user an@example.org unknown (an@mx.example)");
  await talker.deliver(mail, (words) => said.push(words));
  expect(said).toEqual(["550 5.1.1 <…>: user … unknown (…)"]);
});

test("a line that breaks after the whole mail was sent leaves it unconfirmed, and before that the server is down", async () => {
  const { mailer, server } = await open({ breakOff: () => true });
  expect(await mailer.deliver(mail)).toBe("unconfirmed");
  expect(server.received).toHaveLength(1);
  for (const word of ["EHLO", "MAIL", "RCPT", "DATA"]) {
    const breaking = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 hello\r\n");
      socket.on("data", (chunk) => (String(chunk).startsWith(word) ? socket.destroy() : socket.write("250 OK\r\n")));
    });
    await new Promise<void>((resolve) => breaking.listen(0, "127.0.0.1", resolve));
    closers.push(() => breaking.close());
    const { port } = breaking.address() as { port: number };
    const other = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, sender, log });
    expect([word, await other.deliver(mail)]).toEqual([word, "server-down"]);
  }
});

test("many mails go over one connection, and one that the server closed meanwhile is opened anew: each arrives once", async () => {
  const { server, mailer } = await open();
  const send = (id: string) => mailer.deliver({ ...mail, id });
  expect([await send("a"), await send("b"), await send("c"), server.connections()]).toEqual([
    "sent",
    "sent",
    "sent",
    1,
  ]);
  server.hangUp();
  expect([await send("d"), await send("e"), server.connections()]).toEqual(["sent", "sent", 2]);
  expect(server.received.map(({ messageId }) => messageId)).toEqual(
    ["a", "b", "c", "d", "e"].map((id) => `<outbox-${id}@stroom.example>`),
  );
});

test("a mail that one reader is refused leaves the connection for the next", async () => {
  const { server, mailer } = await open({ refuse: (address) => (address.startsWith("weg") ? 550 : null) });
  const answers = [];
  for (const [id, to] of [
    ["a", "an@example.org"],
    ["b", "weg@example.org"],
    ["c", "bo@example.org"],
  ] as const)
    answers.push(await mailer.deliver({ ...mail, id, to }));
  expect([answers, server.connections()]).toEqual([["sent", "refused", "sent"], 1]);
});

test("a server that is not there is down, and the log does not name the reader", async () => {
  const { server, mailer } = await open();
  await server.stop();
  logged.length = 0;
  expect(await mailer.deliver(mail)).toBe("server-down");
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("example.org");
});
