/** PostgreSQL takes no null character in a text, and an id comes from a URL: no row has such a one. */
export const isStorable = (text: string): boolean => !text.includes("\0");
