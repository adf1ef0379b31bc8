import fc from "fast-check";
import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";
import { campaign } from "../support/campaign.ts";

const { ask, lines } = openBuiltApp();
const runs = campaign(150, 20_000);

const segment = fc.oneof(
  fc.constantFrom(
    "koper",
    "KOPER",
    "account",
    "calculator",
    "verkoper-brussel",
    "aanbod",
    "builds",
    "meta",
    "api",
    "_nuxt_icon",
    "_payload.json",
    "..",
    ".",
    "%",
    "%2e",
    "%00",
    "%E0%A4%A",
    ":x",
    "*",
    "assets",
    "constructor",
    "__proto__",
  ),
  fc.string({ maxLength: 12 }).map(encodeURI),
  fc.string({ unit: "binary-ascii", maxLength: 12 }).map((text) => encodeURIComponent(text)),
);
const query = fc.oneof(
  fc.constant(""),
  fc.string({ maxLength: 40 }).map((text) => `?${encodeURIComponent(text)}`),
  fc
    .tuple(
      fc.constantFrom("postcode", "verbruik", "kwh", "stap", "icons", "terug", "prijs"),
      fc.string({ maxLength: 20 }),
    )
    .map(([name, value]) => `?${name}=${encodeURIComponent(value)}`),
);
const address = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom("", "/", ".data", "/_payload.json", ".json"), query)
  .map(([segments, end, search]) => `/${segments.join("/")}${end}${search}`);
const headers = fc.record({
  accept: fc.constantFrom("text/html", "application/json", "*/*", ""),
  cookie: fc.string({ unit: "grapheme-ascii", maxLength: 30 }),
  "accept-encoding": fc.constantFrom("br", "gzip", "br;q=0", "*", ""),
  "if-none-match": fc.constantFrom("*", '"x"', "W/"),
});

test("a form that is sent without a body or a kind gets an answer of its page", async () => {
  for (const path of ["/aanbod/onbekend", "/contact", "/login", "/nieuwsbrief", "/wachtlijst"]) {
    const response = await ask(path, { method: "POST", headers: { accept: "text/html" } });
    expect([path, response.status < 500]).toEqual([path, true]);
  }
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test(`${runs} random requests all get an answer below 500, and none fails inside`, async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(address, headers, fc.constantFrom("GET", "HEAD", "POST"), async (path, given, method) => {
      // The workbench has a page that fails on purpose.
      fc.pre(!/test42/i.test(path) && URL.canParse(`http://localhost:3000${path}`));
      asked += 1;
      const response = await ask(path, { method, headers: given });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: runs },
  );
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  console.log(`${asked} requests answered`);
}, 600_000);
