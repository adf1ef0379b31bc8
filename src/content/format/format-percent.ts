import { type FractionDigits, formatNumber } from "#content/format/format-number.ts";

/** Takes a share: 0,125 is written 12,5%. */
export const formatPercent = (share: number, digits: FractionDigits = { fractionDigitsMax: 1 }): string =>
  `${formatNumber(share * 100, digits)}%`;
