import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { iconNames } from "../../src/ui/pictures/icon-names.ts";

/** The same for every icon of the set: their style sheet says it once (src/ui/styles/components.css). */
const pen = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const MODULE = "virtual:bundled-icons";

/** Picks the named icons out of the whole set, so that only those reach the browser. */
export function bundledIcons(): Plugin {
  return {
    name: "bundled-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const file = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
      const set = JSON.parse(readFileSync(file, "utf8")) as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const bodies = iconNames.map((name) => {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
        if (!icon) throw new Error(`The icon set has no '${name}': look at src/ui/pictures/icon-names.ts.`);
        return [name, icon.body.replaceAll(pen, "")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}
