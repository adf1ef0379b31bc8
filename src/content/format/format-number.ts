export type FractionDigits = { fractionDigitsMin?: number; fractionDigitsMax?: number };

const NO_MINUS = /^-(?=[0.]*$)/;
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/**
 * As the platform's own formatter writes nl-BE, compared with it in the test. Written out, because the first use of
 * that formatter costs a phone a tenth of a second, and every page has numbers.
 */
export function formatNumber(value: number, { fractionDigitsMin = 0, fractionDigitsMax }: FractionDigits = {}): string {
  const maximum = Math.max(fractionDigitsMin, fractionDigitsMax ?? 2);
  const [whole = "", fraction = ""] = value.toFixed(maximum).replace(NO_MINUS, "").split(".");
  const kept = fraction.slice(0, fractionDigitsMin) + fraction.slice(fractionDigitsMin).replace(/0+$/, "");
  return whole.replace(THOUSANDS, ".") + (kept ? `,${kept}` : "");
}

/** As it is typed in a field or an address: no grouping, so that nobody reads a dot for a comma. */
export const plainNumber = (value: number, fractionDigitsMax: number): string =>
  formatNumber(value, { fractionDigitsMax }).replaceAll(".", "");
