import type { exampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import type { examplesWords } from "#content/pages/sharing/examples.ts";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icon-names.ts";

type ExampleSumProps = {
  numbers: ReturnType<typeof exampleNumbers>;
  labels: ReturnType<typeof examplesWords>["labels"];
  verdict: string;
};

/** The year as one sum on one line: shared energy times the gap in price, less the fees. */
export function ExampleSum({ numbers, labels, verdict }: ExampleSumProps) {
  const { sum, details, gains } = numbers;
  return (
    <div className="mt-8 overflow-hidden rounded-card border border-line">
      <dl className="grid gap-x-5 gap-y-4 bg-sunken p-5 sm:p-7 lg:grid-cols-[1fr_auto_1fr_auto_1.2fr_auto_1.3fr] lg:items-start">
        <Term name={labels.shared} value={sum.shared} />
        <Sign icon="x" />
        <Term name={labels.spread} value={sum.spread} />
        <Sign icon="minus" />
        <Term name={labels.fees} value={sum.fees} note={sum.feesDetail} />
        <Sign icon="equal" />
        <Term
          name={labels.together}
          value={sum.together}
          note={verdict}
          ink={gains ? "text-secondary" : "text-danger"}
        />
      </dl>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 bg-surface px-5 py-4 text-small sm:px-7">
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

type TermProps = { name: string; value: string; note?: string; ink?: string };

function Term({ name, value, note, ink = "" }: TermProps) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className={`whitespace-nowrap font-display font-semibold text-h3 tabular-nums ${ink}`}>{value}</dd>
      {note ? <dd className={`text-small ${ink ? `font-semibold ${ink}` : "text-muted"}`}>{note}</dd> : null}
    </div>
  );
}

const Sign = ({ icon }: { icon: IconName }) => (
  <div aria-hidden="true" className="grid size-9 place-items-center rounded-round bg-primary-soft text-primary lg:mt-4">
    <Icon name={icon} />
  </div>
);
