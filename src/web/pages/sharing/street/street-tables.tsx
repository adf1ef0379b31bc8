import { memo, type Ref, startTransition, useImperativeHandle, useState } from "react";
import { formatHour } from "#content/format/format-hour.ts";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import type { StreetDay as Day } from "#domain/sharing/street.ts";
import { ChartTable } from "#ui/charts/chart-table.tsx";
import { dayTotals, formatQuarterNumber } from "#ui/day-square/day-square-words.ts";
import type { ShownStreet } from "#web/pages/sharing/street/street-quarter.ts";
import { StreetTable } from "#web/pages/sharing/street/street-sums.tsx";

export type TablesHandle = { show: (day: Day) => void };

type StreetTablesProps = { words: StreetWords; street: ShownStreet; first: Day; ref: Ref<TablesHandle> };

/** The day in figures. It has its own state, so that a new day draws the tables anew and nothing else. */
export const StreetTables = memo(function StreetTables({ words, street, first, ref }: StreetTablesProps) {
  const [day, setDay] = useState(first);
  useImperativeHandle(ref, () => ({ show: (next) => startTransition(() => setDay(next)) }));
  return (
    <>
      <StreetTable words={words} street={street} day={day} />
      <QuarterTable words={words} day={day} />
    </>
  );
});

/** Its rows follow the day only while they are open: nobody reads the others, and to write them takes a while. */
function QuarterTable({ words, day }: { words: StreetWords; day: Day }) {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(day);
  if (isOpen && shown !== day) setShown(day);
  return <QuarterRows words={words} day={shown} onOpenChange={setIsOpen} />;
}

type QuarterRowsProps = { words: StreetWords; day: Day; onOpenChange: (isOpen: boolean) => void };

const QuarterRows = memo(function QuarterRows({ words, day, onOpenChange }: QuarterRowsProps) {
  const quarters = Array.from(day.group.shared, (shared, quarter) => ({
    shared,
    toSupplier: day.group.toSupplier[quarter] ?? 0,
    fromSupplier: day.group.fromSupplier[quarter] ?? 0,
  }));
  const cells = ({ shared, toSupplier, fromSupplier }: (typeof quarters)[number]) =>
    [shared, toSupplier, fromSupplier].map(formatQuarterNumber);
  return (
    <ChartTable
      caption={words.quarters.caption}
      columns={words.quarters.columns}
      rows={quarters.map((quarter, index) => [formatHour(index), ...cells(quarter)])}
      footer={[words.quarters.total, ...cells(dayTotals(quarters))]}
      onOpenChange={onOpenChange}
    />
  );
});
