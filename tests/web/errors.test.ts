import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

const { ask, lines } = openBuiltApp();

test("an unknown path answers 404 with the fixed heading, its own path and query, and a way home", async () => {
  const response = await ask("/a/b?x=1");
  const html = await response.text();
  expect([response.status, response.statusText]).toEqual([404, "Page not found: /a/b?x=1"]);
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  expect(html).toContain("Page not found: /a/b?x=1");
  expect(html).toContain("<title>Page Not Found - Stroomplein | stroom van mens tot mens</title>");
  expect(html).toContain('href="/"');
});

test("an unknown page name answers 404 with its name", async () => {
  const response = await ask("/zomaar");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page not found: /zomaar");
});

test.each([
  "/%E0%A4%A",
  "/%",
  "/a%2Fb/c",
  "/%00",
  "/..%2f..%2fetc%2fpasswd",
  "/koper/%F0%28%8C%28",
  "//evil.example/x",
])("the malformed path %s gets an answer below 500", async (path) => {
  expect((await ask(path)).status).toBeLessThan(500);
});

test("an error in a loader answers 500 with an id that is also in the log, and tells nothing else", async () => {
  const response = await ask("/test42/fout");
  const html = await response.text();
  const logged = lines.find(({ event }) => event === "page failed");
  expect(response.status).toBe(500);
  expect(html).toMatch(/<h1[^>]*>Internal Server Error<\/h1>/);
  expect(html).not.toContain("on purpose");
  expect(html).not.toMatch(/at .*\.(js|ts):\d+/);
  expect(logged?.["id"]).toBe(response.headers.get("x-request-id"));
  expect(html).toContain(String(logged?.["id"]));
  expect(String(logged?.["error"])).toContain("on purpose");
});

test("an explicit code is kept", async () => {
  expect((await ask("/test42/fout?code=418")).status).toBe(418);
});

test("a page that names an unknown middleware answers 500, says which, and is logged", async () => {
  const response = await ask("/test42/onbekende-middleware");
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Unknown route middleware: &#x27;bestaat-niet&#x27;.");
  expect(
    lines.some(
      ({ event, error }) => event === "unknown middleware" && error === "Unknown route middleware: 'bestaat-niet'.",
    ),
  ).toBe(true);
});

test.each([
  ["a JSON client", "/a/b", { accept: "application/json" }],
  ["a cross-origin style fetch", "/a/b", { accept: "*/*", "sec-fetch-mode": "cors" }],
  ["curl", "/a/b", { accept: "*/*", "user-agent": "curl/8.5.0" }],
  ["an address under /api/", "/api/foo", { accept: "*/*" }],
  ["an address that ends in .json", "/a/b.json", { accept: "*/*" }],
])("%s gets the error as JSON", async (_who, path, headers) => {
  const response = await ask(path, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    404,
    expect.stringContaining("application/json"),
  ]);
  expect(await response.json()).toMatchObject({
    error: true,
    url: path,
    statusCode: 404,
    message: `Page not found: ${path}`,
  });
});

test("asking for a page wins over every sign of a program", async () => {
  const response = await ask("/api/foo", { headers: { "user-agent": "curl/8.5.0", "sec-fetch-mode": "cors" } });
  expect(response.headers.get("content-type")).toContain("text/html");
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("the method %s is refused with what is allowed", async (method) => {
  const response = await ask("/overons", { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("a form sent to a page that takes none is refused", async () => {
  expect((await ask("/test42", { method: "POST", body: new URLSearchParams({ a: "b" }) })).status).toBe(405);
});

test("the router's own words for developers are not shown", async () => {
  const html = await (await ask("/test42", { method: "POST", body: new URLSearchParams({ a: "b" }) })).text();
  expect(html).toMatch(/<h1[^>]*>Internal Server Error<\/h1>/);
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).not.toContain("did not provide");
});

test("an endless address is refused", async () => {
  expect((await ask(`/${"a".repeat(9000)}`)).status).toBe(414);
});

test("a missing asset gets a plain 404, not a page", async () => {
  const response = await ask("/assets/gone-12345678.js");
  expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
});

test.each(["/%09/", "/%0A/", "/%0d%0a/", "/koper/%00", "/%7f"])(
  "the address %s holds no page and gets 400, in Dutch",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<html lang="nl-BE">');
  },
);
