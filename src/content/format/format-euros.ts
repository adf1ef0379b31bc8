import { formatNumber } from "#content/format/format-number.ts";

/** A loss has its minus before the sign of the euro, as Belgian accounts write it: − € 35,23. */
const amount = (euros: number, fractionDigits: number): string => {
  const digits = { fractionDigitsMin: fractionDigits, fractionDigitsMax: fractionDigits };
  const written = formatNumber(euros, digits);
  return written.startsWith("-") ? `−\u00a0€\u00a0${written.slice(1)}` : `€\u00a0${written}`;
};

export const formatEuros = (euros: number): string => amount(euros, 2);
export const formatEurosWhole = (euros: number): string => amount(euros, 0);
