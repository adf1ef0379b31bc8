import { countQuarters, sayMonth } from "#content/contracts/statement-words.ts";
import { formatHour } from "#content/format/format-hour.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { monthNames } from "#content/format/month-names.ts";
import { otherSide, type Side } from "#domain/contracts/agreement.ts";
import type { GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import type { Gap, Silent } from "#domain/settlement/meter-data/gap.ts";
import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";

const gapNames: Readonly<Record<GapFill, string>> = { zero: "nul", profile: "het gemiddelde van de andere dagen" };
const others: Readonly<Record<Side, string>> = { seller: "De koper", buyer: "De verkoper" };

export const gapWords = {
  title: (month: Month) => `${sayMonth(month)}: er ontbreken kwartieren`,
  text: (quarters: number) =>
    `Van ${countQuarters(quarters)} is er geen waarde. Wacht op een vollediger bestand, of aanvaard samen wat er telt. Dat komt op de afrekening te staan. Uw ja geldt alleen voor deze kwartieren: ontbreken er later andere, dan vragen wij het u beiden opnieuw.`,
  choice: "Wat telt voor die kwartieren?",
  fills: {
    zero: { label: "Nul", description: "In die kwartieren is niets gedeeld." },
    profile: { label: "Het gemiddelde", description: "Van hetzelfde kwartier op de andere dagen van de maand." },
  } satisfies Record<GapFill, { label: string; description: string }>,
  missing: "Kies wat er telt.",
  submit: "Aanvaarden",
  own: (fill: GapFill) => `U aanvaardde: ${gapNames[fill]}. De ander moet hetzelfde nog aanvaarden.`,
  other: (side: Side, fill: GapFill) => `${others[side]} aanvaardt: ${gapNames[fill]}.`,
  lapsed: "Uw eerdere ja was voor andere kwartieren, en geldt niet meer.",
  lapsedOther: (side: Side) => `${others[side]} zei eerder ja voor andere kwartieren. Dat geldt niet meer.`,
  done: {
    hiaat: "Genoteerd. Zodra de ander hetzelfde aanvaardt, rekenen wij af.",
    afgerekend: "Beide kanten aanvaarden het: de maand is afgerekend.",
  },
} as const;

/** More would hide the question under them; the form is about all of them. */
const SHOWN_MAX = 20;

/** Which quarters are missing, and of whom. */
export function sayGaps(month: Month, gaps: readonly Gap[], reader: Side): string[] {
  const rest = gaps.slice(SHOWN_MAX).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return [
    ...gaps.slice(0, SHOWN_MAX).map(({ first, last, silent }) => {
      const [from, to] = [startOf(month, first), endOf(month, last)];
      const end = from.day === to.day ? to.clock : `${to.day} ${to.clock}`;
      return `${from.day} van ${from.clock} tot ${end}: geen waarde van ${listed(silent, reader)}.`;
    }),
    ...(rest > 0 ? [`En nog ${formatNumber(rest)} kwartieren.`] : []),
  ];
}

function listed(silent: readonly Silent[], reader: Side): string {
  const names = silent.map((one) =>
    one === reader ? "u" : one === otherSide(reader) ? others[reader].toLowerCase() : "een andere verkoper",
  );
  return [...new Set(names)].join(" en ");
}

type Moment = { readonly day: string; readonly clock: string };

const startOf = (month: Month, quarter: number): Moment => momentOf(month, quarter, 0);
/** The end of a day is its 24:00. */
const endOf = (month: Month, quarter: number): Moment => momentOf(month, quarter, 1);

function momentOf(month: Month, quarter: number, later: 0 | 1): Moment {
  let left = quarter;
  for (const { day, quarters } of daysOfMonth(month)) {
    if (left < quarters) return { day: dayName(day), clock: formatHour(onClock(left, quarters) + later) };
    left -= quarters;
  }
  throw new Error(`${month} has no quarter ${quarter}.`);
}

const dayName = (day: string) => `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ""}`;

/** In spring the clock leaps from two to three, in autumn it shows two to three twice. */
const onClock = (quarter: number, quarters: number): number =>
  quarters === 92 && quarter >= 8 ? quarter + 4 : quarters === 100 && quarter >= 12 ? quarter - 4 : quarter;
