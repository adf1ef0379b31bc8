/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In the middle of one. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
