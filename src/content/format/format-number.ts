export type FractionDigits = { fractionDigitsMin?: number; fractionDigitsMax?: number };

const formatters = new Map<string, Intl.NumberFormat>();

/** "negative" keeps a rounded -0,00 from showing a minus. */
export function formatNumber(value: number, { fractionDigitsMin = 0, fractionDigitsMax }: FractionDigits = {}): string {
  const maximum = Math.max(fractionDigitsMin, fractionDigitsMax ?? 2);
  const key = `${fractionDigitsMin}/${maximum}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat("nl-BE", {
      minimumFractionDigits: fractionDigitsMin,
      maximumFractionDigits: maximum,
      signDisplay: "negative",
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
