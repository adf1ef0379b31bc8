import type { CalculationSide } from "#application/calculations/situation.ts";
import type { SituationField } from "#web/forms/fields/field-table.ts";

type RefineGroup = {
  title: "use" | "panels" | "prices" | "other" | "deal" | "place";
  names: readonly SituationField[];
};

/** Who, with which power, at which supplier and price; one of the questions is the use behind three doors. */
export const expressQuestions: Record<
  CalculationSide,
  { before: readonly SituationField[]; after: readonly SituationField[]; wide: readonly SituationField[] }
> = {
  buyer: { before: ["postcode", "koper"], after: ["product", "energieprijs", "prijs"], wide: ["product"] },
  seller: {
    before: ["postcode", "verkoper", "kwp"],
    after: ["verkoper-product", "prijs"],
    wide: ["kwp", "verkoper-product", "prijs"],
  },
};

/** The kWh that a party knows, and what we ask a household or a trade that does not. */
export const consumptionQuestions = {
  buyer: {
    door: "deur",
    known: "verbruik",
    household: ["personen", "auto", "warmtepomp", "boiler"],
    trade: ["handel"],
    customer: "koper",
  },
  seller: {
    door: "eigen-deur",
    known: "eigenverbruik",
    household: ["eigen-personen", "eigen-auto", "eigen-warmtepomp", "eigen-boiler"],
    trade: ["eigen-handel"],
    customer: "verkoper",
  },
} as const satisfies Record<CalculationSide, Record<string, SituationField | string | readonly SituationField[]>>;

const roofs = ["kwp-2", "helling-2", "richting-2", "kwp-3", "helling-3", "richting-3"] as const;
const deal: RefineGroup = { title: "deal", names: ["vorm", "btw", "gedeeld", "jaren"] };
const place: RefineGroup = { title: "place", names: ["datum", "meter", "gewest", "netgebied"] };

const refineGroups: Record<CalculationSide, readonly RefineGroup[]> = {
  buyer: [
    { title: "use", names: ["verbruik-dag", "verbruik-nacht", "piek", "aansluiting", "spanning", "domicilie"] },
    {
      title: "panels",
      names: [
        "koper-kwp",
        "koper-helling",
        "koper-richting",
        "koper-omvormer",
        "koper-batterij",
        "koper-injectieprijs",
      ],
    },
    { title: "prices", names: ["contract", "nachtprijs", "vaste-kost", "kost"] },
    {
      title: "other",
      names: [
        "verkoper",
        "technologie",
        "kwp",
        "helling",
        "richting",
        "vermogen",
        "omvormer",
        "batterij",
        "eigenverbruik",
        "eigen-piek",
        "injectieprijs",
        "verkoper-product",
        "verkoper-contract",
        "verkoper-vaste-kost",
        "kost-ander",
      ],
    },
    deal,
    place,
  ],
  seller: [
    { title: "panels", names: ["technologie", "helling", "richting", ...roofs, "vermogen", "omvormer", "batterij"] },
    {
      title: "use",
      names: ["eigenverbruik-dag", "eigenverbruik-nacht", "eigen-piek", "eigen-aansluiting", "eigen-spanning"],
    },
    {
      title: "prices",
      names: ["injectieprijs", "verkoper-contract", "verkoper-energieprijs", "verkoper-vaste-kost", "kost"],
    },
    {
      title: "other",
      names: [
        "koper",
        "handel",
        "verbruik",
        "personen",
        "piek",
        "auto",
        "warmtepomp",
        "product",
        "contract",
        "energieprijs",
        "vaste-kost",
        "kost-ander",
      ],
    },
    deal,
    place,
  ],
};

/** What an offer of the market answers beside all of the other party. */
const ofOffer: readonly SituationField[] = ["gewest", "gedeeld", "btw"];

/** The groups of a side; beside an offer nothing is asked that the offer tells. */
export const groupsOf = (side: CalculationSide, hasOffer: boolean): readonly RefineGroup[] =>
  hasOffer
    ? refineGroups[side]
        .filter(({ title }) => title !== "other")
        .map(({ title, names }) => ({ title, names: names.filter((name) => !ofOffer.includes(name)) }))
    : refineGroups[side];

/** Every question that can stand in the form of a side, but for those of a household or of a trade. */
export const questionNames = (side: CalculationSide, hasOffer = false): SituationField[] => [
  consumptionQuestions[side].known,
  ...expressQuestions[side].before,
  ...expressQuestions[side].after,
  ...groupsOf(side, hasOffer).flatMap(({ names }) => names),
];

/** The id of the one form: fields and buttons further down the page belong to it too. */
export const SITUATION_FORM = "situatie";

const doors = Object.values(consumptionQuestions).map(({ door, known }) => ({ door, known }));

/** What a form tells, without blanks and without the answer behind a door that was left again. */
export function queryOf(form: HTMLFormElement, pressed: HTMLElement | null = null): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form, pressed)) {
    if (typeof value === "string" && value.trim() !== "") params.set(name, value.trim());
  }
  for (const { door, known } of doors) {
    if (params.get(door) === "vraag") params.delete(known);
    else params.delete(door);
  }
  return params.toString();
}

/** Writes texts into the fields that carry their names; the fields read them from the page itself. */
export function fillForm(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = text;
    else if (field instanceof HTMLSelectElement) field.value = text;
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = text === "ja";
    else if (field instanceof HTMLInputElement && field.value !== text) field.value = text;
  }
}
