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

export function DaySquareTable({ quarters, caption, labels, withFromSupplier }: DaySquareTableProps) {
  const energies = ({ shared, toSupplier, fromSupplier = 0 }: DayQuarter) =>
    (withFromSupplier ? [shared, toSupplier, fromSupplier] : [shared, toSupplier]).map(formatQuarterNumber);
  return (
    <PreservedMarkup of={quarters}>
      {() => (
        <ChartTable
          caption={`${labels.table.caption}: ${caption}`}
          columns={[
            labels.table.quarter,
            ...[labels.shared, labels.toSupplier, ...(withFromSupplier ? [labels.fromSupplier] : [])].map(
              (name) => `${name} (kWh)`,
            ),
          ]}
          rows={spans(quarters).map(({ from, until, quarter }) => [
            `${formatHour(from)} - ${formatHour(until)}`,
            ...energies(quarter),
          ])}
          footer={[labels.table.total, ...energies(dayTotals(quarters))]}
        />
      )}
    </PreservedMarkup>
  );
}

type Span = { from: number; until: number; quarter: DayQuarter };

const isDark = ({ shared, toSupplier, fromSupplier = 0 }: DayQuarter) =>
  !isShown(shared) && !isShown(toSupplier) && !isShown(fromSupplier);

/** The night is one row: two dozen rows of zeros hide the quarters that count. */
function spans(quarters: readonly DayQuarter[]): Span[] {
  const result: Span[] = [];
  quarters.forEach((quarter, index) => {
    const last = result.at(-1);
    if (last && isDark(last.quarter) && isDark(quarter)) last.until = index + 1;
    else result.push({ from: index, until: index + 1, quarter });
  });
  return result;
}
