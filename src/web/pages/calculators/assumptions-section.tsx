import { Icon } from "#ui/icon.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Section } from "#ui/section.tsx";
import type { ResultView } from "#web/calculations/result-view.ts";

type AssumptionsSectionProps = {
  rows: ResultView["assumptions"];
  words: { title: string; lead: string; edit: string };
  onEdit: (field: string) => void;
};

/** Every number that we filled in, with its source, and a pencil that leads to the field for one's own. */
export function AssumptionsSection({ rows, words, onEdit }: AssumptionsSectionProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={words.title} lead={words.lead} id="aannames">
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {rows.map(({ name, value, note, field }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto_2.75rem] content-start items-center gap-x-3 border-line border-t py-3"
          >
            <dt className="min-w-0 font-semibold text-base">{name}</dt>
            <dd className="whitespace-nowrap text-right font-semibold text-base tabular-nums">{value}</dd>
            <dd data-no-print className="min-h-11">
              {field === null ? null : (
                <a
                  href={`#veld-${field}`}
                  aria-label={fillLabel(words.edit, { name })}
                  onClick={(event) => {
                    event.preventDefault();
                    onEdit(field);
                  }}
                  className="grid size-11 place-content-center rounded-control text-primary hover:bg-primary-soft"
                >
                  <Icon name="pencil" />
                </a>
              )}
            </dd>
            <dd className="col-span-2 text-muted text-small">{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
