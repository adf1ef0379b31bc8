import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin, transformWithOxc } from "vite";
import type { SharedFiles } from "../../src/web/browser/loading/shared-files.ts";

const QUERY = "?script-file";
const bootLoader = "src/web/browser/loading/boot-loader.ts";
const loaderFile = /^boot-loader-[0-9a-f]+\.js$/;

/**
 * The boot loader as a file of its own, for the browser, with the names of what every page needs; on the server its import is its
 * address and those names. The client is built before the server. It may not import another.
 */
export function scriptFiles(): Plugin {
  return {
    name: "script-files",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      if (!file.endsWith(bootLoader)) throw new Error(`${file} is not written for the browser: look at scriptFiles().`);
      if (this.environment.mode !== "build") return `export default { address: "", shared: null }`;
      const assets = join(this.environment.config.build.outDir, "../client/assets");
      const [name, ...others] = readdirSync(assets).filter((found) => loaderFile.test(found));
      if (!name || others.length > 0) throw new Error(`There is not one boot loader in ${assets}.`);
      const shared = /^const sharedFiles=(\{.*?\});/.exec(readFileSync(join(assets, name), "utf8"))?.[1];
      return `export default { address: "/assets/${name}", shared: ${shared} }`;
    },
    async generateBundle(_, bundle) {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const files = Object.keys(bundle).map((name) => `/${name}`);
      const source = await writeScript(bootLoader, findShared(files));
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      this.emitFile({ type: "asset", fileName: `assets/boot-loader-${hash}.js`, source });
    },
  };
}

function findShared(files: readonly string[]): SharedFiles {
  const named = (name: string, extension = "js") =>
    files.filter((file) => new RegExp(`^/assets/${name}-[^/]{8}\\.${extension}$`).test(file)).toSorted();
  const only = ([file, ...others]: readonly string[], name: string) => {
    if (!file || others.length > 0) throw new Error(`The build has not one file for ${name}: look at findShared().`);
    return file;
  };
  return {
    chunks: [...named("framework"), ...named("resting"), ...named("shell")],
    root: only(named("root"), "the root"),
    entry: only(named("entry\\.client"), "the entry"),
  };
}

async function writeScript(file: string, shared: SharedFiles): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const script = minifySync(file.replace(/ts$/, "js"), code).code.trim();
  return `const sharedFiles=${JSON.stringify(shared)};${script}`;
}
