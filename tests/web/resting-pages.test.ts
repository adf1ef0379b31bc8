import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classesIn } from "../../scripts/sheets/cut-sheet.ts";
import { cuts } from "../../scripts/vite/cut-fonts.ts";
import { classesOn } from "../../src/server/stored/resting-sheet.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { classNamed, shortClasses } from "../support/class-named.ts";

const { ask } = openBuiltApp();
const client = new URL("../../build/client/", import.meta.url);
const read = (address = "") => readFileSync(new URL(`.${address}`, client), "utf8");
const known = new Map<string, Set<string>>();
function classesOfSheet(address = ""): Set<string> {
  const classes = known.get(address) ?? classesIn(read(address));
  known.set(address, classes);
  return classes;
}
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(html)?.[1];
const sheetOf = (html: string) => /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html)?.[1];

/** The sheet that comes with the scripts, named in the boot loader. */
const sheetAfterRest = (html: string) =>
  html.includes(' data-sheet=""') ? /"sheet":"([^"]+)"/.exec(read(attribute(html, "data-boot")))?.[1] : undefined;

const siteMap = await (await ask("/sitemap.xml")).text();
const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
const pages = await Promise.all(paths.map(async (path) => ({ path, html: await (await ask(path)).text() })));
const isWaiting = (html: string) => html.includes(' data-resting=""');
const hasControls = (html: string) => html.includes(' data-controls=""');
const waiting = pages.filter(({ html }) => isWaiting(html));
const wordless = waiting.filter(({ html }) => attribute(html, "data-words"));
const atRest = wordless.filter(({ html }) => !hasControls(html));

test("at least twenty pages rest", () => {
  expect(atRest.length).toBeGreaterThanOrEqual(20);
});

/** Classes of a page that only the whole sheet has a style for. */
const unstyled = (html: string, whole: string) =>
  [...classesOn(html)].filter((name) => classesOfSheet(whole).has(name) && !classesOfSheet(sheetOf(html)).has(name));
const wholeSheet = sheetOf(pages.find(({ path }) => path === "/")?.html ?? "") ?? "";

test("the sheet of a page at rest has every style that the whole sheet has for it, and the whole one is named", () => {
  const faults = atRest.filter(
    ({ html }) => sheetAfterRest(html) !== wholeSheet || unstyled(html, wholeSheet).length > 0,
  );
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test("no page has a class that the build gave another name, and no sheet has a style for one", () => {
  const faults = pages.flatMap(({ path, html }) =>
    [...classesOn(html)].filter((name) => name in shortClasses).map((name) => `${path} ${name}`),
  );
  expect(faults).toEqual([]);
  expect([...classesOfSheet(wholeSheet)].filter((name) => name in shortClasses)).toEqual([]);
  expect(Object.keys(shortClasses).length).toBeGreaterThan(700);
});

test("no script of the build names a class that has another name", () => {
  const folders = ["client/assets/", "server/", "server/assets/"].map((name) => new URL(`../${name}`, client));
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(".js") ? [new URL(name, folder)] : [])),
  );
  const faults = scripts.flatMap((script) =>
    [...readFileSync(script, "utf8").matchAll(/(["'`])((?:(?!\1)[^\n\\]){2,600})\1/g)]
      .filter(([, , text = ""]) => text.split(/[\s"'<>=]+/).some((word) => Object.hasOwn(shortClasses, word)))
      .map(([, , text = ""]) => `${script.pathname.split("/").at(-1)}: ${text.slice(0, 80)}`),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test("a setting that the build did not know leaves no page without a style", async () => {
  const flags = openBuiltApp({ MARKET: "flags" });
  for (const cookie of ["markt=be", "markt=nl"]) {
    const html = await (await flags.ask("/overons", { headers: { cookie } })).text();
    expect(unstyled(html, wholeSheet)).toEqual([]);
  }
});

test("a page in which nothing is filled in carries its words once: its scripts ask for them", async () => {
  expect(wordless.map(({ path }) => path)).toContain("/energie-delen");
  for (const { path, html } of wordless) {
    expect(html, path).not.toContain("streamController.enqueue");
    const payload = await ask(attribute(html, "data-words") ?? "");
    expect(await payload.json(), path).toMatchObject({
      build: expect.any(String),
      stamp: attribute(html, "data-stamp"),
      data: { head: { title: expect.any(String) } },
    });
  }
});

test("a page with sliders and boxes that show something has its whole sheet", () => {
  const moving = pages.filter(({ html }) => hasControls(html));
  expect(moving.map(({ path }) => path)).toEqual(["/energie-delen"]);
  for (const { html } of moving) expect([sheetAfterRest(html), sheetOf(html)]).toEqual([undefined, wholeSheet]);
});

test("a page with fields waits for a touch too, with its whole sheet and its words", async () => {
  const typing = ["/", "/aanbod", "/calculator/koper", "/calculator/verkoper-onderneming?kwp=8"];
  for (const path of typing) {
    const html = await (await ask(path)).text();
    expect(isWaiting(html), path).toBe(true);
    expect([sheetAfterRest(html), attribute(html, "data-words")], path).toEqual([undefined, undefined]);
    expect(html, path).toContain("streamController.enqueue");
  }
});

test("a page that has something to say by itself is brought to life at once: a journey, a form, a calculator in another site's frame", async () => {
  const embedded = await (await ask("/calculator/koper?inbed=1")).text();
  expect(embedded).not.toContain("data-resting");
  for (const path of ["/koper", "/verkoper", "/contact", "/login"])
    expect(await (await ask(path)).text(), path).not.toContain("data-resting");
  const tagged = openBuiltApp({ GTM_ID: "GTM-TEST123" });
  expect(await (await tagged.ask("/")).text()).not.toContain("data-resting");
});

// It has a street to try in it, which is more than text.
const withLiveParts = ["/energie-delen"];

async function sentBytes(path: string): Promise<number> {
  const { headers } = await ask(path, { headers: { "accept-encoding": "br" } });
  expect(headers.get("content-encoding"), path).toBe("br");
  return Number(headers.get("content-length") ?? Number.NaN);
}

test("a page of text is less than 30 kB, and less than 8 kB as it is sent once it was asked for twice", async () => {
  const texts = wordless.filter(({ path }) => !withLiveParts.includes(path));
  expect(texts.length).toBeGreaterThanOrEqual(36);
  expect(texts.filter(({ html }) => Buffer.byteLength(html) >= 30_000).map(({ path }) => path)).toEqual([]);
  for (const { path } of texts) await expect.poll(() => sentBytes(path), { message: path }).toBeLessThan(8000);
});

const withoutTags = (html: string) =>
  html
    .replaceAll(/<(script|style|title)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/&(lt|gt|quot|#x27);/g, "");
const headings = new RegExp(
  `<(h[1-6])\\b[^>]*>([\\s\\S]*?)</\\1>|class="(?:[^"]* )?${classNamed("font-display")}[ "][^>]*>([^<]*)<`,
  "g",
);
/** What is set in the face of headings. */
const headingsOf = (html: string) =>
  [...html.matchAll(headings)].map(([, , heading = "", other = ""]) => withoutTags(heading + other)).join("");

test("the faces of the site have every letter of its own pages, and the first cut has every sign that several need", () => {
  const written = {
    display: pages.map(({ html }) => headingsOf(html)),
    text: pages.map(({ html }) => withoutTags(html)),
  };
  for (const face of ["display", "text"] as const) {
    const [first, rest] = [cuts[face].letters, cuts[`${face}-rest`].letters];
    const lacking = [...new Set(written[face].join(""))].filter((sign) => !first.includes(sign));
    const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign) && sign !== "₂";
    expect(lacking.filter((sign) => isLetter(sign) && !rest.includes(sign))).toEqual([]);
    const pagesWith = (sign: string) => written[face].filter((text) => text.includes(sign)).length;
    expect(lacking.filter((sign) => rest.includes(sign) && pagesWith(sign) > 2)).toEqual([]);
  }
});

test("words that differ from those of a page have another stamp", async () => {
  const flags = openBuiltApp({ MARKET: "flags" });
  const stampIn = async (app: ReturnType<typeof openBuiltApp>, cookie: string) => {
    const { stamp } = await (await app.ask("/overons/_payload.json", { headers: { cookie } })).json();
    return stamp as string;
  };
  expect(await stampIn(flags, "markt=be")).not.toBe(await stampIn(flags, "markt=nl"));
});
