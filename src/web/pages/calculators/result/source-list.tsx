type SourceListProps = { rows: readonly { readonly name: string; readonly value: string; readonly note: string }[] };

/** Where each proposed number comes from: name and value, and the source in a sentence below. */
export const SourceList = ({ rows }: SourceListProps) => (
  <dl className="grid gap-x-12 gap-y-4">
    {rows.map(({ name, value, note }) => (
      <div
        key={name}
        className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-t pt-3 lg:in-data-wide:grid-cols-[1fr_8rem_2fr]"
      >
        <dt className="min-w-0 font-semibold text-base">{name}</dt>
        <dd className="whitespace-nowrap text-right font-semibold text-base tabular-nums">{value}</dd>
        <dd className="col-span-2 mt-1 text-muted text-small lg:in-data-wide:col-span-1 lg:in-data-wide:mt-0.5 lg:in-data-wide:pl-8">
          {note}
        </dd>
      </div>
    ))}
  </dl>
);
