import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

const { ask } = openBuiltApp();
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(html)?.[1];
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

test("a page with fields waits for a touch too, with its words", async () => {
  const typing = ["/", "/aanbod", "/calculator/koper", "/calculator/verkoper-onderneming?kwp=8"];
  for (const path of typing) {
    const html = await (await ask(path)).text();
    expect(isWaiting(html), path).toBe(true);
    expect(attribute(html, "data-words"), path).toBeUndefined();
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

test("words that differ from those of a page have another stamp", async () => {
  const flags = openBuiltApp({ MARKET: "flags" });
  const stampIn = async (app: ReturnType<typeof openBuiltApp>, cookie: string) => {
    const { stamp } = await (await app.ask("/overons/_payload.json", { headers: { cookie } })).json();
    return stamp as string;
  };
  expect(await stampIn(flags, "markt=be")).not.toBe(await stampIn(flags, "markt=nl"));
});
