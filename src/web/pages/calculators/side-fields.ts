import type { CalculatorFieldSpec } from "#web/pages/calculators/calculator-form.tsx";
import type { SidePage } from "#web/pages/calculators/load-side.ts";

/** The questions of a side, in the order in which people know the answers. */
export function sideFieldGroups({ givens, fields, units, situation, prices }: SidePage) {
  const postcode = givens.market === "be" ? "postcode" : "postcode-nl";
  const energy = { kind: "number", unit: units.kilowattHours } as const;
  const cents = { kind: "number", unit: units.cents } as const;
  const size: CalculatorFieldSpec =
    "verbruik" in fields
      ? { name: "verbruik", ...fields.verbruik, ...energy, optional: true }
      : { name: "kwp", ...fields.kwp, kind: "number", unit: units.kilowattPeak, optional: true };
  const energyPrice = { name: "energieprijs", ...fields.energieprijs, ...cents };
  const injectionPrice = { name: "injectieprijs", ...fields.injectieprijs, ...cents };
  const [own, other] = givens.side === "buyer" ? [energyPrice, injectionPrice] : [injectionPrice, energyPrice];
  return [
    {
      title: situation,
      fields: [
        { name: "postcode", ...fields.postcode, kind: postcode, optional: true },
        size,
        { name: "gedeeld", ...fields.gedeeld, ...energy, optional: true, wide: true },
      ],
    },
    {
      title: prices,
      fields: [
        own,
        { name: "prijs", ...fields.prijs, ...cents },
        { name: "kost", ...fields.kost, kind: "euros", unit: units.perYear, wide: true },
        { ...other, optional: true, wide: true },
      ],
    },
  ] satisfies { title: string; fields: CalculatorFieldSpec[] }[];
}
