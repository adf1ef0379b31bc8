import { statementWords } from "#content/contracts/statement-words.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { NumberTiles } from "#ui/pictures/number-tiles.tsx";
import type { StatementView } from "#web/sections/contracts/statement-view.ts";

/** The numbers of a month, its days as bars, and why this version differs from the one before. */
export function StatementBody({ statement }: { statement: StatementView }) {
  const { days, versions } = statementWords;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NumberTiles facts={statement.facts} />
      <ul className="grid gap-1 text-base text-muted">
        {statement.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <BarChart
        bars={statement.days}
        direction="columns"
        title={days.title}
        label={`${days.label}: ${statement.name}`}
        empty={days.none}
        headers={days.headers}
        formatValue={(value) => formatKilowattHours(value)}
        formatTick={(value) => formatNumber(value)}
      />
      {statement.differences.length > 0 ? (
        <DataTable
          caption={`${statementWords.version} ${statement.version}: ${statement.name}`}
          columns={[
            { header: versions.columns.cause },
            { header: versions.columns.quarters, align: "end" },
            { header: versions.columns.energy, align: "end" },
            { header: versions.columns.amount, align: "end" },
          ]}
          rows={statement.differences.map(({ cause, quarters, energy, amount }) => [cause, quarters, energy, amount])}
          rowHeader
        />
      ) : null}
    </div>
  );
}
