const formatter = new Intl.NumberFormat("nl-BE", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  signDisplay: "negative",
});

export const formatEurosWhole = (euros: number): string => formatter.format(euros);
