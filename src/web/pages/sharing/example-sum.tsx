import type { ExampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";
import { verdictInks } from "#web/pages/sharing/verdict-inks.ts";

/** The year as one sum on one line: shared energy times the gap in price, less the fees. */
export function ExampleSum({ numbers }: { numbers: ExampleNumbers }) {
  const { labels, sum, sides, details, verdict } = numbers;
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <dl className="grid gap-x-6 gap-y-4 bg-sunken p-5 sm:p-7 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between">
        <Term name={labels.shared} value={sum.shared} />
        <Term sign="x" name={labels.spread} value={sum.spread} />
        <Term sign="minus" name={labels.fees} value={sum.fees} note={sum.feesDetail} />
        <Term
          sign="equal"
          name={labels.together}
          value={sum.together}
          note={verdict.text}
          ink={verdictInks[verdict.code]}
        />
      </dl>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 bg-surface px-5 py-4 text-small sm:flex sm:flex-wrap sm:px-7">
        {sides.map(({ label, value, isLoss }) => (
          <div key={label} data-side-gain={value}>
            <dt className="text-muted">{label}</dt>
            <dd className={`font-semibold tabular-nums ${isLoss ? "text-danger" : "text-secondary"}`}>{value}</dd>
          </div>
        ))}
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type TermProps = { sign?: IconName; name: string; value: string; note?: string; ink?: string };

function Term({ sign, name, value, note, ink = "" }: TermProps) {
  return (
    <div
      className={`grid min-w-0 grid-cols-[1.75rem_1fr] content-start gap-x-3 lg:grid-cols-[auto_1fr] ${sign ? "lg:gap-x-5" : "lg:gap-x-0"}`}
    >
      <dt className="col-start-2 text-muted text-small">{name}</dt>
      <dd className={`col-start-2 whitespace-nowrap font-display font-semibold text-h4 tabular-nums sm:text-h3 ${ink}`}>
        {value}
      </dd>
      {note ? (
        <dd className={`col-start-2 text-small ${ink ? `font-semibold ${ink}` : "text-muted"}`}>{note}</dd>
      ) : null}
      {sign ? (
        <dd aria-hidden="true" className="col-start-1 row-start-1 row-end-3 self-center text-primary">
          <Icon name={sign} className="size-6 lg:size-8" />
        </dd>
      ) : null}
    </div>
  );
}
