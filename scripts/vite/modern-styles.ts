import type { Plugin } from "vite";
import { cutSheet } from "../sheets/cut-sheet.ts";

/** What goes, and what stays of it. */
const cuts: readonly (readonly [RegExp, string])[] = [
  // Where a property cannot be registered, Tailwind sets each of them on every element.
  [/@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/g, ""],
  [/@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{([^{}]*\{[^{}]*\})\}/g, "$1"],
  [
    /@supports \(not \(\(-webkit-appearance:-apple-pay-button\)\)\) or \(contain-intrinsic-size:1px\)\{((?:[^{}]*\{[^{}]*\})+)\}/g,
    "$1",
  ],
  // The same again, and fonts in case none was chosen.
  [/(-webkit-text-decoration:[^;}]*;)\1+/g, "$1"],
  [/var\((--default-(?:mono-)?font-family),[^;}]*\)(?=[;}])/g, "var($1)"],
];

/** Leaves out of the style sheets what only browsers below the floor would read (`browser-floor.ts`), and properties that nobody names. */
export function modernStyles(): Plugin {
  return {
    name: "modern-styles",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = cutSheet(
            cuts.reduce((css, [what, kept]) => css.replaceAll(what, kept), String(file.source)),
            () => true,
          );
      }
    },
  };
}
