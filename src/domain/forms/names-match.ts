const wordsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");

/**
 * Whether somebody typed their own name: accents, capitals, hyphens, order and second names do not matter,
 * but at least two words must be theirs when the name has two.
 */
export function namesMatch(typed: string, name: string): boolean {
  const [given, expected] = [wordsOf(typed), wordsOf(name)];
  if (given.length < Math.min(2, expected.length) || expected.length === 0) return false;
  if (given.join("") === expected.join("")) return true;
  const left = [...expected];
  return given.every((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
