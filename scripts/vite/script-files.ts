import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const QUERY = "?script-file";
const bootLoader = "src/web/browser/loading/boot-loader.ts";

/** A classic script in a file of its own, for the browser; on the server its import is its address. It may not import another. */
export function scriptFiles(): Plugin {
  return {
    name: "script-files",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      if (!file.endsWith(bootLoader)) throw new Error(`${file} is not written for the browser: look at scriptFiles().`);
      const { fileName } = await writeScript(file);
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
    async buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      const { fileName, source } = await writeScript(bootLoader);
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}

async function writeScript(file: string) {
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const source = minifySync(file.replace(/ts$/, "js"), code).code.trim();
  const name = file.replace(/^.*\/|\.ts$/g, "");
  return { fileName: `assets/${name}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`, source };
}
