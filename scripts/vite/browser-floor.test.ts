import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserFloor } from "./browser-floor.ts";

test("the oldest browsers that the build is made for are those that the README names", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const named = [...readme.matchAll(/(Chrome|Safari|Firefox) (\d+)/g)].map(([, name = "", version]) =>
    name.toLowerCase().concat(version ?? ""),
  );
  expect(named).toEqual(browserFloor);
});
