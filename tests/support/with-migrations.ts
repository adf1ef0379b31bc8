import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// The bundler reads the SQL files into migrations.ts; a bare Node process, as the kill campaign starts it, does not.
const folder = new URL("../../src/adapters/database/migrations/", import.meta.url);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/adapters/database/migrations.ts")) return loaded;
    const files = readdirSync(folder).map((name) => [
      `./migrations/${name}`,
      readFileSync(new URL(name, folder), "utf8"),
    ]);
    const source = String(loaded.source).replace(
      /import\.meta\.glob[^;]*;/,
      () => `${JSON.stringify(Object.fromEntries(files))};`,
    );
    return { ...loaded, source };
  },
});
