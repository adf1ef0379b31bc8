import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cuts } from "./cut-fonts.ts";

const sheet = readFileSync(new URL("../../src/ui/styles/fonts.css", import.meta.url), "utf8");

/** The letters for which a sheet names a file. */
function rangeOf(file: string): Set<number> {
  const [, told = ""] = new RegExp(`${file}\\.woff2"\\)[^}]*unicode-range:([^;]*);`).exec(sheet) ?? [];
  return new Set(
    told.split(",").flatMap((part) => {
      const [from = "", to = from] = part.trim().replace("U+", "").split("-");
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

test.each(["display", "text"] as const)(
  "a page loads the rest of %s for every letter of that, and for none of the first cut",
  (name) => {
    const range = rangeOf(`${name}-rest`);
    const isIn = (letter: string) => range.has(letter.codePointAt(0) ?? 0);
    expect([...cuts[`${name}-rest`].letters].filter((letter) => !isIn(letter))).toEqual([]);
    expect([...cuts[name].letters].filter(isIn)).toEqual([]);
  },
);

test.each(["display", "text"] as const)(
  "no letter of %s is in its rest, and every capital, small letter and digit is in it",
  (name) => {
    const { letters } = cuts[name];
    expect([...cuts[`${name}-rest`].letters].filter((letter) => letters.includes(letter))).toEqual([]);
    expect(letters).toMatch(/A.*Z.*a.*z.*0.*9/s);
  },
);
