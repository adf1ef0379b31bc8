import {
  type CardColumn,
  type CardDraft,
  type ChoiceColumn,
  cardColumns,
  choiceWords,
  UNSTATED_WORD,
} from "#domain/cards/card-columns.ts";

const wordOf = (column: ChoiceColumn, value: string): string =>
  Object.entries(choiceWords[column]).find(([, code]) => code === value)?.[0] ?? "";
const numberText = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));

/** A card as a file and a form show it. Reading it again gives the same card. */
export function writeCardRow({ card, until, source }: CardDraft): Record<CardColumn, string> {
  const empty = Object.fromEntries(cardColumns.map((column) => [column, ""])) as Record<CardColumn, string>;
  const common = {
    ...empty,
    soort: wordOf("soort", card.kind),
    sleutel: card.key,
    leverancier: card.supplier,
    geldig_tot: until ?? "",
    bron: source.title,
    uitgever: source.publisher,
    uitgegeven: source.publishedOn ?? "",
    gelezen: source.readOn,
  };
  if (card.kind === "supplier") {
    return {
      ...common,
      deelkost: card.sharingFee === "unstated" ? UNSTATED_WORD : numberText(card.sharingFee),
      deelkost_per: wordOf("deelkost_per", card.feeBasis),
      deelvoorwaarde: card.condition === null ? "" : wordOf("deelvoorwaarde", card.condition),
      opmerking: card.note ?? "",
    };
  }
  const product = {
    ...common,
    product: card.product,
    regio: wordOf("regio", card.region),
    certificaten: numberText(card.certificates ?? null),
    vtest_maand: card.regulator?.month ?? "",
    vtest_gelezen: card.regulator?.readOn ?? "",
  };
  if (card.kind === "dynamic") {
    return {
      ...product,
      energie_toeslag: numberText(card.energyAddition),
      energie_factor: numberText(card.energyFactor),
      injectie_toeslag: numberText(card.injectionAddition),
      injectie_factor: numberText(card.injectionFactor),
      vaste_vergoeding: numberText(card.fixedFee),
    };
  }
  return {
    ...product,
    prijs: card.isFixed ? "vast" : "variabel",
    energie: numberText(card.energy),
    energie_dag: numberText(card.energyDay),
    energie_nacht: numberText(card.energyNight),
    energie_jaar: numberText(card.energyForecast),
    injectie: numberText(card.injection),
    injectie_jaar: numberText(card.injectionForecast),
    vaste_vergoeding: numberText(card.fixedFee),
  };
}
