import type { YearBasis } from "#domain/market/public-year.ts";

/** On which years the numbers of a proposal rest, before anybody shows a measured one. */
export const proposalBasis =
  "Berekend met ons rekenmodel. Laadde een van u een meterbestand op, dan telt daarvan alleen het jaartotaal, afgerond.";

/** On which year of the seller a number rests. */
export const sayYearBasis: Readonly<Record<YearBasis, string>> = {
  model: "Van de verkoper telt ons rekenmodel, niet gemeten.",
  public: "Van de verkoper telt ons rekenmodel met het gemeten jaartotaal, afgerond.",
  measured: "Van de verkoper telt uw gemeten jaar, dat alleen u ziet.",
};
