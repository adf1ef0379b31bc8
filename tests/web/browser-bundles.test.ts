import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const client = fileURLToPath(new URL("../../build/client", import.meta.url));
const server = fileURLToPath(new URL("../../build/server", import.meta.url));
const cloud = /firebase|identitytoolkit|firestore/i;

const namesIn = (folder: string) =>
  globSync("**/*.{js,css,html,json,webmanifest}", { cwd: folder }).filter((name) =>
    cloud.test(readFileSync(`${folder}/${name}`, "utf8")),
  );

test("not a byte of the cloud backend is in what a browser gets", () => {
  expect(globSync("**/*.js", { cwd: client }).length).toBeGreaterThan(10);
  expect(namesIn(client)).toEqual([]);
  // The search finds it where it is.
  expect(namesIn(server)).not.toEqual([]);
});
