type RegionComparisonProps = {
  regions: readonly [string, string];
  rows: readonly { readonly topic: string; readonly flanders: string; readonly brussels: string }[];
};

/** Two regions side by side, topic by topic; on a phone each answer carries the name of its region. */
export function RegionComparison({ regions: [flanders, brussels], rows }: RegionComparisonProps) {
  return (
    <div>
      <p aria-hidden="true" className="hidden gap-x-6 pb-3 font-display font-semibold text-h4 md:grid md:grid-cols-3">
        <span className="col-start-2">{flanders}</span>
        <span>{brussels}</span>
      </p>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map((row) => (
          <div key={row.topic} className="grid grid-cols-2 gap-x-6 gap-y-1 py-3 text-base md:grid-cols-3">
            <dt className="col-span-2 font-semibold md:col-span-1">{row.topic}</dt>
            <Answer region={flanders} text={row.flanders} />
            <Answer region={brussels} text={row.brussels} />
          </div>
        ))}
      </dl>
    </div>
  );
}

function Answer({ region, text }: { region: string; text: string }) {
  return (
    <dd>
      <span className="block text-muted text-small md:sr-only">{region}</span> {text}
    </dd>
  );
}
