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

const scripts = globSync("assets/*.js", { cwd: client }).map((path) => ({
  name: path.replace("assets/", ""),
  code: readFileSync(`${client}/${path}`, "utf8"),
}));
const workerNames = scripts.flatMap(({ code }) =>
  [...code.matchAll(/new Worker\(new URL\(\s*[^)]*?([\w.-]+\.js)/g)].map(([, name = ""]) => name),
);
const IMPORT = /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g;
const importersOf = (worker: string, among: typeof scripts) =>
  among
    .filter(({ code }) => [...code.matchAll(IMPORT)].some(([, imported]) => imported === worker))
    .map(({ name }) => name);

test("no file imports the entry of a worker: WebKit would run that worker twice", () => {
  expect(workerNames.length).toBeGreaterThan(0);
  expect(workerNames.flatMap((worker) => importersOf(worker, scripts))).toEqual([]);
  const planted = ['import{a as b}from"./w-1.js";', "import(`./w-1.js`)", 'import"./w-1.js"', 'from"./other-w-1.js"'];
  const found = importersOf(
    "w-1.js",
    planted.map((code, place) => ({ name: String(place), code })),
  );
  expect(found).toEqual(["0", "1", "2"]);
});
