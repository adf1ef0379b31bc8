import { describe, expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

const { ask } = openBuiltApp();
const htmlOf = async (path: string) => {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const linkedBy = (html: string, relation: string) =>
  (html.match(/<a\b[^>]*>/g) ?? [])
    .filter((tag) => tag.includes(`rel="${relation}"`))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1]);
const sectionsOf = (html: string) => [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id = ""]) => id);

describe.each([
  ["/kopersinformatie", "factuur"],
  ["/verkopersinformatie", "prijs"],
])("the guide at %s", (guide, money) => {
  const paths = [guide, ...[money, "aan-de-slag", "vragen"].map((name) => `${guide}/${name}`)];

  test("leads from each chapter to the next and back", async () => {
    const pages = await Promise.all(paths.map(htmlOf));
    expect(pages.map((html) => linkedBy(html, "next"))).toEqual([[paths[1]], [paths[2]], [paths[3]], []]);
    expect(pages.map((html) => linkedBy(html, "prev"))).toEqual([[], [paths[0]], [paths[1]], [paths[2]]]);
  });

  test("names in its contents every section where it stands", async () => {
    const sections = await Promise.all(paths.map(async (path) => sectionsOf(await htmlOf(path))));
    for (const [at, path] of paths.entries()) {
      const html = await htmlOf(path);
      for (const [chapter, ids] of sections.entries())
        for (const id of ids) expect(html, path).toContain(`href="${chapter === at ? "" : paths[chapter]}#${id}"`);
    }
  });

  test("stands whole on one page too, for print and to search in, which search engines leave alone", async () => {
    const whole = await htmlOf(`${guide}/volledig`);
    expect(whole).toContain('<meta name="robots" content="noindex"/>');
    expect(whole).toContain('property="og:image" content="http://localhost:3000/social-card.png"');
    const sections = await Promise.all(paths.map(async (path) => sectionsOf(await htmlOf(path))));
    expect(sectionsOf(whole).filter((id) => sections.flat().includes(id))).toEqual(sections.flat());
    expect(await htmlOf("/sitemap.xml")).not.toContain("/volledig");
  });
});
