import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isClassList, isStyled, renameIn, siteClassNames, textsIn } from "./class-names.ts";

/** Beside the built files, for the tests: each class that was renamed, by its name in the sources. */
export const SHORT_CLASSES_FILE = "short-classes.json";

let known: ReturnType<typeof siteClassNames> | null = null;

/**
 * Gives the utilities of the style sheet short names, in the sheet and in the lists of classes alike: on a page of text they are
 * a sixth of what is sent. Development keeps the long ones. It comes after Tailwind, which reads the sources themselves.
 */
export function shortClasses(): Plugin {
  const names = () => {
    known ??= siteClassNames();
    return known;
  };
  return {
    name: "short-classes",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      const [file = ""] = id.split("?");
      if (file.endsWith(".css")) return { code: renameIn(code, (await names()).names), map: null };
      return isStyled(file) ? { code: rename(file, code, await names()), map: null } : null;
    },
    async writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      const { names: short } = await names();
      writeFileSync(join(dir, "..", SHORT_CLASSES_FILE), JSON.stringify(Object.fromEntries(short)));
    },
  };
}

function rename(file: string, code: string, { classes, names }: Awaited<ReturnType<typeof siteClassNames>>): string {
  const lists = textsIn(file, code).filter((text) => isClassList(text, classes));
  let written = code;
  for (const { from, to } of lists.toSorted((a, b) => b.from - a.from)) {
    const short = code.slice(from, to).replaceAll(/\S+/g, (word) => names.get(word) ?? word);
    written = written.slice(0, from) + short + written.slice(to);
  }
  return written;
}
