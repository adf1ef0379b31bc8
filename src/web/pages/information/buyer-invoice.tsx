import { Badge } from "#ui/badge.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Sentence } from "#web/sections/guide-parts.tsx";

type Change = "away" | "stays" | "added";
type BuyerInvoiceProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly part: string; readonly change: Change; readonly reason: string }[];
  changes: Readonly<Record<Change, string>>;
};

const signs = {
  away: { tone: "secondary", icon: "minus" },
  stays: { tone: "neutral", icon: "check" },
  added: { tone: "sun", icon: "plus" },
} as const;

/** A bill line by line: what sharing takes off, leaves alone and adds. */
export function BuyerInvoice({ caption, columns, rows, changes }: BuyerInvoiceProps) {
  return (
    <DataTable
      caption={caption}
      rowHeader
      columns={columns.map((header) => ({ header }))}
      rows={rows.map(({ part, change, reason }) => [
        part,
        <Badge key="change" {...signs[change]}>
          {changes[change]}
        </Badge>,
        <Sentence key="reason" wide>
          {reason}
        </Sentence>,
      ])}
    />
  );
}
