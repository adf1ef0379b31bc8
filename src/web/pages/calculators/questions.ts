import type { CalculationSide } from "#application/calculations/situation.ts";
import type { SituationField } from "#web/forms/situation-fields.ts";

export type QuestionKind = "text" | "number" | "euros" | "select" | "check" | "date" | "cards";
export type QuestionSpec = { name: SituationField; kind: QuestionKind; wide?: true };
export type QuestionGroup = {
  title: "use" | "panels" | "prices" | "other" | "deal" | "place";
  questions: QuestionSpec[];
};

const ask = (kind: QuestionKind, ...names: SituationField[]): QuestionSpec[] => names.map((name) => ({ name, kind }));

/** Who, with which power, at which price: five questions, the third or fourth of which is the use behind three doors. */
export const expressQuestions = {
  buyer: {
    before: [...ask("text", "postcode"), ...ask("select", "koper")],
    after: [...ask("number", "energieprijs"), ...ask("number", "prijs")],
  },
  seller: {
    before: [...ask("text", "postcode"), ...ask("select", "verkoper"), { name: "kwp", kind: "number", wide: true }],
    after: [{ name: "prijs", kind: "number", wide: true }],
  },
} satisfies Record<CalculationSide, { before: QuestionSpec[]; after: QuestionSpec[] }>;

/** The kWh that a party knows, and what we ask a household or a trade that does not. */
export const useQuestions = {
  buyer: {
    door: "deur",
    known: "verbruik",
    household: [...ask("number", "personen"), ...ask("select", "auto"), ...ask("check", "warmtepomp", "boiler")],
    trade: ask("select", "handel"),
    customer: "koper",
  },
  seller: {
    door: "eigen-deur",
    known: "eigenverbruik",
    household: [
      ...ask("number", "eigen-personen"),
      ...ask("select", "eigen-auto"),
      ...ask("check", "eigen-warmtepomp", "eigen-boiler"),
    ],
    trade: ask("select", "eigen-handel"),
    customer: "verkoper",
  },
} as const;

const roofs = ask("number", "kwp-2", "helling-2", "richting-2", "kwp-3", "helling-3", "richting-3");

export const refineGroups: Record<CalculationSide, QuestionGroup[]> = {
  buyer: [
    {
      title: "use",
      questions: [
        ...ask("number", "verbruik-dag", "verbruik-nacht", "piek", "aansluiting"),
        ...ask("select", "spanning", "domicilie"),
      ],
    },
    {
      title: "panels",
      questions: ask(
        "number",
        "koper-kwp",
        "koper-helling",
        "koper-richting",
        "koper-omvormer",
        "koper-batterij",
        "koper-injectieprijs",
      ),
    },
    {
      title: "prices",
      questions: [
        ...ask("select", "product", "contract"),
        ...ask("number", "nachtprijs"),
        ...ask("euros", "vaste-kost", "kost"),
      ],
    },
    {
      title: "other",
      questions: [
        ...ask("select", "verkoper", "technologie"),
        ...ask(
          "number",
          "kwp",
          "helling",
          "richting",
          "vermogen",
          "omvormer",
          "batterij",
          "eigenverbruik",
          "eigen-piek",
          "injectieprijs",
        ),
        ...ask("select", "verkoper-product", "verkoper-contract"),
        ...ask("euros", "verkoper-vaste-kost", "kost-ander"),
      ],
    },
    { title: "deal", questions: [...ask("select", "vorm"), ...ask("number", "gedeeld", "jaren")] },
    { title: "place", questions: [...ask("date", "datum"), ...ask("select", "meter", "gewest", "netgebied")] },
  ],
  seller: [
    {
      title: "panels",
      questions: [
        ...ask("select", "technologie"),
        ...ask("number", "helling", "richting", ...roofs.map(({ name }) => name), "vermogen", "omvormer", "batterij"),
      ],
    },
    {
      title: "use",
      questions: [
        ...ask("number", "eigenverbruik-dag", "eigenverbruik-nacht", "eigen-piek", "eigen-aansluiting"),
        ...ask("select", "eigen-spanning"),
      ],
    },
    {
      title: "prices",
      questions: [
        ...ask("number", "injectieprijs"),
        ...ask("select", "verkoper-product", "verkoper-contract"),
        ...ask("number", "verkoper-energieprijs"),
        ...ask("euros", "verkoper-vaste-kost", "kost"),
      ],
    },
    {
      title: "other",
      questions: [
        ...ask("select", "koper", "handel"),
        ...ask("number", "verbruik", "personen", "piek"),
        ...ask("select", "auto"),
        ...ask("check", "warmtepomp"),
        ...ask("select", "product", "contract"),
        ...ask("number", "energieprijs"),
        ...ask("euros", "vaste-kost", "kost-ander"),
      ],
    },
    { title: "deal", questions: [...ask("select", "vorm"), ...ask("number", "gedeeld", "jaren")] },
    { title: "place", questions: [...ask("date", "datum"), ...ask("select", "meter", "gewest", "netgebied")] },
  ],
};

/** The questions that stand in the form as it is now: which of the trade and the household depends on the customer. */
export function askedNames(side: CalculationSide, isBusiness: boolean): SituationField[] {
  const { known, household, trade } = useQuestions[side];
  const { before, after } = expressQuestions[side];
  const specs = [...before, ...after, ...(isBusiness ? trade : household)];
  const refined = refineGroups[side].flatMap(({ questions }) => questions);
  return [known, ...[...specs, ...refined].map(({ name }) => name)];
}
