import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { seedDemo } from "#adapters/database/seed-demo.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { DEMO_PASSWORD, demoPeople } from "#content/demo.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { isWhole } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", ICON_SERVICE_URL: "off", PORT: "0", HOST: "127.0.0.1", ...environment },
  });
  children.push(child);
  let output = "";
  const opened = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /is open at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(output)));
  });
  return { child, opened, output: () => output };
}

test("the site starts on a free port, prints its address and what it runs on, answers, at SIGTERM goes on answering while readiness says no, and then ends", async () => {
  const { opened, output, child } = start({ STOP_DELAY_MS: "3000" });
  const address = await opened;
  expect((await fetch(address)).status).toBe(200);
  expect(output()).toMatch(/market be, Node 26/);
  expect(output()).toContain("OPERATOR_NAME");
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  const page = await fetch(`${address}/overons`);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  expect(await ended).toEqual([0, null]);
});

test("every fault of the configuration is told at once, and nothing starts", async () => {
  const { opened, child } = start({
    PORT: "abc",
    MARKET: "fr",
    GTM_ID: "x",
    PUBLIC_URL: "ftp://x",
    OPERATOR_EMAIL: "geen",
  });
  const message = await opened.then(String, (error: Error) => error.message);
  for (const name of ["PORT", "MARKET", "GTM_ID", "PUBLIC_URL", "OPERATOR_EMAIL"])
    expect(message).toContain(`- ${name}:`);
  expect(child.exitCode).toBe(1);
});

test("a public site without the identity of who runs it does not start", async () => {
  const { opened, child } = start({
    PUBLIC_URL: "https://stroom.example",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
    DATA_DIR: "memory",
  });
  const message = await opened.then(String, (error: Error) => error.message);
  expect(message).toContain("- OPERATOR_REGISTER: must be set on a public site");
  expect(child.exitCode).toBe(1);
});

test("a site behind TLS that was not told where its visitors' addresses stand does not start", async () => {
  const { opened, child } = start({ PUBLIC_URL: "https://stroom.example", DEMO: "1", DATA_DIR: "memory" });
  const message = await opened.then(String, (error: Error) => error.message);
  expect(message).toContain("- CLIENT_ADDRESS_HEADER: must be set with an https PUBLIC_URL");
  expect(child.exitCode).toBe(1);
});

const identity = {
  OPERATOR_NAME: "Proef",
  OPERATOR_LEGAL_FORM: "BV",
  OPERATOR_KBO: "0123.456.749",
  OPERATOR_VAT: "BE 0123.456.749",
  OPERATOR_REGISTER: "RPR Gent",
  OPERATOR_ADDRESS: "Straat 1, 9000 Gent",
  OPERATOR_EMAIL: "proef@example.org",
  OPERATOR_PHONE: "+32 9 000 00 00",
};

test("a live site whose database holds demo accounts tells at its start that they are locked, and names no password", async () => {
  const url = await freshPostgresUrl();
  const database = openPostgres({ url });
  await seedDemo(database, { clock: systemClock, ids: randomIds }, demoPeople, DEMO_PASSWORD);
  await database.close();
  const { opened, output, child } = start({
    PUBLIC_URL: "https://stroom.example",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
    ...identity,
    DATABASE_URL: url,
    SECRET: "s".repeat(40),
    SIGNING_KEY: makeSigningKey(),
  });
  await opened;
  expect(output()).toContain("demo accounts are in the database, and locked: their password is published");
  expect(output()).not.toContain(DEMO_PASSWORD);
  child.kill("SIGTERM");
});

test("a port that is taken is told in one sentence that says what to do", async () => {
  const taken = createServer();
  taken.listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { opened, child } = start({ PORT: String(port) });
  const message = await opened.then(String, (error: Error) => error.message);
  expect(message).toContain(`Port ${port} is in use.`);
  expect(message).not.toContain("    at ");
  expect(child.exitCode).toBe(1);
  taken.close();
});

test("stopping finishes the requests in flight", async () => {
  const { app } = openBuiltApp();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await site.startServer(
    async (request) => {
      await held;
      return app.fetch(request);
    },
    { port: 0, host: "127.0.0.1" },
  );
  const answer = fetch(`http://127.0.0.1:${server.port}/overons`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = server.stop();
  release();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${server.port}/overons`)).rejects.toThrow();
});

test("a server that retires still takes who comes, and ends each connection with its answer", async () => {
  const { app } = openBuiltApp();
  const server = await site.startServer(app.fetch, { port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port: server.port, host: "127.0.0.1", path: "/healthz", agent }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.headers.connection));
      }).on("error", reject);
    });
  expect(await ask()).toBe("keep-alive");
  server.retire();
  // The first comes over the connection that was held idle, the second over a new one.
  expect([await ask(), await ask()]).toEqual(["close", "close"]);
  await server.stop();
});

test.runIf(isWhole)("a second signal ends the waiting for a proxy", async () => {
  const { opened, child } = start({
    PUBLIC_URL: "https://stroom.example",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
    DEMO: "1",
    STOP_DELAY_MS: "60000",
    DATA_DIR: "memory",
  });
  const address = await opened;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
});

test("while stopping every connection ends with its answer, also one that is kept alive", async () => {
  const { app } = openBuiltApp();
  const server = await site.startServer(app.fetch, { port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port: server.port, host: "127.0.0.1", path: "/healthz", agent }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.headers.connection));
      }).on("error", reject);
    });
  expect(await ask()).toBe("keep-alive");
  const last = ask();
  const [, answer] = await Promise.all([server.stop(), last.catch(() => "close")]);
  expect(answer).toBe("close");
  await expect(ask()).rejects.toThrow();
});

test.each([
  ["headers too large", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
  ["no HTTP at all", "hallo\r\n\r\n", /^HTTP\/1\.1 400/],
  ["a path that is no address", "GET http://[ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  ["a host that is no host", "GET / HTTP/1.1\r\nhost: a b<>\r\nconnection: close\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
])("%s gets a clear refusal and the server stays up", async (_kind, raw, expected) => {
  const { app } = openBuiltApp();
  const server = await site.startServer(app.fetch, { port: 0, host: "127.0.0.1" });
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(raw));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
    setTimeout(() => socket.destroy(), 3000);
  });
  expect(answer).toMatch(expected);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  await server.stop();
});

test("the reason phrase says which page was not found", async () => {
  const { app } = openBuiltApp();
  const server = await site.startServer(app.fetch, { port: 0, host: "127.0.0.1" });
  const response = await fetch(`http://127.0.0.1:${server.port}/a/b?x=1`);
  expect(response.statusText).toBe("Page not found: /a/b?x=1");
  await server.stop();
});
