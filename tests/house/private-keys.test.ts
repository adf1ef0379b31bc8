import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** What React and React Router keep for themselves, and the shape of what they write into a page. */
const privateKeys = ["react", "reactRouter", "reactFiber", "reactProps"].map((name) => `__${name}`);
const wireFormat = ["streamController", "turbo-stream"];
const patterns = [...privateKeys, ...wireFormat];

const findPrivate = (text: string) => patterns.filter((pattern) => text.includes(pattern));

test("no source, script or test reads private keys of React or React Router, or their wire format", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "tests/**/*.ts"], { cwd: root });
  expect(files.length).toBeGreaterThan(1000);
  const own = "tests/house/private-keys.test.ts";
  const found = files
    .filter((file) => file !== own)
    .flatMap((file) => findPrivate(readFileSync(join(root, file), "utf8")).map((pattern) => `${file}: ${pattern}`));
  expect(found).toEqual([]);
});

test("a planted key is found", () => {
  expect(findPrivate("window.__reactRouterDataRouter?.navigate('/')")).not.toEqual([]);
  expect(findPrivate("Object.keys(element).find((key) => key.startsWith('__reactProps'))")).not.toEqual([]);
});
