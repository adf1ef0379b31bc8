import { Card } from "#ui/card.tsx";

type MarketFiguresProps = { label: string; rows: readonly { name: string; value: string }[]; note: string };

/** What stands on the square at this moment, counted when the page was asked for. */
export const MarketFigures = ({ label, rows, note }: MarketFiguresProps) => (
  <Card tone="secondary" as="section" aria-label={label}>
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-4">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse">
          <dt className="max-w-28 text-muted text-small">{name}</dt>
          <dd className="font-display font-semibold whitespace-nowrap text-h4 tabular-nums sm:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-muted text-small">{note}</p>
  </Card>
);
