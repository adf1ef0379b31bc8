import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** What is written in this part of Europe. */
const europe = `${ascii}\u00a0\u00ad\u2011\u202f°²·½×–‘’“”•…€−§«»—‚„±³µ¼¾©ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ`;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0\u00ad";
/** What nearly every page is written with. A page with another letter, as in a name, also loads the rest of the face. */
const headingLetters = `${alphabet}.,:?!’‘()-–€%−+/éèëïö`;
const textLetters = `${alphabet}.,;:?!'()[]-–‘’…€%&/+=×°−@§éèëïöüà`;
const restOf = (letters: string) => [...europe].filter((letter) => !letters.includes(letter)).join("");

type Cut = {
  readonly from: string;
  readonly letters: string;
  readonly wght: number | { readonly min: number; readonly max: number };
};

const bricolage = {
  from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  wght: 650,
};
const figtree = {
  from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  wght: { min: 400, max: 650 },
};

/**
 * Of what each face is cut, to which letters, and to which weights: headings have one. The first two come before the first
 * letters of every page are seen, beside its sheet: under ten kilobytes they do so in one round trip.
 */
export const cuts: Readonly<Record<"display" | "text" | "display-rest" | "text-rest", Cut>> = {
  display: { ...bricolage, letters: headingLetters },
  text: { ...figtree, letters: textLetters },
  "display-rest": { ...bricolage, letters: restOf(headingLetters) },
  "text-rest": { ...figtree, letters: restOf(textLetters) },
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

/** The faces of the site with no more than it uses: less than a third of the bytes of what they are cut from. */
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
