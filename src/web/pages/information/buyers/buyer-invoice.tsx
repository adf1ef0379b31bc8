import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";

type Change = "away" | "stays" | "added";
type BuyerInvoiceProps = {
  caption: string;
  rows: readonly { readonly part: string; readonly change: Change; readonly reason: string }[];
  changes: Readonly<Record<Change, string>>;
};

const signs = {
  away: { tone: "secondary", icon: "minus" },
  stays: { tone: "neutral", icon: "check" },
  added: { tone: "sun", icon: "plus" },
} as const;

/** A bill line by line: what sharing takes off, leaves alone and adds. */
export function BuyerInvoice({ caption, rows, changes }: BuyerInvoiceProps) {
  return (
    <Card>
      <h3 className="text-h4">{caption}</h3>
      <dl className="mt-3 divide-y divide-line border-line border-t">
        {rows.map(({ part, change, reason }) => (
          <div
            key={part}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 last:pb-0 md:grid-cols-[13rem_9rem_1fr]"
          >
            <dt className="font-semibold text-base">{part}</dt>
            <dd>
              <Badge {...signs[change]}>{changes[change]}</Badge>
            </dd>
            <dd className="col-span-2 text-base text-muted md:col-span-1">{reason}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
