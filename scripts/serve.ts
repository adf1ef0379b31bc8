import { fileURLToPath, pathToFileURL } from "node:url";

// React and its renderer choose their fast build by this word, when they are first imported.
process.env["NODE_ENV"] ??= "production";

/** For glibc, which otherwise keeps what was freed, in an arena for each thread: a third of the memory for a little time. */
const thrift = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
/** Most of what a request makes is gone before it ends: the young generation need not be large. */
const flags = ["--max-semi-space-size=4"];

// Both are read when a program begins, so it begins again, in the same process. Whoever set the first set the rest too.
if (process.platform === "linux" && process.execve && process.env["MALLOC_ARENA_MAX"] === undefined) {
  const words = [process.execPath, ...process.execArgv, ...flags, fileURLToPath(import.meta.url)];
  process.execve(process.execPath, words, { ...process.env, ...thrift });
}

const build = fileURLToPath(new URL("../build/", import.meta.url));
const { startSite } = (await import(
  pathToFileURL(`${build}server/index.js`).href
)) as typeof import("../src/server/main.ts");
await startSite(`${build}client`);
