/** Names in running text: "Engie", "Engie en Mega", "Engie, Eneco en Mega". */
export const listWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} en ${names.at(-1)}`;
