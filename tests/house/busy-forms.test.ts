import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const POSTED = /<Form\b[^>]*method="post"[\s\S]*?<\/Form>/g;

/** Forms of visitors that are posted by a button which does not tell that it is busy. */
const findIdleForms = (text: string): string[] =>
  [...text.matchAll(POSTED)].flatMap(([form]) =>
    /<Button\b(?![^>]*\b(?:busy=|asChild\b))/.test(form.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, ""))
      ? [form.slice(0, 60)]
      : [],
  );

test("whatever a visitor sends tells that it is on its way, and is not sent twice", () => {
  const pages = globSync("src/web/{layouts,pages,sections}/**/*.tsx", { cwd: root }).filter(
    (path) => !/\/(workbench|back-office)\//.test(path),
  );
  const texts = pages.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  expect(texts.filter(({ text }) => text.includes("<SendButton")).length).toBeGreaterThan(10);
  expect(texts.flatMap(({ path, text }) => findIdleForms(text).map((form) => `${path}: ${form}`))).toEqual([]);
});

test("a planted form whose button stays idle is found", () => {
  const form = (button: string) => `<Form method="post" className="x">${button}</Form>`;
  expect(findIdleForms(form("<Button>Stuur</Button>"))).toHaveLength(1);
  expect(findIdleForms(form("<Button busy={isBusy}>Stuur</Button>"))).toEqual([]);
  expect(findIdleForms(form("<SendButton>Stuur</SendButton>"))).toEqual([]);
});
