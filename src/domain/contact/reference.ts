import { drawSigns } from "#domain/reference.ts";

// Without the letters and digits that people mistake for each other on paper and by telephone.
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const referenceForm = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A number to name a message by, as "7KQ4-M2PX", drawn from a random id. */
export function referenceOf(id: string): string {
  const signs = drawSigns(id, SIGNS, 8);
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

export const isReference = (text: string): boolean => referenceForm.test(text);
