type NumberTilesProps = {
  facts: readonly { name: string; value: string; note?: string | undefined; tone?: "plain" | "shared" | "money" }[];
  className?: string;
};

const tones = {
  plain: "border-line bg-surface",
  shared: "border-transparent bg-secondary-soft",
  money: "border-transparent bg-primary-soft",
} as const;

/** A few numbers that matter, one tile each. */
export const NumberTiles = ({ facts, className = "" }: NumberTilesProps) => (
  <dl className={`grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-3 ${className}`}>
    {facts.map(({ name, value, note, tone = "plain" }) => (
      <div key={name} className={`flex min-w-0 flex-col rounded-control border p-4 ${tones[tone]}`}>
        <dt className="text-muted text-small">{name}</dt>
        <dd className="mt-1 break-words font-display font-semibold text-h4 tabular-nums leading-tight">{value}</dd>
        {note ? <dd className="mt-1 text-muted text-small">{note}</dd> : null}
      </div>
    ))}
  </dl>
);
