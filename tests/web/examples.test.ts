import { expect, test } from "vitest";
import { formatEuros } from "#content/format/format-euros.ts";
import { openBuiltApp } from "../support/built-app.ts";

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

const overview = "/energie-delen/praktijkvoorbeelden";
/** The overview had all of each example once, at these anchors; links from elsewhere name them still. */
const anchors = ["buren", "bakkerij", "school", "auto", "appartement", "buitenverblijf", "koelhuis"];
const pathOf = (anchor: string) => `${overview}/${anchor}`;
const { ask } = openBuiltApp();
const htmlOf = async (path: string) => (await ask(path)).text();

test.each([
  ["without a fee of our own", {}],
  ["with one", { PLATFORM_FEE: "10" }],
])("every example opens in a calculator that shows the same numbers, %s", async (_, environment) => {
  const app = openBuiltApp(environment);
  for (const anchor of anchors) {
    const html = await (await app.ask(pathOf(anchor))).text();
    const path = unescaped(/href="(\/calculator\/[^"]+\?[^"]+)"/.exec(html)?.[1] ?? "");
    const gains = [...html.matchAll(/data-side-gain="([^"]+)"/g)].map(([, gain]) => gain);
    expect(gains, anchor).toHaveLength(2);
    const response = await app.ask(path);
    expect(response.status, path).toBe(200);
    const shown = [...(await response.text()).matchAll(/data-gain="([^"]+)"/g)].map(([, gain]) => Number(gain));
    expect(
      shown
        .slice(0, 2)
        .map((gain) => formatEuros(gain))
        .sort(),
      path,
    ).toEqual(gains.sort());
  }
});

test("the overview leads to all seven examples, from its table and from a place at the anchor that each had", async () => {
  const html = await htmlOf(overview);
  const [table = ""] = /<table[\s\S]*?<\/table>/.exec(html) ?? [];
  const links = (part: string) => [...part.matchAll(/<a\b[^>]*?href="([^"]+)"/g)].map(([, path]) => path);
  expect(links(table)).toEqual(anchors.map(pathOf));
  for (const anchor of anchors) {
    const [, place = ""] = html.split(`<li id="${anchor}"`);
    expect(links(place)[0], anchor).toBe(pathOf(anchor));
  }
});

test("the net result of an example is the same in the table, in the list and on its own page", async () => {
  const html = await htmlOf(overview);
  for (const anchor of anchors) {
    const [, row = "", item = ""] = html.split(`href="${pathOf(anchor)}"`);
    const net = /<strong[^>]*>([^<]+)/.exec(row)?.[1] ?? "";
    expect(net, anchor).toMatch(/€\s[\d.]+,\d\d$/);
    expect(/<b\b[^>]*>([^<]+)/.exec(item)?.[1], anchor).toBe(net);
    expect((await htmlOf(pathOf(anchor))).split(`>${net}<`).length, anchor).toBeGreaterThan(2);
  }
});

test("each example leads to the one before and the one after it, from the first to the last", async () => {
  const neighbours = await Promise.all(
    anchors.map(async (anchor) => {
      const links = [...(await htmlOf(pathOf(anchor))).matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
      const to = (rel: string) => /href="([^"]+)"/.exec(links.find((tag) => tag.includes(`rel="${rel}"`)) ?? "")?.[1];
      return [to("prev"), to("next")];
    }),
  );
  const paths = anchors.map(pathOf);
  expect(neighbours).toEqual(paths.map((_, at) => [paths[at - 1], paths[at + 1]]));
});

test("every example is in the site map and found by the search", async () => {
  const siteMap = await htmlOf("/sitemap.xml");
  const parts = (await (await ask("/zoeken/index.json")).json()) as { path: string; title: string }[];
  for (const path of anchors.map(pathOf)) {
    expect(siteMap).toContain(`<loc>http://localhost:3000${path}</loc>`);
    expect(parts.map((part) => part.path)).toContain(path);
  }
});

test("an example that does not exist is a page that is not found", async () => {
  for (const path of [
    "/energie-delen/praktijkvoorbeelden/onbekend",
    "/energie-delen/praktijkvoorbeelden/constructor",
  ]) {
    const response = await ask(path);
    expect([response.status, response.statusText], path).toEqual([404, `Page not found: ${path}`]);
    expect(await response.text()).toContain(`Page not found: ${path}`);
  }
});

test("the address of an example may be written in capitals, and tells how it should be", async () => {
  const response = await ask("/Energie-delen/Praktijkvoorbeelden/BUREN/");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<link rel="canonical" href="http://localhost:3000${pathOf("buren")}"/>`);
});

test("in the Dutch market an example says that it is not about the Netherlands", async () => {
  const dutch = openBuiltApp({ MARKET: "nl" });
  for (const path of [overview, pathOf("school")]) {
    expect(await (await dutch.ask(path)).text(), path).toMatch(/niet voor Nederland/);
    expect(await htmlOf(path), path).not.toMatch(/niet voor Nederland/);
  }
});

test("the worked pair of the home page opens in the calculator with the totals of its two receipts", async () => {
  const html = await htmlOf("/");
  const path = unescaped(/href="(\/calculator\/koper\?datum[^"]+)"/.exec(html)?.[1] ?? "");
  const calculator = await htmlOf(path);
  const gains = [...calculator.matchAll(/data-gain="([^"]+)"/g)].slice(0, 2).map(([, gain]) => Number(gain));
  expect(gains).toHaveLength(2);
  for (const gain of gains) expect(html).toContain(formatEuros(gain));
});
