import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runCommand } from "../verbs/run-command.ts";

const VERSION = "13.5.0";
const folder = fileURLToPath(new URL("../../.lighthouse/", import.meta.url));
const entry = `${folder}node_modules/lighthouse/core/index.js`;

/** As far as the measures read it. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: "json"; readonly logLevel: "error" },
) => Promise<
  | {
      readonly lhr: {
        readonly runtimeError?: { readonly message: string };
        readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
        readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
      };
    }
  | undefined
>;

/** Its hundred packages are for these measures alone, so they have a folder of their own, filled when they are first needed. */
export async function installLighthouse(): Promise<Lighthouse> {
  const words = ["--prefix", folder, "--no-audit", "--no-fund", "--no-save", "--ignore-scripts", "--loglevel=error"];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(entry)) runCommand("npm", "install", ...words, `lighthouse@${VERSION}`);
  return ((await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse }).default;
}
