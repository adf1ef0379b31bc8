import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const signs = "\u00a0\u00ad\u2011\u202f°²·½×–‘’“”•…€−";

/** Headings are in Dutch: a name with another letter loads the whole face (`src/ui/styles/fonts.css`). */
const headingLetters = `${ascii}${signs}ÈÉËÏÖàáâäçèéêëíîïóôöúûü`;
/** What is written in this part of Europe. */
const textLetters = `${ascii}${signs}§«»—‚„±³µ¼¾©ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ`;

type Cut = {
  readonly from: string;
  readonly letters: string;
  readonly wght: number | { readonly min: number; readonly max: number };
};

/** Of what each face is cut, to which letters, and to which weights: headings have one. */
export const cuts: Readonly<Record<"display" | "text", Cut>> = {
  display: {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    letters: headingLetters,
    wght: 650,
  },
  text: {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    letters: textLetters,
    wght: { min: 400, max: 650 },
  },
};

/** Spacing, ligatures, and figures of one width, which tables ask for. */
const keepFeatures = ["kern", "liga", "tnum"];
const DIRECTORY = "node_modules/.cache/cut-fonts";

/** Another build may read it meanwhile: it finds the one before or this one. */
function writeWhole(file: string, bytes: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** The faces of the site with no more than it uses: less than half the bytes of what they are cut from. */
export function cutFonts(): Plugin {
  return {
    name: "cut-fonts",
    async config({ root = process.cwd() }) {
      const directory = join(root, DIRECTORY);
      mkdirSync(directory, { recursive: true });
      for (const [name, { from, letters, wght }] of Object.entries(cuts)) {
        const whole = readFileSync(createRequire(import.meta.url).resolve(from));
        const options = { targetFormat: "woff2", keepFeatures, noHinting: true, variationAxes: { wght } } as const;
        writeWhole(join(directory, `${name}.woff2`), await subsetFont(whole, letters, options));
      }
      return { resolve: { alias: { "@cut-fonts": directory } } };
    },
  };
}
