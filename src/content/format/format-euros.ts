import { formatNumber } from "#content/format/format-number.ts";

export const formatEuros = (euros: number): string =>
  `€\u00a0${formatNumber(euros, { fractionDigitsMin: 2, fractionDigitsMax: 2 })}`;
