import { readFileSync } from "node:fs";
import { SHORT_CLASSES_FILE } from "../../scripts/vite/short-classes.ts";

/** Classes of the sources, and what the build calls them. */
export const shortClasses = JSON.parse(
  readFileSync(new URL(`../../build/${SHORT_CLASSES_FILE}`, import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

/** What a class of the sources is called on the built site. */
export const classNamed = (name: string): string => shortClasses[name] ?? name;
