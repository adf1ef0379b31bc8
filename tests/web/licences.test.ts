import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";

test("the notices of what the browser gets are served, and the disclaimer leads to them", async () => {
  const { ask } = openBuiltApp();
  expect(await (await ask("/gebruikersinformatie/disclaimer")).text()).toContain('href="/licenties.txt"');
  const answer = await ask("/licenties.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const inBrowser = ["react", "react-dom", "react-router", "d3-shape", "zod", "@simplewebauthn/browser", "tailwindcss"];
  const drawn = [
    "@fontsource-variable/figtree",
    "@fontsource/bricolage-grotesque",
    "@fontsource/figtree",
    "@iconify-json/lucide",
  ];
  for (const name of [...inBrowser, ...drawn]) expect(text, name).toContain(`\n## ${name} - `);
  expect(text).toContain("Copyright 2022 The Figtree Project Authors");
  expect(text).not.toContain("## pg ");
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(drawn));
});
