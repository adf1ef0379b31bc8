// React and its renderer choose their fast build by this word, when they are first imported.
process.env["NODE_ENV"] ??= "production";

import { fileURLToPath, pathToFileURL } from "node:url";

const build = fileURLToPath(new URL("../build/", import.meta.url));
const { startSite } = (await import(
  pathToFileURL(`${build}server/index.js`).href
)) as typeof import("../src/server/main.ts");
await startSite(`${build}client`);
