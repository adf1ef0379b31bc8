const words = ["nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"];

/** Small counts are written out in running text. */
export const countWord = (count: number): string => words[count] ?? String(count);
