import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Unavailable } from "#application/ports/unavailable.ts";
import { AccessRefused, GoogleRefusal, openAskGoogle } from "./ask-google.ts";

type Reply = { readonly status: number; readonly body: unknown };

let server: Server;
let url = "";
let reply: Reply = { status: 200, body: {} };
let asked: { method: string | undefined; type: string | undefined; body: string }[] = [];
let troubles: string[] = [];
const ask = openAskGoogle(({ message }) => troubles.push(message));

beforeEach(async () => {
  [asked, troubles] = [[], []];
  server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    asked.push({ method: request.method, type: request.headers["content-type"], body });
    response.writeHead(reply.status).end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const question = () => ask({ service: "Firestore", url, body: { a: 1 } });

test("a question goes out as JSON, or as a GET without a body, and the answer comes back", async () => {
  reply = { status: 200, body: { yes: true } };
  expect(await question()).toEqual({ yes: true });
  await ask({ service: "Firestore", url });
  expect(asked).toEqual([
    { method: "POST", type: "application/json", body: '{"a":1}' },
    { method: "GET", type: undefined, body: "" },
  ]);
});

test.each([
  [400, { error: { message: "EMAIL_EXISTS" } }, "EMAIL_EXISTS"],
  [400, { error: { message: "WEAK_PASSWORD : Password should be at least 6 characters" } }, "WEAK_PASSWORD"],
  [400, { error: { message: "DUPLICATE_EMAIL : an@example.org" } }, "DUPLICATE_EMAIL"],
  [429, { error: { message: "TOO_MANY_ATTEMPTS_TRY_LATER : Try again later." } }, "TOO_MANY_ATTEMPTS_TRY_LATER"],
  [404, { error: { status: "NOT_FOUND", message: "Document user/uid-of-an not found" } }, "NOT_FOUND"],
  [400, [{ error: { status: "FAILED_PRECONDITION", message: "the stored version differs" } }], "FAILED_PRECONDITION"],
])("%i %j is a refusal under its code, and nobody is named", async (status, body, code) => {
  reply = { status, body };
  const error = await question().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(GoogleRefusal);
  expect(error).toMatchObject({ code, message: `Firestore said ${code}.` });
  expect(troubles).toEqual([]);
});

test.each([
  [401, { error: { status: "UNAUTHENTICATED" } }, "401 UNAUTHENTICATED"],
  [
    403,
    { error: { status: "PERMISSION_DENIED", message: "Missing or insufficient permissions." } },
    "403 PERMISSION_DENIED",
  ],
  [
    400,
    { error: { message: "API key not valid. Please pass a valid API key.", details: [{ reason: "API_KEY_INVALID" }] } },
    "400 API_KEY_INVALID",
  ],
  [400, { error: { message: "CONFIGURATION_NOT_FOUND" } }, "400 CONFIGURATION_NOT_FOUND"],
  [400, { error: { message: "PASSWORD_LOGIN_DISABLED" } }, "400 PASSWORD_LOGIN_DISABLED"],
  [400, { error: "invalid_grant", error_description: "Invalid JWT Signature." }, "400 invalid_grant"],
])("%i %j is refused access: away for the visitor, reply to who runs the site", async (status, body, code) => {
  reply = { status, body };
  await expect(question()).rejects.toBeInstanceOf(AccessRefused);
  await expect(question()).rejects.toBeInstanceOf(Unavailable);
  expect(troubles[0]).toBe(`Firestore refuses access with ${code}.`);
});

test.each([
  [500, { error: { status: "INTERNAL" } }, "Firestore answers 500 INTERNAL."],
  [503, { error: { status: "UNAVAILABLE" } }, "Firestore answers 503 UNAVAILABLE."],
  [
    429,
    { error: { status: "RESOURCE_EXHAUSTED", message: "Quota exceeded." } },
    "Firestore answers 429 RESOURCE_EXHAUSTED.",
  ],
  [502, "<html>Bad Gateway</html>", "Firestore does not answer."],
])("%i %j is away, which may pass", async (status, body, message) => {
  reply = { status, body };
  const error = await question().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Unavailable);
  expect(error).not.toBeInstanceOf(AccessRefused);
  expect(troubles).toEqual([message]);
});

test("who is not there does not answer", async () => {
  const gone = ask({ service: "Firestore", url: "http://127.0.0.1:9/", body: {} });
  await expect(gone).rejects.toBeInstanceOf(Unavailable);
  expect(troubles).toEqual(["Firestore does not answer."]);
});

test("a line that is closed before an answer is asked once more, and no oftener", async () => {
  let closed = 0;
  const closing = createServer((request, response) => {
    if (closed++ === 0) request.socket.destroy();
    else response.end('{"heard":true}');
  });
  await new Promise<void>((resolve) => closing.listen(0, "127.0.0.1", resolve));
  const place = `http://127.0.0.1:${(closing.address() as AddressInfo).port}/`;
  expect(await ask({ service: "Firestore", url: place, body: {} })).toEqual({ heard: true });
  closed = -1;
  closing.removeAllListeners("request").on("request", (request: IncomingMessage) => {
    closed++;
    request.socket.destroy();
  });
  await expect(ask({ service: "Firestore", url: place, body: {} })).rejects.toBeInstanceOf(Unavailable);
  expect(closed).toBe(1);
  await new Promise((resolve) => closing.close(resolve));
});
