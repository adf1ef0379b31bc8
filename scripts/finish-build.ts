import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  writeNotices(join(client, "licenties.txt"));
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

/** What the browser gets without a module of its own, so that the build does not list it. */
const unlisted = [
  "@fontsource-variable/figtree",
  "@fontsource/bricolage-grotesque",
  "@fontsource/figtree",
  "@iconify-json/lucide",
  "tailwindcss",
];

/** Adds to the notices of the packages in the scripts those of faces, icons and style sheet. */
function writeNotices(file: string): void {
  const notices = unlisted.map((name) => {
    const folder = join("node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `\n## ${name} - ${version} (${license})\n${text ? `\n${readFileSync(join(folder, text), "utf8").trim()}\n` : ""}`;
  });
  appendFileSync(file, notices.join(""));
}

function writeManifest(client: string, build: ServerBuild): void {
  const { all } = readPageRoutes(build);
  const id = build.assets.version;
  const rules = all.flatMap(({ path, info }) => {
    const rule = {
      ...(info.content ? { prerender: true } : {}),
      ...(info.middleware ? { appMiddleware: info.middleware } : {}),
    };
    return Object.keys(rule).length > 0 ? [[path, rule] as const] : [];
  });
  const isStatic = ([path]: readonly [string, unknown]) => !path.includes(":");
  mkdirSync(join(client, "builds/meta"), { recursive: true });
  writeFileSync(join(client, "builds/latest.json"), JSON.stringify({ id, timestamp: Date.now() }));
  // Kept for a year by browsers, so without the time of the build.
  const meta = {
    id,
    matcher: {
      static: Object.fromEntries(rules.filter(isStatic)),
      wildcard: {},
      dynamic: Object.fromEntries(rules.filter((rule) => !isStatic(rule))),
    },
    prerendered: all.flatMap(({ path, info }) => (info.content && !path.includes(":") ? [path] : [])),
  };
  writeFileSync(join(client, "builds/meta", `${id}.json`), JSON.stringify(meta));
}
