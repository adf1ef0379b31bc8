export type Source = { readonly path: string; readonly text: string };
export type FoundFunction = { readonly name: string; readonly lines: number };

/** What opens a function, as the formatter writes it: the line ends in a brace and its end has the same indent. */
const openings = [
  /^(?<indent>\s*)(?:export )?(?:default )?(?:async )?function\*? (?<name>\w+)/,
  /^(?<indent>\s*)(?:export )?const (?<name>\w+)\b.*=> \{$/,
  /^(?<indent>\s*)(?:async )?(?<name>\w+)\(.*\).* \{$/,
  /^(?<indent>\s*)(?<name>\w+): .*=> \{$/,
];
const statements = /^\s*(?:if|for|while|switch|catch|return|await|else|try|void|throw)\b/;

/**
 * The functions of a file with their own lines: those of a named function inside another count for the inner one. It
 * reads indents, not syntax, and leans on the formatter.
 */
export function findFunctions({ path, text }: Source): FoundFunction[] {
  const lines = text.split("\n");
  const found: { name: string; first: number; last: number }[] = [];
  lines.forEach((line, first) => {
    const match = statements.test(line) ? null : openings.map((one) => one.exec(line)).find(Boolean);
    if (!match?.groups) return;
    const { indent = "", name = "" } = match.groups;
    const isEnd = new RegExp(`^${indent}\\}\\)?[;,]?$`);
    const length = lines.slice(first + 1).findIndex((one) => isEnd.test(one));
    if (length >= 0) found.push({ name, first, last: first + 1 + length });
  });
  const owner = (line: number) => found.findLast(({ first, last }) => first <= line && line <= last);
  const own = new Map<(typeof found)[number], number>();
  lines.forEach((_, at) => {
    const one = owner(at);
    if (one) own.set(one, (own.get(one) ?? 0) + 1);
  });
  return [...own].map(([{ name }, count]) => ({ name: `${path} ${name}`, lines: count }));
}
