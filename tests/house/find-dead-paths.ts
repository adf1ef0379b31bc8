import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

export type Document = { /** Below the root, "docs/house.md". */ readonly path: string; readonly text: string };

const fence = /^```[\s\S]*?^```$/gm;
const fileName = /\.(?:css|json|md|mjs|png|sql|tsx?|ya?ml)$/;
const pathLike = /^[#\w.][\w./@*<>-]*$/;

/** What a build or a run makes, and a clone does not have. */
const made = /^(?:build|data|node_modules|test-results|playwright-report)(?:\/|$)/;

/** Every path in backticks and every link to a file that does not exist, as "file: path". `<name>` stands for any name. */
export function findDeadPaths(root: string, documents: readonly Document[]): string[] {
  return documents.flatMap((document) =>
    pathsIn(document.text)
      .filter((path) => !placesOf(root, document, path).some(exists))
      .map((path) => `${document.path}: ${path}`),
  );
}

function pathsIn(text: string): string[] {
  const prose = text.replace(fence, "");
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word).filter(isPath);
  const linked = [...prose.matchAll(/\]\(([^)\s]+)\)|srcset="([^"]+)"|src="([^"]+)"/g)]
    .map(([, link, set, source]) => (link ?? set ?? source ?? "").replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
  return [...new Set([...quoted, ...linked])];
}

/** A file name, or folders with a slash. A route begins with a slash, and a package with an at sign. */
const isPath = (word: string) =>
  pathLike.test(word) && !made.test(word) && (fileName.test(word) || (word.includes("/") && isRepositoryFolder(word)));

const isRepositoryFolder = (word: string) =>
  /^(?:#|src|scripts|tests|docs|public|\.ci|domain|figures|content|application|ui|mails|adapters|web|server)\b/.test(
    word,
  );

/** A document may name a file from the root, from the rooms, or from where it stands itself. */
function placesOf(root: string, { path }: Document, target: string): string[] {
  const plain = target.replace(/^#/, "src/").replaceAll(/<[^>]+>/g, "*");
  return [join(root, plain), join(root, "src", plain), join(root, dirname(path), plain)];
}

const exists = (place: string) => (place.includes("*") ? globSync(place).length > 0 : existsSync(place));
