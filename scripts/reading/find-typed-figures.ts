import type { ContentTexts } from "./read-content.ts";

const months = "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december";
const units =
  "euro|eurocent|cent|c€|%|procent|kWh|MWh|GWh|kWp|Wp|kVA|kW|kilowatturen|kilowattuur|kilowattpiek|kilowatt|megawattuur";
const digits = String.raw`\d(?:[\d.,]*\d)?`;
const numerals =
  "twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|twintig|dertig|veertig|tachtig|tig|honderd|duizend|miljoen|anderhalve|halve|één|een|ën|en";
const parts = "derden?|kwart|vierden?|vijfden?|zesden?|achtsten?|tienden?";

// What a tariff, a law or a market can change: amounts, shares, energy and power, in figures or in words, and the month
// of a tariff.
const FIGURE = new RegExp(
  [
    `€ ?${digits}`,
    String.raw`(?<!\p{L})(?:${digits}|(?:${numerals})+)[ \u00a0]?(?:${units})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:de helft|(?:een|één|twee|drie|vier) (?:${parts}))(?= van)`,
    String.raw`(?<!\p{L})(?:\d+ )?(?:(?:${months})(?: en |-))?(?:${months}) 20\d\d`,
  ].join("|"),
  "giu",
);
// One of something is a way of speaking, and a lone "0" is a place to fill in.
const isNoFigure = (figure: string) =>
  /^(?:€ ?)?0(?![.,]\d)\D*$/.test(figure) || new RegExp(`^(?:een|één|en)[ \\u00a0](?:${units})$`, "iu").test(figure);

export type TypedFigure = { readonly page: string; readonly figure: string };

/** The figures that stand in words instead of coming from figures/ through a verb. */
export const findTypedFigures = (content: readonly ContentTexts[]): TypedFigure[] =>
  content.flatMap(({ page, texts, literals, typedNumbers }) => {
    const found = [...texts, ...literals]
      .flatMap((text) => text.match(FIGURE) ?? [])
      .filter((figure) => !isNoFigure(figure));
    const figures = found.map((figure) => figure.replaceAll(/[ \u00a0]/g, " ").trim());
    return [...new Set([...figures, ...typedNumbers])].map((figure) => ({ page, figure }));
  });
