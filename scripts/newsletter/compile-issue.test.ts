import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isPathOfSite } from "../vite/markdown-pages.ts";
import { compileIssue } from "./compile-issue.ts";

const folder = fileURLToPath(new URL("../../src/content/newsletters/", import.meta.url));
const head = (more = "topics: regels") =>
  `---\nsubject: S\npreview: P\ntitle: T\n${more}\naction: A\npath: /contact\n---\n`;
const isPath = (path: string) => path === "/contact";

test("a file becomes a letter with its parts and the topics of its readers", () => {
  const issue = compileIssue("x", `${head()}Dag\nallen.\n\n## Deel\n\nTekst.\n\n[Meer](/contact)\n`, isPath);
  expect(issue).toMatchObject({
    name: "x",
    topics: ["rules"],
    letter: {
      paragraphs: ["Dag allen."],
      sections: [{ title: "Deel", paragraphs: ["Tekst."], links: [{ label: "Meer", path: "/contact" }] }],
    },
  });
});

test.each([
  ["without front matter", "Dag."],
  ["without a subject", `${head()}Dag.`.replace("subject: S\n", "")],
  ["about an unknown topic", `${head("topics: weer")}Dag.`],
  ["with a link to nowhere", `${head()}Dag.\n\n## Deel\n\n[Meer](/nergens)`],
  ["with a link inside a sentence", `${head()}Dag [u](/contact).`],
  ["with html", `${head()}<b>Dag</b>`],
  ["without words", head()],
])("a file %s is refused in words", (_, source) => {
  expect(() => compileIssue("x", source, isPath)).toThrow(/^src\/content\/newsletters\/x\.md: /);
});

test("every issue in the folder can be sent", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(compileIssue(file.slice(0, -3), readFileSync(`${folder}${file}`, "utf8"), isPathOfSite).topics).not.toEqual(
      [],
    );
});
