/** The names that stand in the address of a variant, and the preset each of them is. */
export const variantKinds = { vlaanderen: "flanders", brussel: "brussels", onderneming: "business" } as const;

export type VariantName = keyof typeof variantKinds;
export type CalculatorKind = "general" | (typeof variantKinds)[VariantName];

export const isVariantName = (name: string): name is VariantName => Object.hasOwn(variantKinds, name);

/** The calculators of a Belgian region stay Belgian, also for who looks from the Dutch market. */
export const marketOfKind = (kind: CalculatorKind, market: "be" | "nl") =>
  kind === "flanders" || kind === "brussels" ? "be" : market;

type Tab = { readonly kind: CalculatorKind; readonly name: string; readonly path: string };

/** Where one can go from a calculator to its sisters: who one is, and where, are two questions. */
export function calculatorTabs(side: "koper" | "verkoper", market: "be" | "nl") {
  const who: readonly Tab[] = [
    { kind: "general", name: market === "be" ? "Gezin" : "Huishouden", path: `/calculator/${side}` },
    { kind: "business", name: "Onderneming", path: `/calculator/${side}-onderneming` },
  ];
  const where: readonly Tab[] = [
    { kind: "flanders", name: "Vlaanderen", path: `/calculator/${side}-vlaanderen` },
    { kind: "brussels", name: "Brussel", path: `/calculator/${side}-brussel` },
  ];
  return [{ label: "Voor een", items: who }, ...(market === "be" ? [{ label: "In het gewest", items: where }] : [])];
}
