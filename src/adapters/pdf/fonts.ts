import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(`@fontsource/figtree/files/figtree-${file}.woff`));

/** The site's own text face. Its letters come in two files: those of western Europe, and the rest of the Latin script. */
export const fontFiles = {
  regular: () => read("latin-400-normal"),
  regularExtended: () => read("latin-ext-400-normal"),
  bold: () => read("latin-600-normal"),
  boldExtended: () => read("latin-ext-600-normal"),
  italic: () => read("latin-500-italic"),
  italicExtended: () => read("latin-ext-500-italic"),
} as const;

export type Weight = "regular" | "bold" | "italic";
