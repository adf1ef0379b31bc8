import type { PartnerRow } from "#application/calculations/several-sellers/compare-partners.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { partnerWords, shortPartnerName } from "#content/pages/calculators/partner-words.ts";
import type { PartnerChoice } from "#web/calculations/calculator-outcome.ts";
import type { AnswerView } from "#web/calculations/result-view.ts";

type Ranged = Pick<PartnerChoice, "short" | "own">;

/** Between the best and the worst partner, with one in the middle; none where there is nothing to choose from. */
export function partnerRange<Row>(rows: readonly Row[]): Row[] {
  const shown = [...new Set([rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)])].filter(
    (row) => row !== undefined,
  );
  return shown.length < 2 ? [] : shown;
}

/** Whether somebody who loses with this partner would win with another, and should read that before the euros. */
export const winsWithAnother = (
  { verdict, own }: Pick<AnswerView, "verdict" | "own">,
  rows: readonly Ranged[],
): boolean => verdict.tone === "danger" && (rows[0]?.own.value ?? 0) > Math.max(0, own.value);

/** The same range in one line, where a list does not fit; beside a loss, only with whom there is something to win. */
export function rangeSentence(side: "buyer" | "seller", rows: readonly Ranged[], isBetter: boolean): string | null {
  const shown = partnerRange(rows).filter(({ own }) => !isBetter || own.value > 0);
  if (shown.length === 0) return null;
  const { better, range } = partnerWords[side];
  const amounts = shown.map(({ short, own }) => `${short.charAt(0).toLowerCase()}${short.slice(1)} ${own.text}`);
  return `${isBetter ? better : range} ${amounts.join(", ")}.`;
}

/** A kind of partner beside a visitor of this side, as a range shows it. */
export const rangedPartner = (side: "buyer" | "seller", { code, gain }: Pick<PartnerRow, "code" | "gain">): Ranged => ({
  short: shortPartnerName(code),
  own: { text: formatEurosWhole(gain[side]), value: gain[side] },
});
