import { formatNumber } from "#content/format/format-number.ts";

export const formatEurosWhole = (euros: number): string => `€\u00a0${formatNumber(euros, { fractionDigitsMax: 0 })}`;
