import type { CalculationSide } from "#application/calculations/situation.ts";
import type { JourneyField } from "#web/forms/queries/journey-query.ts";

/** Questions that belong together; a group with a condition shows itself by what is chosen above it, without script too. */
export type QuestionGroup = {
  readonly when?: "household" | "business" | "solar" | "machine";
  readonly names: readonly JourneyField[];
  readonly inPairs?: true;
};

export const questionGroups: Readonly<Record<CalculationSide, readonly (readonly QuestionGroup[])[]>> = {
  buyer: [
    [
      { names: ["postcode", "koper"] },
      { when: "household", names: ["personen", "auto", "warmtepomp"] },
      { when: "business", names: ["handel"] },
      { names: ["verbruik", "meter"] },
    ],
    [{ names: ["titularis", "product", "contract"] }, { names: ["energieprijs", "kost"], inPairs: true }],
    [],
    [],
  ],
  seller: [
    [
      { names: ["postcode", "technologie"] },
      { when: "solar", names: ["kwp", "richting", "helling", "omvormer"], inPairs: true },
      { when: "machine", names: ["vermogen"] },
      { names: ["meter"] },
    ],
    [
      { names: ["verkoper"] },
      { when: "household", names: ["eigen-personen", "eigen-auto", "eigen-warmtepomp"] },
      { when: "business", names: ["eigen-handel"] },
      { names: ["eigenverbruik", "batterij"], inPairs: true },
    ],
    [{ names: ["verkoper-product", "koopt"] }, { names: ["injectieprijs", "kost"], inPairs: true }],
    [],
  ],
};

export const conditionStyles = {
  household: "grid group-has-[input[value=onderneming]:checked]/form:hidden",
  business: "hidden-until-chosen group-has-[input[value=onderneming]:checked]/form:grid",
  solar: "hidden-until-chosen group-has-[input[value=zon]:checked]/form:grid",
  machine: "hidden-until-chosen group-has-[input[name=technologie]:not([value=zon]):checked]/form:grid",
} as const;
