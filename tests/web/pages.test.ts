import { expect, test } from "vitest";
import { pageInfo } from "../../src/web/page-info.ts";
import "../../src/web/routes.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";

const { ask, lines } = openBuiltApp();
const asked = new Map<string, Promise<string>>();

/** Each page is asked once for all tests of this file, and answers. */
function htmlOf(path: string): Promise<string> {
  const html = asked.get(path) ?? ask(path).then(readWell);
  asked.set(path, html);
  return html;
}

async function readWell(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return response.text();
}

const places = [
  ...(await (await ask("/sitemap.xml")).text()).matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g),
].map(([, path = ""]) => path);

const visibleWords = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .match(/[\p{L}][\p{L}'’-]+/gu) ?? [];

const ofText = ["/begrippen", "/hoe-wij-rekenen", "/gebruikersinformatie/privacyverklaring"];

test.each(ofText)("%s keeps numbers with their units and articles with their numbers", async (path) => {
  const words = (await htmlOf(path)).replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "");
  expect(words).toMatch(/\d\u00a0(kVA|kWh|dagen)/);
  expect(words.match(/.{0,30}(\d (kWh|kWp|kVA|kW|MWh|dagen|uur)\b|\bart(ikel|\.) \d)/g)).toBeNull();
});

const specified = [
  "/",
  "/koper",
  "/koper-v3",
  "/verkoper",
  "/login",
  "/logout",
  "/aanmelden",
  "/contact",
  "/overons",
  "/nieuwsbrief",
  "/declarations",
  "/rekenmodel",
  "/bedankt-koper",
  "/bedankt-verkoper",
  "/kopersinformatie",
  "/verkopersinformatie",
  "/email-verificatie",
  "/verificatie-resend",
  "/Password-reset",
  "/password-reset-mail",
  "/energie-delen",
  "/energie-delen/praktijkvoorbeelden",
  "/ontdekstroomplein/1",
  "/calculator/koper",
  "/calculator/verkoper",
  "/calculator/koper-vlaanderen",
  "/calculator/verkoper-brussel",
  "/calculator/calculator-gvo",
  "/gebruikersinformatie/disclaimer",
  "/gebruikersinformatie/cookieverklaring",
  "/gebruikersinformatie/privacyverklaring",
  "/gebruikersinformatie/algemenevoorwaarden",
  "/aanbod",
];
const ofOnePerson = [
  "/logout",
  "/bedankt-koper",
  "/bedankt-verkoper",
  "/email-verificatie",
  "/verificatie-resend",
  "/Password-reset",
  "/password-reset-mail",
];
const publicPages = [...new Set([...places, ...specified])];

test("the site map names every page of the specification but those of one person's moment", () => {
  expect(places).toEqual(expect.arrayContaining(specified.filter((path) => !ofOnePerson.includes(path))));
  expect(places.filter((path) => ofOnePerson.includes(path))).toEqual([]);
});

test("pages of one person's moment keep search engines out", async () => {
  for (const path of ofOnePerson) expect(await htmlOf(path), path).toContain('<meta name="robots" content="noindex"/>');
});

test("no workbench or account page is in the site map", () => {
  expect(places.filter((path) => /test|account/i.test(path))).toEqual([]);
});

test.each(publicPages)("%s has its own title, description, one heading and at least 120 words", async (path) => {
  const html = await htmlOf(path);
  expect(html.split("<body")[0]?.match(/<title>(.*?)<\/title>/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+ - Stroomplein \| stroom van mens tot mens<\/title>/);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
  expect(html).toContain('property="og:image"');
  expect(html).toContain("Vlaams Gewest");
  expect(visibleWords(html).length).toBeGreaterThanOrEqual(120);
});

test("no two pages share a title, a description or their first words", async () => {
  const pages = await Promise.all(publicPages.map(htmlOf));
  for (const pattern of [
    /<title>(.*?)<\/title>/,
    /<meta name="description" content="([^"]*)"/,
    /<h1[^>]*>([\s\S]*?)<\/h1>/,
  ]) {
    const found = pages.map((html) => pattern.exec(html)?.[1] ?? "");
    expect(found.filter((text, index) => found.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(["/KOPER/", "/Koper", "/koper/"])("%s is the buyer's page in the blank layout", async (path) => {
  const html = await (await ask(path)).text();
  expect(html).toContain('data-layout="blank"');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/koper"/>');
});

test("/password-reset finds the page with the capital", async () => {
  const html = await (await ask("/PASSWORD-reset/")).text();
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/Password-reset"/>');
});

test("workbench pages keep search engines out", async () => {
  for (const path of ["/test42", "/icon-test", "/component-test", "/test-contracting"]) {
    expect(await (await ask(path)).text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("the discover tour follows the configured name, and the old address is gone", async () => {
  const named = openBuiltApp({ PRODUCT_NAME: "Zonne Markt" });
  const page = await named.ask("/ontdekzonnemarkt/1");
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain("Stroomplein");
  expect((await named.ask("/ontdekstroomplein/1")).status).toBe(404);
  expect((await ask("/ontdekstroomplein/5")).status).toBe(404);
});

test("no page says the product's default name when another is configured", async () => {
  const named = openBuiltApp({ PRODUCT_NAME: "Zonnemarkt", PRODUCT_TITLE_POSTFIX: " | test" });
  for (const path of publicPages.filter((place) => !place.startsWith("/ontdek"))) {
    expect(await (await named.ask(path)).text(), path).not.toMatch(/stroomplein/i);
  }
});

test("a name with signs that mean something elsewhere is shown as it is", async () => {
  const name = 'A&B "$&" </script>';
  const named = openBuiltApp({ PRODUCT_NAME: name });
  for (const path of ["/", "/overons", "/veelgestelde-vragen"]) {
    const html = await (await named.ask(path)).text();
    expect(html, path).toContain("A&amp;B");
    expect(html, path).not.toContain("{{site.name}}");
    expect(html, path).not.toContain('A&B "$&" </script>');
  }
});

test("in the Dutch market no calculator of a Belgian region is in the site map", async () => {
  const text = await (await openBuiltApp({ MARKET: "nl" }).ask("/sitemap.xml")).text();
  expect(text).toContain("/calculator/koper-onderneming");
  expect(text).not.toMatch(/vlaanderen|brussel/);
});

test("the workbench shows the build and every setting", async () => {
  const html = await (await ask("/test42")).text();
  const { id } = (await (await ask("/builds/latest.json")).json()) as { id: string };
  expect(html).toContain(`<code>${id}</code>`);
  for (const name of [
    "productName",
    "titlePostfix",
    "market",
    "publicUrl",
    "brusselsMatching",
    "tagManagerId",
    "kbo",
  ]) {
    expect(html).toContain(`<code>${name}</code>`);
  }
});

test("breadcrumbs stand in the structured data of a nested page, and who runs the site in that of home and of its own page", async () => {
  const nested = await (await ask("/energie-delen/praktijkvoorbeelden")).text();
  expect(nested).toContain('"@type":"BreadcrumbList"');
  const home = await (await ask("/")).text();
  expect(home).toContain('"@type":"Organization"');
  expect(await (await ask("/overons")).text()).toContain('"@type":"Organization"');
  expect(nested).not.toContain('"@type":"Organization"');
});

test("an account page sends a stranger to the sign-in page and back afterwards", async () => {
  const response = await ask("/account/formulieren?a=1");
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/login?terug=%2Faccount%2Fformulieren%3Fa%3D1",
  ]);
});

test("the data of an account page is guarded like the page", async () => {
  for (const path of ["/account.data", "/ACCOUNT.data", "/account/_.data", "/account/formulieren.data"]) {
    const text = await (await ask(path, { headers: { accept: "*/*" } })).text();
    expect(text, path).not.toMatch(/Overzicht|meetregime/);
  }
});

test("every page that names middleware has a loader, without which a client navigation would pass unguarded", () => {
  const pages = Object.values(site.routes).flatMap((route) =>
    route ? [{ info: pageInfo(route.id), loader: (route.module as { loader?: unknown }).loader }] : [],
  );
  const guarded = pages.filter(({ info }) => info.middleware);
  expect(guarded.length).toBeGreaterThanOrEqual(4);
  expect(guarded.filter(({ loader }) => !loader)).toEqual([]);
});

test("an account page shows a signed-in visitor the my layout", async () => {
  const { ask, ports } = openBuiltApp();
  const cookie = sessionHeader(await beginSession(ports), ports.settings.publicUrl);
  const html = await (await ask("/account", { headers: { cookie } })).text();
  expect(html).toContain('data-layout="my"');
});

test("the log holds the path of a request, never its query", async () => {
  await ask("/calculator/koper?postcode=9000&verbruik=3500");
  const line = lines.findLast(({ path }) => path === "/calculator/koper");
  expect(line).toMatchObject({ level: "info", event: "request", method: "GET", status: 200 });
  // Not the bare number: times and sizes in the log may hold it too.
  expect(JSON.stringify(lines)).not.toMatch(/postcode|verbruik/);
});

test("the Dutch market names no Belgian regulator or tariff, and a page about Belgium says that it is", async () => {
  const { ask: askDutch } = openBuiltApp({ MARKET: "nl" });
  const shown = async (path: string) => (await (await askDutch(path)).text()).replace(/<script\b.*?<\/script>/gs, "");
  for (const path of ["/", "/calculator/koper", "/calculator/verkoper"])
    expect(await shown(path), path).not.toMatch(/CREG|sociaal tarief|Vlaams Gewest, Brussels/);
  expect(await shown("/")).toContain("<title>Wat zonnestroom delen in Nederland oplevert");
  for (const path of ["/kosten", "/hoe-werkt-het", "/hoe-wij-rekenen", "/gewesten"]) {
    expect(await shown(path), path).toContain("Deze pagina beschrijft België.");
    expect(await htmlOf(path), path).not.toContain("Deze pagina beschrijft België.");
  }
  expect(await shown("/toegankelijkheid")).not.toContain("Deze pagina beschrijft België.");
});
