import { expect, test } from "vitest";
import { keepLast } from "#application/keep-last.ts";

test("what was asked for last is made once, and what was left alone longest is made again", () => {
  const made: string[] = [];
  const kept = keepLast<string>(2);
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key);
      return `${key}!`;
    });
  expect(["a", "b", "a", "c", "a", "b"].map(ask)).toEqual(["a!", "b!", "a!", "c!", "a!", "b!"]);
  // When the third came, the second had been left alone longest.
  expect(made).toEqual(["a", "b", "c", "b"]);
});
