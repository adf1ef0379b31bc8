import {
  type CardColumn,
  type CardDraft,
  type ChoiceColumn,
  cardColumns,
  choiceWords,
  UNSTATED_WORD,
} from "#domain/cards/card-columns.ts";

const wordOf = (column: ChoiceColumn, value: string | null | undefined): string =>
  Object.entries(choiceWords[column]).find(([, code]) => code === value)?.[0] ?? "";
const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value).replace(".", ",");

/** A card as a file and a form show it. Reading it again gives the same card. */
export function writeCardRow({ card, until, source }: CardDraft): Record<CardColumn, string> {
  const empty = Object.fromEntries(cardColumns.map((column) => [column, ""])) as Record<CardColumn, string>;
  const common = {
    ...empty,
    soort: wordOf("soort", card.kind),
    sleutel: card.key,
    leverancier: card.supplier,
    ingetrokken: card.withdrawnOn ?? "",
    geldig_vanaf: card.signedFrom ?? "",
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
      deelkost_eenheid: wordOf("deelkost_eenheid", card.feeUnit),
      deelkost_per: wordOf("deelkost_per", card.feeBasis),
      deelkost_btw: wordOf("deelkost_btw", card.feeVat),
      deelkost_wie: wordOf("deelkost_wie", card.feePayer),
      deelkost_telling: wordOf("deelkost_telling", card.feeCounting),
      deelvoorwaarde: wordOf("deelvoorwaarde", card.condition),
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
      korting_euro: numberText(card.firstYear?.euros),
      looptijd: numberText(card.duration),
    };
  }
  const { firstYear, energyFormula, injectionFormula, block, whenSharing } = card;
  const percent = firstYear?.energyShare === undefined ? undefined : Math.round(firstYear.energyShare * 1e8) / 1e6;
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
    certificaten_inbegrepen: numberText(card.certificatesInside),
    energie_basis: wordOf("energie_basis", card.energyBasis),
    energie_index: wordOf("energie_index", energyFormula?.index),
    energie_index_factor: numberText(energyFormula?.factor),
    energie_index_toeslag: numberText(energyFormula?.addition),
    injectie_basis: wordOf("injectie_basis", card.injectionBasis),
    injectie_index: wordOf("injectie_index", injectionFormula?.index),
    injectie_index_factor: numberText(injectionFormula?.factor),
    injectie_index_toeslag: numberText(injectionFormula?.addition),
    injectie_minimum: numberText(injectionFormula?.least),
    blok_kwh: numberText(block?.upTo),
    blok_energie: numberText(block?.energy),
    korting_energie: numberText(firstYear?.energyCents),
    korting_energie_procent: numberText(percent),
    korting_injectie: numberText(firstYear?.injectionCents),
    korting_kwh: numberText(firstYear?.freeEnergy),
    korting_euro: numberText(firstYear?.euros),
    looptijd: numberText(card.duration),
    energie_toeslag: numberText(whenSharing?.energyAddition),
    energie_factor: numberText(whenSharing?.energyFactor),
    injectie_toeslag: numberText(whenSharing?.injectionAddition),
    injectie_factor: numberText(whenSharing?.injectionFactor),
  };
}
