/** The id of a heading or a term, as it stands after "#" in an address. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
