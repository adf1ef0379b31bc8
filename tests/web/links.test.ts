import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

/** Addresses that are no pages: files, and what only answers to a form or to who is signed in. */
const isLeftAlone = (path: string) =>
  /^\/(?:assets|api|builds)\/|^\/(?:markt|account|postbus|test42)(?:\/|\?|$)|\.(?:png|ico|svg|webmanifest|pdf|csv|xml|js)(?:\?|$)/.test(
    path,
  );

const idsOf = (html: string) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id));
const unescape = (text: string) => text.replaceAll("&amp;", "&");

test("every internal link of every page leads to a page, and every anchor to a place on it", async () => {
  const { ask } = openBuiltApp({ OPERATOR_EMAIL: "hallo@stroom.example" });
  const siteMap = await (await ask("/sitemap.xml")).text();
  const waiting = [...siteMap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  expect(waiting.length).toBeGreaterThan(25);
  const pages = new Map<string, Promise<{ status: number; html: string }>>();
  const pageOf = (path: string) => {
    const asked =
      pages.get(path) ??
      ask(path, { redirect: "manual" }).then(async (response) => ({
        status: response.status,
        html: await response.text(),
      }));
    pages.set(path, asked);
    return asked;
  };
  const broken: string[] = [];
  for (const from of waiting) {
    const { status, html } = await pageOf(from);
    if (status !== 200) broken.push(`${from} answers ${status}`);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      if (!/^[/#]/.test(href) || href.startsWith("//")) continue;
      const [address = "", anchor = ""] = unescape(href).split("#");
      const path = address === "" ? from : address;
      if (isLeftAlone(path)) continue;
      // A calculator's own answers are pages without end; that they answer is asked elsewhere.
      const target = path.startsWith("/calculator/") ? (path.split("?")[0] ?? path) : path;
      const found = await pageOf(target);
      if (![200, 302, 303].includes(found.status)) broken.push(`${from} → ${href} answers ${found.status}`);
      else if (anchor !== "" && !idsOf(found.html).has(decodeURIComponent(anchor)))
        broken.push(`${from} → ${href} has no such place`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
}, 120_000);

test("every place that the search can name exists on its page", { timeout: 60_000 }, async () => {
  const { ask } = openBuiltApp();
  const response = await ask("/zoeken/index.json");
  expect(response.headers.get("content-type")).toContain("application/json");
  const parts = (await response.json()) as { path: string; anchor: string; title: string }[];
  expect(parts.length).toBeGreaterThan(100);
  const lost: string[] = [];
  for (const path of new Set(parts.map((part) => part.path))) {
    const ids = idsOf(await (await ask(path)).text());
    for (const part of parts)
      if (part.path === path && part.anchor !== "" && !ids.has(part.anchor)) lost.push(`${path}#${part.anchor}`);
  }
  expect(lost).toEqual([]);
});

test("without scripts the server searches, by part of a word and without accents", { timeout: 60_000 }, async () => {
  const { ask } = openBuiltApp();
  const html = await (await ask("/zoeken?q=wallonie")).text();
  expect(html).toMatch(/\d+ plaatsen gevonden/);
  expect(html).toContain('href="/gewesten#wallonie"');
  expect(await (await ask("/zoeken?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E")).text()).not.toContain("<script>alert(1)");
  expect(await (await ask("/zoeken?q=qqqqzzzz")).text()).toContain("Niets gevonden");
});
