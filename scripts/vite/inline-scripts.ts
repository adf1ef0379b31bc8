import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const QUERY = "?inline-script";

/** A file that stands in the page itself: as text, without types, comments and long names. It may not import another. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      return `export default ${JSON.stringify(minifySync(file.replace(/ts$/, "js"), code).code.trim())}`;
    },
  };
}
