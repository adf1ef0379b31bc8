import { lowered } from "#content/format/first-letter.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import {
  type PartnerKind,
  partnerName,
  partnerWords,
  shortPartnerName,
} from "#content/pages/calculators/partner-words.ts";

type Amount = { readonly text: string; readonly value: number };
/** A kind of partner with what the visitor and that partner would keep. */
export type RangedPartner = {
  readonly code: PartnerKind;
  readonly name: string;
  readonly short: string;
  readonly own: Amount;
  readonly other: Amount;
};
type Gains = Pick<RangedPartner, "own" | "other">;
const bestFirst = (one: Gains, next: Gains): number => next.own.value - one.own.value;

const winBoth = ({ own, other }: Gains): boolean => own.value > 0 && other.value > 0;

/** Of those with whom both win, as many as one line tells. */
const WINNERS_IN_LINE = 2;

/** Those with whom somebody who loses would win, and they too, as one line tells them; none for who wins already. */
export const betterPartners = <Row extends Gains>(own: number, rows: readonly Row[]): Row[] =>
  own <= 0 ? rows.filter(winBoth).slice(0, WINNERS_IN_LINE).toSorted(bestFirst) : [];

/** Whether somebody who loses with this partner would win with another who wins too, and should read that before the euros. */
export const winsWithAnother = (own: number, rows: readonly Gains[]): boolean => betterPartners(own, rows).length > 0;

/**
 * The best, a middle and the worst kind of partner; none where there is nothing to choose from. A partner who would lose by
 * what the visitor wins is none: such a proposal is never made.
 */
export function partnerRange<Row extends Gains>(rows: readonly Row[]): Row[] {
  const possible = rows.filter(({ own, other }) => own.value <= 0 || other.value > 0);
  const shown = [...new Set([possible[0], possible[Math.floor(possible.length / 2)], possible.at(-1)])].filter(
    (row) => row !== undefined,
  );
  return shown.length < 2 ? [] : shown;
}

/** The same range in one line, where a list does not fit; beside a loss only the best of those with whom both win. */
export function rangeSentence(side: "buyer" | "seller", own: number, rows: readonly RangedPartner[]): string | null {
  const winners = betterPartners(own, rows);
  const isLoss = winners.length > 0;
  const shown = isLoss ? winners : partnerRange(rows);
  if (shown.length === 0) return null;
  const { better, range } = partnerWords[side];
  // A buyer is somebody, a roof has a size: "€ 142 met een koelhuis", "€ 96 met 10 kWp".
  const named = ({ name, short }: RangedPartner) => (side === "buyer" ? short : lowered(name));
  const amounts = shown.toSorted(bestFirst).map((row) => `${row.own.text} met ${named(row)}`);
  return `${isLoss ? better : range} ${amounts.join(", ")}.`;
}

/** A kind of partner beside a visitor of this side, as a range shows it. */
export const rangedPartner = (side: "buyer" | "seller", { code, gain, oldPrices }: PartnerGains): RangedPartner => ({
  code,
  name: partnerName(code),
  short: shortPartnerName(code),
  own: amountOf(gain, oldPrices, side),
  other: amountOf(gain, oldPrices, side === "buyer" ? "seller" : "buyer"),
});

type PartySide = "buyer" | "seller";
type PartnerGains = {
  readonly code: PartnerKind;
  readonly gain: Readonly<Record<PartySide, number>>;
  readonly oldPrices: { readonly range: Readonly<Record<PartySide, Parameters<typeof amountOver>[0]>> } | null;
};

/** On old prices somebody only wins where both ends do, so the lowest is what counts. */
function amountOf(gain: PartnerGains["gain"], oldPrices: PartnerGains["oldPrices"], of: PartySide): Amount {
  if (oldPrices === null) return { text: formatEurosWhole(gain[of]), value: gain[of] };
  const range = oldPrices.range[of];
  return { text: amountOver(range), value: range.low ?? range.value };
}
