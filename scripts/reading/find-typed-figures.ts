import type { ContentTexts } from "./read-content.ts";

// Amounts, shares, energy and power: what a tariff, a law or a market can change.
const FIGURE = /(?:€ ?\d[\d.,]*|\d[\d.,]*(?: |\u00a0)?(?:euro|cent|c€|%|procent|kWh|MWh|kWp|kVA|kW)(?![\p{L}]))/gu;

export type TypedFigure = { readonly page: string; readonly figure: string };

/** The figures that stand in words instead of coming from figures/ through a verb. A lone "0" is a place to fill in. */
export const findTypedFigures = (content: readonly ContentTexts[]): TypedFigure[] =>
  content.flatMap(({ page, texts }) => {
    const found = texts
      .flatMap((text) => text.match(FIGURE) ?? [])
      .filter((figure) => !/^(€ ?)?0(?![.,]\d)\D*$/.test(figure));
    return [...new Set(found)].map((figure) => ({ page, figure: figure.replaceAll(/[ \u00a0]/g, " ").trim() }));
  });
