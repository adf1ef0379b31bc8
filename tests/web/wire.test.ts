import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

const { ask } = openBuiltApp();
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a content page is kept compressed and answers the same page in each encoding", async () => {
  const plain = await bytes(await ask("/overons"));
  const response = await ask("/overons", { headers: { "accept-encoding": "gzip, br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toBe("accept-encoding");
  expect(brotliDecompressSync(await bytes(response)).equals(plain)).toBe(true);
});

test("an encoding that is refused by the visitor is not used", async () => {
  const response = await ask("/overons", { headers: { "accept-encoding": "br;q=0, gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
});

test("a content page that has not changed is not sent again", async () => {
  const first = await ask("/overons");
  const second = await ask("/overons", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([second.status, await second.text()]).toEqual([304, ""]);
});

test("a content page is prepared once, in whatever spelling it is asked for", async () => {
  let renders = 0;
  const clock = { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" };
  // What a page tells of the site is gathered once for each time that it is rendered.
  const counted = openBuiltApp({}, ({ settings }) => ({
    clock,
    settings: Object.defineProperty({ ...settings }, "platformFee", {
      get: () => {
        renders += 1;
        return 0;
      },
    }),
  }));
  for (const path of ["/overons", "/OVERONS", "/overons/", "/overons//", "/overons///", "/%6Fverons", "/Overons?a=1"]) {
    expect((await counted.ask(path)).status, path).toBe(200);
  }
  expect(renders).toBe(1);
});

test("content pages are rendered anew when the day changes", async () => {
  let today = "2026-11-15";
  const { ask } = openBuiltApp({}, { clock: { now: () => new Date(), today: () => today } });
  const first = (await ask("/overons")).headers.get("etag");
  today = "2026-11-16";
  const second = await ask("/overons");
  expect(second.headers.get("etag")).not.toBe(first);
  expect(await second.text()).toContain('"today":"2026-11-16"');
});

test("HEAD gives the headers of GET and no body", async () => {
  const head = await ask("/overons", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    (await ask("/overons")).headers.get("content-length"),
    "",
  ]);
});

test("HEAD of a rendered page and of an error gives the status of GET and no body", async () => {
  for (const [path, status] of [
    ["/calculator/koper", 200],
    ["/a/b", 404],
  ] as const) {
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([status, ""]);
  }
});

test("a hashed asset is kept for a year", async () => {
  const html = await (await ask("/overons")).text();
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  expect((await ask(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("scripts on a content page are allowed by hash, on a rendered page by a nonce that never returns", async () => {
  const policy = async (path: string) => (await ask(path)).headers.get("content-security-policy") ?? "";
  const content = await policy("/overons");
  expect(content).toMatch(/script-src 'self' 'sha256-/);
  expect(content).toContain("frame-ancestors 'self'");
  const [first, second] = [await policy("/test42"), await policy("/test42")];
  expect(first).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(first).not.toBe(second);
  for (const one of [content, first]) expect(/script-src[^;]*unsafe/.test(one)).toBe(false);
});

test("a document has the script of every page alone, an app its own beside it, and neither loads modules ahead", async () => {
  for (const [path, modules] of [
    ["/overons", 1],
    ["/test42", 2],
  ] as const) {
    const html = await (await ask(path)).text();
    expect(html).not.toContain('rel="modulepreload"');
    const files = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toEqual([expect.stringMatching(/^\/assets\/page-script-/)]);
    expect(html.match(/<script[^>]+type="module"/g)).toHaveLength(modules);
  }
});

test("every answer carries the safety headers and an id", async () => {
  for (const path of ["/overons", "/test42", "/a/b", "/healthz", "/api/foo", "/assets/none.js"]) {
    const { headers } = await ask(path);
    expect([path, headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual([
      path,
      "nosniff",
      "strict-origin",
    ]);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
  }
});

test("strict transport is asked for behind TLS alone", async () => {
  expect((await ask("/overons")).headers.has("strict-transport-security")).toBe(false);
  const behindTls = openBuiltApp({ PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "x-real-ip" });
  expect((await behindTls.ask("/overons")).headers.get("strict-transport-security")).toContain("max-age=63072000");
});

test("a form works behind a TLS proxy and is refused from elsewhere", async () => {
  const proxied = openBuiltApp({
    MARKET: "flags",
    PUBLIC_URL: "https://stroom.example",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
  });
  const post = (origin: string, path = "/markt") =>
    proxied.ask(path, {
      method: "POST",
      headers: { origin, host: "stroom.example" },
      body: new URLSearchParams({ markt: "nl", terug: "/overons" }),
    });
  const good = await post("https://stroom.example");
  expect([good.status, good.headers.get("location")]).toEqual([303, "/overons"]);
  expect(good.headers.get("set-cookie")).toMatch(/^markt=nl; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  expect((await post("https://evil.example")).status).toBe(403);
  expect((await post("null")).status).toBe(403);
});

test.each(["//evil.example", "/\\evil.example", "/\t/evil.example", "https://evil.example"])(
  "after choosing a market the visitor is not sent to %j",
  async (terug) => {
    const flags = openBuiltApp({ MARKET: "flags" });
    const response = await flags.ask("/markt", { method: "POST", body: new URLSearchParams({ markt: "be", terug }) });
    expect(response.headers.get("location")).toBe("/");
  },
);

test("a form longer than any of ours is refused before it is read", async () => {
  const flags = openBuiltApp({ MARKET: "flags" });
  const post = (headers: Record<string, string>) =>
    flags.ask("/markt", { method: "POST", headers, body: new URLSearchParams({ markt: "nl" }) });
  expect((await post({ "content-length": "64001" })).status).toBe(413);
  expect((await post({ "transfer-encoding": "chunked" })).status).toBe(411);
});

test("a refused request is told in Dutch to a browser and as JSON to a program", async () => {
  const refused = (accept: string) => ask("/overons", { method: "DELETE", headers: { accept } });
  expect(await (await refused("text/html")).text()).toContain("Deze aanvraag nemen wij niet aan");
  const refusal = { error: true, statusCode: 405, data: { id: expect.any(String) } };
  expect(await (await refused("application/json")).json()).toMatchObject(refusal);
});

test("a rendered page is compressed as the visitor asks", async () => {
  const encoding = async (accepted: string) =>
    (await ask("/calculator/koper", { headers: { "accept-encoding": accepted } })).headers.get("content-encoding");
  expect([await encoding("gzip, br"), await encoding("gzip"), await encoding("identity")]).toEqual([
    "br",
    "gzip",
    null,
  ]);
});

test("with flags the market cookie chooses the page, and caches are told", async () => {
  const flags = openBuiltApp({ MARKET: "flags" });
  const belgian = await flags.ask("/overons");
  const dutch = await flags.ask("/overons", { headers: { cookie: "a=b; markt=nl" } });
  expect(belgian.headers.get("vary")).toBe("accept-encoding, cookie");
  expect(dutch.headers.get("etag")).not.toBe(belgian.headers.get("etag"));
  expect(await dutch.text()).toContain('"market":"nl"');
});

test("without flags the market cookie is ignored", async () => {
  const response = await ask("/overons", { headers: { cookie: "markt=nl" } });
  expect(await response.text()).not.toContain('"market":"nl"');
});

test("the tag manager's address is nowhere without a container id", async () => {
  const response = await ask("/overons");
  expect(response.headers.get("content-security-policy")).not.toContain("googletagmanager");
  expect(await response.text()).not.toContain("googletagmanager");
  const tagged = await openBuiltApp({ GTM_ID: "GTM-ABC1234" }).ask("/overons");
  expect(tagged.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(tagged.headers.get("content-security-policy")).toContain("https://www.googletagmanager.com");
});

test("the newest build is told, and kept by nobody for longer than a second", async () => {
  const response = await ask("/builds/latest.json?1");
  const { id, timestamp } = (await response.json()) as { id: string; timestamp: number };
  expect(response.headers.get("cache-control")).toBe("public, max-age=1");
  expect(timestamp).toBeGreaterThan(Date.parse("2026-01-01"));
  const meta = await ask(`/builds/meta/${id}.json`);
  expect(meta.headers.get("cache-control")).toContain("immutable");
  const description = await meta.json();
  // Kept for a year: two builds of the same files write the same.
  expect(description).not.toHaveProperty("timestamp");
  expect(description).toMatchObject({
    id,
    matcher: { static: { "/account": { appMiddleware: ["signed-in"] }, "/overons": { prerender: true } } },
  });
});

test("an unknown build answers 404 as JSON", async () => {
  const response = await ask("/builds/meta/none.json", { headers: { accept: "*/*" } });
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ error: true, statusCode: 404 }),
  ]);
});

test("every public page answers its payload; account pages answer 401 to strangers", async () => {
  expect(await (await ask("/overons/_payload.json")).json()).toMatchObject({
    build: expect.any(String),
    data: { head: { title: "Over ons" } },
  });
  expect(await (await ask("/_payload.json")).json()).toMatchObject({ data: { head: expect.anything() } });
  expect(await (await ask("/koper/_payload.json")).json()).toMatchObject({ data: { head: expect.anything() } });
  expect((await ask("/account/_payload.json")).status).toBe(401);
  expect((await ask("/test42/onbekende-middleware/_payload.json")).status).toBe(500);
  expect((await ask("/zomaar/_payload.json")).status).toBe(404);
  expect((await ask("/calculator/koper/_payload.json?verbruik=abc")).status).toBe(422);
  expect((await ask("/a/b/c/_payload.json")).status).toBe(404);
});

test("robots, site map and web manifest follow the configuration", async () => {
  const named = openBuiltApp({
    PRODUCT_NAME: "Zonnemarkt",
    PUBLIC_URL: "https://zonnemarkt.example",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
  });
  expect(await (await named.ask("/robots.txt")).text()).toContain("Sitemap: https://zonnemarkt.example/sitemap.xml");
  expect(await (await named.ask("/site.webmanifest")).json()).toMatchObject({ name: "Zonnemarkt", lang: "nl-BE" });
  for (const { src } of ((await (await named.ask("/site.webmanifest")).json()) as { icons: { src: string }[] }).icons) {
    expect((await named.ask(src)).headers.get("content-type")).toBe("image/png");
  }
});

test("a site that is told to stop is alive but takes no new visitors, and says so without asking its database", async () => {
  const neverAnswers = () => new Promise<never>(() => {});
  const stopping = openBuiltApp({}, ({ store }) => ({ store: { ...store, ping: neverAnswers } }));
  stopping.app.drain();
  expect([(await stopping.ask("/healthz")).status, (await stopping.ask("/readyz")).status]).toEqual([200, 503]);
});

test("health and readiness answer ok with the build", async () => {
  for (const path of ["/healthz", "/readyz"])
    expect(await (await ask(path)).json()).toMatchObject({ status: "ok", build: expect.any(String) });
});
