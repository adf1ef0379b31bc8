import { Card } from "#ui/card.tsx";

type SumListProps = {
  title: string;
  lines: readonly { readonly name: string; readonly sum: string; readonly amount: string }[];
  total: { readonly name: string; readonly amount: string };
};

/** A sum as one would do it on paper: each line says how it was made, and they add up. */
export function SumList({ title, lines, total }: SumListProps) {
  return (
    <Card as="section">
      <h3 className="font-display text-h4">{title}</h3>
      <dl className="mt-3 divide-y divide-line">
        {lines.map(({ name, sum, amount }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3">
            <dt className="min-w-0 text-base">
              {name}
              <span className="block text-muted text-small tabular-nums">{sum}</span>
            </dt>
            <dd className="whitespace-nowrap text-base tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-ink border-t-2 pt-4">
        <dt className="font-semibold text-base">{total.name}</dt>
        <dd className="whitespace-nowrap font-display font-semibold text-h4 tabular-nums">{total.amount}</dd>
      </dl>
    </Card>
  );
}
