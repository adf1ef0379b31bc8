const formatter = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR", signDisplay: "negative" });

export const formatEuros = (euros: number): string => formatter.format(euros);
