import { expect, test } from "vitest";
import { compileMarkdownPage } from "./compile-markdown-page.ts";
import { compileGenericPages } from "./markdown-pages.ts";

const description = "A".repeat(120);
const frontMatter = `---\ntitle: Klachten\ndescription: ${description}\npicture: letter\nupdated: 2026-11-15\n---\n`;
const compile = (source: string) => compileMarkdownPage("page.md", source, (path) => path === "/contact");

test("a good page gives its head, its day, its contents and its HTML", () => {
  const page = compile(`${frontMatter}Een **zin**.\n\n## Één vraag?\n\nZie [contact](/contact#nu).\n\n### Klein\n`);
  expect(page.head).toEqual({ title: "Klachten", description });
  expect(page.updated).toBe("2026-11-15");
  expect(page.picture).toBe("letter");
  expect(page.contents).toEqual([{ id: "een-vraag", title: "Één vraag?" }]);
  expect(page.html).toContain("<strong>zin</strong>");
  expect(page.html).toContain('<h2 id="een-vraag">Één vraag?</h2>');
  expect(page.html).toContain('<h3 id="klein">Klein</h3>');
  expect(page.html).toContain('<a href="/contact#nu">contact</a>');
});

test("a term and a line that begins with a colon make a definition, with marks inside it", () => {
  const page = compile(`${frontMatter}Afname\n: Stroom **van** het net.\n\nInjectie\n: Stroom naar het net.\n`);
  expect(page.html).toBe(
    '<dl>\n<div><dt id="afname">Afname</dt><dd>Stroom <strong>van</strong> het net.</dd></div>\n' +
      '<div><dt id="injectie">Injectie</dt><dd>Stroom naar het net.</dd></div>\n</dl>\n',
  );
});

test("a page without front matter, or with a part of it missing, is refused by the name of what is missing", () => {
  expect(() => compile("## Titel\n")).toThrow("page.md: it must begin with front matter");
  expect(() => compile(frontMatter.replace(/title.*\n/, ""))).toThrow("the front matter lacks 'title'");
  expect(() => compile(frontMatter.replace(/updated.*\n/, ""))).toThrow("the front matter lacks 'updated'");
  expect(() => compile(frontMatter.replace("letter", "olifant"))).toThrow(
    "there is no picture 'olifant': choose contract",
  );
});

test("a description that is too short and a day that is no day are refused", () => {
  expect(() => compile(frontMatter.replace(description, "Kort"))).toThrow("must have 110 to 160 characters, it has 4");
  expect(() => compile(frontMatter.replace("2026-11-15", "vandaag"))).toThrow("'updated' must be a day");
});

test("a link to a page or heading that does not exist is refused, also inside a definition", () => {
  expect(() => compile(`${frontMatter}[weg](/weg)\n`)).toThrow("the link '/weg' points to no page of this site");
  expect(() => compile(`${frontMatter}[weg](#weg)\n`)).toThrow("the link '#weg' points to no heading");
  expect(() => compile(`${frontMatter}Term\n: Zie [weg](/weg).\n`)).toThrow("the link '/weg'");
  expect(() => compile(`${frontMatter}[weg](http://example.org)\n`)).toThrow("must begin with");
});

test("raw HTML is refused, as a block and inside a sentence", () => {
  expect(() => compile(`${frontMatter}<div>blok</div>\n`)).toThrow("raw HTML is not allowed, found '<div>blok</div>'");
  expect(() => compile(`${frontMatter}Een <b>woord</b>.\n`)).toThrow("raw HTML is not allowed, found '<b>'");
});

test("headings start at level 2, skip no level and occur once", () => {
  expect(() => compile(`${frontMatter}# Groot\n`)).toThrow("the heading 'Groot' has level 1");
  expect(() => compile(`${frontMatter}## Twee\n\n#### Vier\n`)).toThrow("the heading 'Vier' has level 4");
  expect(() => compile(`${frontMatter}## Twee\n\n## Twee\n`)).toThrow("the heading 'Twee' occurs twice");
});

test("an unknown placeholder is refused", () => {
  expect(() => compile(`${frontMatter}{{site.naam}}\n`)).toThrow("the placeholder '{{site.naam}}' is unknown");
});

test("a sentence that is too long and a text for specialists are refused", () => {
  const long = `${Array.from({ length: 31 }, () => "zon").join(" ")}.`;
  expect(() => compile(`${frontMatter}${long}\n`)).toThrow("this sentence has more than 30 words: 'zon zon");
  const hard = "Elektriciteitsdistributienetbeheerders inventariseren aansluitingsmodaliteiten overeenkomstig.";
  expect(() => compile(`${frontMatter}${hard}\n`)).toThrow("it is hard to read: it scores");
});

test("our own pages compile, differ in description and hold at least 150 words each", () => {
  const pages = Object.values(compileGenericPages());
  expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length);
  for (const { html } of pages) expect(html.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThan(150);
});
