import { readFileSync } from "node:fs";

export type Mode = "light" | "dark";

const tokens = readFileSync(new URL("../../src/ui/styles/tokens.css", import.meta.url), "utf8");

/** A colour of src/ui/styles/tokens.css, for pictures that are files. */
export function tokenColour(name: string, mode: Mode = "light"): string {
  const block = tokens.slice(tokens.indexOf(mode === "light" ? ":root" : ".dark"));
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour --${name} for ${mode} mode.`);
  return value;
}
