/** The parameters that the calculators of both sides know, in Dutch as the address shows them. */
export type SaleField = "postcode" | "gedeeld" | "energieprijs" | "prijs" | "kost" | "injectieprijs";

/** Gives a unit to an answer that was given. */
export const given = <Unit>(value: number | null, unit: (value: number) => Unit): Unit | null =>
  value === null ? null : unit(value);
