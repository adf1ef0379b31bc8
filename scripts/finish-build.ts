import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ServerBuild } from "react-router";
import { readPageRoutes } from "../src/server/stored/page-routes.ts";
import { withBuiltSite } from "./built-site.ts";
import { drawCards } from "./cards/draw-cards.ts";

const compressible = [".js", ".css", ".json", ".svg"];
const COMPRESS_FROM_BYTES = 512;

/** Writes what is made of the built pages, the build's own description, and a compressed twin beside every text file. */
export async function finishBuild(directory: string): Promise<void> {
  const client = join(directory, "client");
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(join(directory, "server/index.js")).href
  )) as unknown as ServerBuild;
  writeManifest(client, build);
  await withBuiltSite(build as unknown as typeof import("../src/server/main.ts"), (site) => drawCards(directory, site));
  for (const found of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!found.isFile() || !compressible.includes(extname(found.name))) continue;
    const file = join(found.parentPath, found.name);
    const body = readFileSync(file);
    if (body.length < COMPRESS_FROM_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

function writeManifest(client: string, build: ServerBuild): void {
  const { all } = readPageRoutes(build);
  const id = build.assets.version;
  const timestamp = Date.now();
  const rules = all.flatMap(({ path, handle }) => {
    const rule = {
      ...(handle.content ? { prerender: true } : {}),
      ...(handle.middleware ? { appMiddleware: handle.middleware } : {}),
    };
    return Object.keys(rule).length > 0 ? [[path, rule] as const] : [];
  });
  const isStatic = ([path]: readonly [string, unknown]) => !path.includes(":");
  mkdirSync(join(client, "builds/meta"), { recursive: true });
  writeFileSync(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp }));
  const meta = {
    id,
    timestamp,
    matcher: {
      static: Object.fromEntries(rules.filter(isStatic)),
      wildcard: {},
      dynamic: Object.fromEntries(rules.filter((rule) => !isStatic(rule))),
    },
    prerendered: all.flatMap(({ path, handle }) => (handle.content && !path.includes(":") ? [path] : [])),
  };
  writeFileSync(join(client, "builds/meta", `${id}.json`), JSON.stringify(meta));
}
