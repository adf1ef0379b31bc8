import type { Side } from "#domain/contracts/agreement.ts";

/** Whose meter is silent: that of a side, or of another seller of the same buyer by its place among them. */
export type Silent = Side | `other-${number}`;

/** Quarters one after another that nobody has, by their place in the month, and whose meters are silent in all of them. */
export type Gap = { readonly first: number; readonly last: number; readonly silent: readonly Silent[] };

/** Adds a quarter that comes after all that were added before it. */
export function addToGaps(gaps: Gap[], quarter: number, silent: readonly Silent[]): void {
  const before = gaps.at(-1);
  const goesOn = before?.last === quarter - 1 && before.silent.join() === silent.join();
  if (before && goesOn) gaps[gaps.length - 1] = { ...before, last: quarter };
  else gaps.push({ first: quarter, last: quarter, silent });
}

/** Exactly these quarters of exactly these meters, in one spelling: "buyer:908-908 seller+other-1:910-915". */
export const spellGaps = (gaps: readonly Gap[]): string =>
  gaps.map(({ first, last, silent }) => `${silent.join("+")}:${first}-${last}`).join(" ");
