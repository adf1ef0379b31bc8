import { formatHour } from "#content/format/format-hour.ts";
import { ChartTable } from "#ui/charts/chart-table.tsx";
import {
  type DayQuarter,
  type DaySquareWords,
  dayTotals,
  formatQuarterNumber,
  isShown,
} from "#ui/day-square/day-square-words.ts";
import { PreservedMarkup } from "#ui/preserved-markup.tsx";

type DaySquareTableProps = {
  quarters: readonly DayQuarter[];
  caption: string;
  labels: DaySquareWords;
  withFromSupplier: boolean;
};

/** By the hour: 96 rows are no reading. Where there are scripts the picture itself tells each of its quarters. */
export function DaySquareTable({ quarters, caption, labels, withFromSupplier }: DaySquareTableProps) {
  const energies = ({ shared, toSupplier, fromSupplier = 0 }: DayQuarter) =>
    (withFromSupplier ? [shared, toSupplier, fromSupplier] : [shared, toSupplier]).map(formatQuarterNumber);
  return (
    <PreservedMarkup of={quarters}>
      {() => (
        <ChartTable
          caption={`${labels.table.caption}: ${caption}`}
          columns={[
            labels.table.hour,
            ...[labels.shared, labels.toSupplier, ...(withFromSupplier ? [labels.fromSupplier] : [])].map(
              (name) => `${name} (kWh)`,
            ),
          ]}
          rows={hoursOf(quarters).map(({ from, until, energy }) => [
            `${formatHour(from)} - ${formatHour(until)}`,
            ...energies(energy),
          ])}
          footer={[labels.table.total, ...energies(dayTotals(quarters))]}
        />
      )}
    </PreservedMarkup>
  );
}

/** From one quarter of the day to another, and the energy between them. */
type Span = { from: number; until: number; energy: DayQuarter };

const QUARTERS_PER_HOUR = 4;

const isDark = ({ shared, toSupplier, fromSupplier = 0 }: DayQuarter) =>
  !isShown(shared) && !isShown(toSupplier) && !isShown(fromSupplier);

/** The night is one row: a dozen rows of zeros hide the hours that count. */
function hoursOf(quarters: readonly DayQuarter[]): Span[] {
  const result: Span[] = [];
  for (let from = 0; from < quarters.length; from += QUARTERS_PER_HOUR) {
    const until = from + QUARTERS_PER_HOUR;
    const energy = dayTotals(quarters.slice(from, until));
    const last = result.at(-1);
    if (last && isDark(last.energy) && isDark(energy)) last.until = until;
    else result.push({ from, until, energy });
  }
  return result;
}
