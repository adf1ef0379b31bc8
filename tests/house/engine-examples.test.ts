import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The page that one reads, and the rest of the numbers that must not move. */
const guide = ["docs/engine.md", "tests/engine/examples.md"].map((path) => readFileSync(path, "utf8")).join("\n");
const examples = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

type Promised = { code: string; expected: string; digits: number | null };

/** Turns `expression; // => value` into a check, and leaves every other line as it is. */
function toModule(code: string): string {
  const lines = code.split("\n").map((line) => {
    const promise = /^(.*?);\s*\/\/ (=>|~) (.*)$/.exec(line);
    if (!promise) return line;
    const [, expression = "", mark, value = ""] = promise;
    const digits = mark === "~" ? (value.split(".")[1] ?? "").length : null;
    return `promises.push({ code: ${JSON.stringify(expression)}, actual: ${expression}, expected: ${value}, digits: ${digits} });`;
  });
  return `export const promises = [];\n${lines.join("\n")}`;
}

const folder = "tests/house/.generated";

describe("the examples of the engine", () => {
  mkdirSync(folder, { recursive: true });
  test.each(examples.map((code, index) => ({ code, index })))(
    "example $index gives the numbers it shows",
    async ({ code, index }) => {
      const file = `${folder}/example-${index}.ts`;
      writeFileSync(file, toModule(code));
      const { promises } = (await import(/* @vite-ignore */ `./.generated/example-${index}.ts`)) as {
        promises: (Promised & { actual: unknown })[];
      };
      expect(promises.length, "an example promises at least one value").toBeGreaterThan(0);
      for (const { code, actual, expected, digits } of promises) {
        if (digits === null) expect(actual, code).toEqual(expected);
        else expect(actual as number, code).toBeCloseTo(Number(expected), digits);
      }
    },
  );
});
