import { expect, test } from "vitest";
import { type SearchPart, searchParts } from "#domain/search/search-parts.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { walkedRoutes } from "../support/walked-routes.ts";

/** Addresses that are no pages: files, and what only answers to a form or to who is signed in. */
const isLeftAlone = (path: string) =>
  /^\/(?:assets|api|builds)\/|^\/(?:markt|account|postbus|test42)(?:\/|\?|$)|\.(?:png|ico|svg|webmanifest|pdf|csv|xml|js)(?:\?|$)/.test(
    path,
  );

const { ask } = openBuiltApp({ OPERATOR_EMAIL: "hallo@stroom.example" });
type Asked = { readonly status: number; readonly html: string };
const pages = new Map<string, Promise<Asked>>();
const read = async (response: Response): Promise<Asked> => ({ status: response.status, html: await response.text() });

/** Each page is asked once for all tests of this file. */
function pageOf(path: string): Promise<Asked> {
  const asked = pages.get(path) ?? ask(path, { redirect: "manual" }).then(read);
  pages.set(path, asked);
  return asked;
}

const idsOf = (html: string) => new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id));
const decode = (text: string) => text.replaceAll("&amp;", "&");

const pathsOfSiteMap = async () => {
  const siteMap = await (await ask("/sitemap.xml")).text();
  return [...siteMap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
};

/** What everybody can open without a fault: what the site map lists and what it leaves out. */
const openPages = walkedRoutes.filter(({ status, isSignedIn, isOperator }) => !status && !isSignedIn && !isOperator);

test("no two pages have the same title or description", async () => {
  const heads = new Map<string, string>();
  const alike: string[] = [];
  // One page in two states is one page.
  for (const place of new Set(openPages.map(({ path }) => path.split("?")[0] ?? ""))) {
    const { html } = await pageOf(openPages.find(({ path }) => path.split("?")[0] === place)?.path ?? place);
    for (const part of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
      const text = part.exec(html)?.[1] ?? "";
      if (heads.has(text)) alike.push(`${place} and ${heads.get(text)} say “${text}”`);
      heads.set(text, place);
    }
  }
  expect(alike).toEqual([]);
});

test("every internal link of every page leads to a page, and every anchor to a place on it", async () => {
  // The workbench links to what goes wrong; that is tried by the checks.
  const waiting = openPages.map(({ path }) => path).filter((path) => !path.startsWith("/test42"));
  expect(waiting.length).toBeGreaterThan(60);
  const broken: string[] = [];
  for (const from of waiting) {
    const { status, html } = await pageOf(from);
    if (status !== 200) broken.push(`${from} answers ${status}`);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      if (!/^[/#]/.test(href) || href.startsWith("//")) continue;
      const [address = "", anchor = ""] = decode(href).split("#");
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
});

test("a page that teaches has a social card of its own, of the size that its head tells", {
  timeout: 240_000,
}, async () => {
  const cards = new Map<string, string[]>();
  for (const path of await pathsOfSiteMap()) {
    const [, address = ""] = /property="og:image" content="([^"]+)"/.exec((await pageOf(path)).html) ?? [];
    const { pathname } = new URL(address);
    cards.set(pathname, [...(cards.get(pathname) ?? []), path]);
  }
  for (const card of cards.keys()) {
    const picture = Buffer.from(await (await ask(card)).arrayBuffer());
    expect(picture.subarray(1, 4).toString(), card).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
  const own = [...cards].filter(([card]) => card.startsWith("/cards/"));
  expect(own.filter(([, paths]) => paths.length > 1)).toEqual([]);
  expect(own.length).toBeGreaterThan(35);
  for (const path of ["/aanbod", "/login", "/declarations"]) expect(cards.get(`/cards${path}.png`)).toEqual([path]);
});

test("every term that a page explains is explained once, where the page shows it", async () => {
  const explained = new Set<string>();
  for (const path of [
    "",
    "/overons",
    "/kopersinformatie",
    "/kopersinformatie/volledig",
    "/verkopersinformatie/prijs",
    "/verkopersinformatie/volledig",
    "/energie-delen",
    "/ontdekstroomplein/1",
  ]) {
    const { data } = (await (await ask(`${path}/_payload.json`)).json()) as { data: { terms: { html: string }[] } };
    const { html } = await pageOf(path || "/");
    expect(data.terms.length, path).toBeGreaterThan(0);
    for (const term of data.terms) {
      expect(html.split(term.html).length - 1, `${path}: ${term.html}`).toBe(1);
      explained.add(term.html.replace(/.*popovertarget="([^"]+)".*/, "$1"));
    }
  }
  expect(explained.size).toBeGreaterThan(20);
  expect((await pageOf("/kosten")).html).toContain('popovertarget="begrip-meetregime-3"');
  expect((await pageOf("/begrippen")).html).not.toContain('popovertarget="begrip-');
});

test("every place that the search can name exists on its page", async () => {
  const response = await ask("/zoeken/index.json");
  expect(response.headers.get("content-type")).toContain("application/json");
  const parts = (await response.json()) as { path: string; anchor: string; title: string }[];
  expect(parts.length).toBeGreaterThan(100);
  const lost: string[] = [];
  for (const path of new Set(parts.map((part) => part.path))) {
    const ids = idsOf((await pageOf(path)).html);
    for (const part of parts)
      if (part.path === path && part.anchor !== "" && !ids.has(part.anchor)) lost.push(`${path}#${part.anchor}`);
  }
  expect(lost).toEqual([]);
});

test("without scripts the server searches, by part of a word and without accents", async () => {
  const html = await (await ask("/zoeken?q=wallonie")).text();
  expect(html).toMatch(/\d+ (?:beste )?plaatsen/);
  expect(html).toContain('href="/gewesten#wallonie"');
  expect(await (await ask("/zoeken?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E")).text()).not.toContain("<script>alert(1)");
  expect(await (await ask("/zoeken?q=qqqqzzzz")).text()).toContain("Niets gevonden");
});

test("what a Belgian visitor types leads somewhere, and the page that is about it comes first", {
  timeout: 240_000,
}, async () => {
  const parts = (await (await ask("/zoeken/index.json")).json()) as SearchPart[];
  const first = (query: string) => searchParts(parts, query, 20)[0];
  const words =
    "zonnepaneel,injectie,slimme meter,btw,energiegemeenschap,opzeggen,Fluvius,Sibelga,verhuizen,thuisbatterij,P2P,Engie,GDPR,wachtwoord,subsidie,CO2,sociaal tarief,syndicus,warmtepomp,laadpaal,terugverdientijd,stroomprijs,saldering,kmo,prosumententarief";
  expect(words.split(",").filter((word) => first(word) === undefined)).toEqual([]);
  for (const [word, place] of [
    ["capaciteitstarief", "/veelgestelde-vragen#daalt-mijn-capaciteitstarief"],
    ["contact", "/contact#"],
    ["kosten", "/kosten#"],
    ["huurder", "/veelgestelde-vragen#ik-ben-huurder-kan-ik-kopen"],
    ["registreren", "/aanmelden#"],
    ["verdeelsleutel", "/begrippen#verdeelsleutel"],
  ] as const) {
    const hit = first(word);
    expect(`${hit?.path}#${hit?.anchor}`, word).toBe(place);
  }
});
