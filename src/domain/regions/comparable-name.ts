/** A name as people search it: without capitals, accents and signs, and with "St." written out. */
export function comparableName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bst\b(?= )/g, "sint");
}
