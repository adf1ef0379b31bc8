import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openBundledIcons } from "#adapters/icons/bundled-icons.ts";
import { openBuiltApp } from "../support/built-app.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function iconService(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const icons = (site: ReturnType<typeof openBuiltApp>, query: string, prefix = "lucide") =>
  site.ask(`/api/_nuxt_icon/${prefix}.json?icons=${query}`, { headers: { accept: "*/*" } });

test("bundled icons are answered without asking anybody", async () => {
  const service = await iconService((_request, response) => response.end("{}"));
  const response = await icons(openBuiltApp({ ICON_SERVICE_URL: service.address }), "moon%2Csun");
  expect(await response.json()).toMatchObject({
    prefix: "lucide",
    icons: { moon: { body: expect.stringContaining("<path") }, sun: { body: expect.any(String) } },
  });
  expect(service.asked).toEqual([]);
});

test("an icon or set that we lack is asked from the public service", async () => {
  const service = await iconService((_request, response) =>
    response.end(
      JSON.stringify({ prefix: "zon", icons: { paneel: { body: "<path/>" }, vreemd: { body: "<path/>" } } }),
    ),
  );
  const response = await icons(openBuiltApp({ ICON_SERVICE_URL: service.address }), "paneel", "zon");
  expect(await response.json()).toEqual({ prefix: "zon", icons: { paneel: { body: "<path/>" } } });
  expect(service.asked).toEqual(["/zon.json?icons=paneel"]);
});

test("a service that does not answer is given up after 1500 ms, with 404, and asked again next time", async () => {
  const service = await iconService(() => {});
  const site = openBuiltApp({ ICON_SERVICE_URL: service.address });
  const startedAt = performance.now();
  const first = await icons(site, "bestaat-niet");
  expect(performance.now() - startedAt).toBeGreaterThan(1400);
  expect([first.status, await first.json()]).toEqual([404, expect.objectContaining({ error: true, statusCode: 404 })]);
  await icons(site, "bestaat-niet");
  expect(service.asked).toHaveLength(2);
});

test.each(["500", "404", "rubbish"])("an answer %s of the service becomes 404, never 200", async (kind) => {
  const service = await iconService((_request, response) => {
    if (kind !== "rubbish") response.statusCode = Number(kind);
    response.end(kind);
  });
  expect((await icons(openBuiltApp({ ICON_SERVICE_URL: service.address }), "x", "anders")).status).toBe(404);
});

test("an icon that nobody has is asked outside once a day, whether the service says 404 or leaves it out", async () => {
  let now = new Date("2026-11-15T10:00:00Z");
  const service = await iconService((request, response) => {
    if (request.url?.startsWith("/weg")) response.statusCode = 404;
    response.end(JSON.stringify({ prefix: "zon", icons: { paneel: { body: "<path/>" } } }));
  });
  const bundled = openBundledIcons(service.address, { now: () => now });
  const find = (prefix: string, ...names: string[]) => bundled.find(prefix, names, () => true);
  for (let time = 0; time < 3; time++)
    expect([await find("weg", "geen"), await find("zon", "geen")]).toEqual([null, null]);
  expect(service.asked).toEqual(["/weg.json?icons=geen", "/zon.json?icons=geen"]);
  expect(Object.keys((await find("zon", "geen", "paneel"))?.icons ?? {})).toEqual(["paneel"]);
  expect(service.asked.at(-1)).toBe("/zon.json?icons=paneel");
  now = new Date("2026-11-16T10:00:01Z");
  await find("weg", "geen");
  expect(service.asked.at(-1)).toBe("/weg.json?icons=geen");
  expect(service.asked).toHaveLength(4);
});

test("one network has the service asked ten times a minute, then 429; another network is not held up", async () => {
  const service = await iconService((_request, response) => response.end(JSON.stringify({ prefix: "zon", icons: {} })));
  const site = openBuiltApp({ ICON_SERVICE_URL: service.address, CLIENT_ADDRESS_HEADER: "x-real-ip" });
  const from = (network: string, name: string) =>
    site.ask(`/api/_nuxt_icon/zon.json?icons=${name}`, { headers: { accept: "*/*", "x-real-ip": network } });
  for (let other = 0; other < 10; other++) expect((await from("203.0.113.61", `a${other}`)).status).toBe(404);
  const refused = await from("203.0.113.61", "nog-een");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(service.asked).toHaveLength(10);
  expect((await from("203.0.113.62", "nog-een")).status).toBe(404);
  const bundled = await site.ask("/api/_nuxt_icon/lucide.json?icons=sun", { headers: { "x-real-ip": "203.0.113.61" } });
  expect(bundled.status).toBe(200);
});

test("an answer of more than 64 kB is not read to its end", async () => {
  const body = "x".repeat(70_000);
  const service = await iconService((_request, response) =>
    response.end(JSON.stringify({ prefix: "zon", icons: { groot: { body } } })),
  );
  expect((await icons(openBuiltApp({ ICON_SERVICE_URL: service.address }), "groot", "zon")).status).toBe(404);
});

test("the service can be switched off", async () => {
  expect((await icons(openBuiltApp({ ICON_SERVICE_URL: "off" }), "x", "anders")).status).toBe(404);
});

test.each([
  ["..%2F..", "sun"],
  ["lucide", ""],
  ["lucide", "..%2Fa"],
  ["lucide", "constructor"],
  ["__proto__", "sun"],
  ["LUCIDE", "sun"],
  ["lucide", "a,".repeat(200)],
])("prefix %s with icons %s is answered 404", async (prefix, query) => {
  expect((await icons(openBuiltApp(), query, prefix)).status).toBe(404);
});
