import { Badge } from "#ui/badge.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Sentence } from "#web/sections/guide/guide-parts.tsx";

type SupplierFeesProps = {
  caption: string;
  columns: readonly string[];
  estimate: string;
  rows: readonly {
    readonly supplier: string;
    readonly condition: string;
    readonly amount: string;
    readonly card: string;
    readonly basis: string;
    readonly isEstimate: boolean;
  }[];
};

/** Two columns, so that supplier and amount stay side by side on a phone too. */
export function SupplierFees({ caption, columns, estimate, rows }: SupplierFeesProps) {
  return (
    <DataTable
      caption={caption}
      className="max-w-text"
      rowHeader
      columns={columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
      rows={rows.map((row) => [
        <Sentence key="supplier" wide>
          {row.supplier}
          <span className="mt-0.5 block font-normal text-muted text-small">{row.condition}</span>
        </Sentence>,
        <span key="amount" className="flex flex-col items-end gap-0.5">
          {row.amount}
          {row.isEstimate ? (
            <Badge tone="sun">{estimate}</Badge>
          ) : (
            <span className="text-muted text-small">{row.basis}</span>
          )}
          <span className="text-muted text-small">{row.card}</span>
        </span>,
      ])}
    />
  );
}
