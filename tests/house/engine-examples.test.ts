import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const guide = readFileSync("docs/engine.md", "utf8");
const examples = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

/** The folders whose exported functions are the engine's public face; figures are data, read through these. */
const rooms = [
  "units",
  "time",
  "identifiers",
  "regions",
  "tariffs",
  "profiles",
  "meter-files",
  "sharing",
  "economics",
] as const;

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

describe("docs/engine.md", () => {
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

  test("names every public function of the engine in an example", () => {
    const shown = new Set(examples.flatMap((code) => code.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []));
    const missing = publicFunctions().filter((name) => !shown.has(name));
    expect(missing).toEqual([]);
  });
});

function publicFunctions(): string[] {
  const files = readdirSync("src/domain", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && rooms.some((room) => path.startsWith(`${room}/`)),
  );
  return files.flatMap((path) => {
    const source = readFileSync(`src/domain/${path}`, "utf8");
    const named = [...source.matchAll(/^export (?:async )?function\*? ([A-Za-z0-9]+)/gm)];
    const arrows = [...source.matchAll(/^export const ([a-zA-Z0-9]+)(?::[^=]+)? = (?:async )?(?:<[^>]+>)?\(/gm)];
    return [...named, ...arrows].map(([, name]) => name ?? "");
  });
}
