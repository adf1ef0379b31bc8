import { readdirSync, readFileSync } from "node:fs";

type Manifest = { readonly routes: Readonly<Record<string, { readonly path?: string; readonly module: string }>> };

const assets = new URL("../../build/client/assets/", import.meta.url);

/** The script of each page of the build, by the path of its route. */
export function readPageModules(): Map<string, string> {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(new URL(file, assets), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  return new Map(
    Object.entries(manifest.routes)
      .filter(([id]) => id !== "root")
      .map(([, { path = "", module }]) => [`/${path}`, module]),
  );
}
